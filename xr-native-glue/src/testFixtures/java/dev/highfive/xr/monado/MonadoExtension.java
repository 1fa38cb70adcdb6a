package dev.highfive.xr.monado;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Starts Monado before a test class and stops it after. */
final class MonadoExtension implements ExecutionCondition, BeforeAllCallback {
    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        if (MonadoService.isAvailable()) {
            return ConditionEvaluationResult.enabled("Monado is at hand");
        }
        MissingPart.report(context.getDisplayName(), MissingPart.NO_MONADO);
        return ConditionEvaluationResult.disabled(MissingPart.NO_MONADO);
    }

    @Override
    public void beforeAll(ExtensionContext context) throws Exception {
        context.getStore(ExtensionContext.Namespace.create(MonadoExtension.class))
                .put(MonadoService.class, MonadoService.start()); // the store closes it
    }
}
