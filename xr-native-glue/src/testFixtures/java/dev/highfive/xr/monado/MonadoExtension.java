package dev.highfive.xr.monado;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Starts Monado before a test class and stops it after; a test that wants to talk to it takes it as a parameter. */
final class MonadoExtension implements ExecutionCondition, BeforeAllCallback, ParameterResolver {
    private static final ExtensionContext.Namespace NAMESPACE =
            ExtensionContext.Namespace.create(MonadoExtension.class);

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
        if (context.getRequiredTestClass().getAnnotation(WithMonado.class).running()) {
            context.getStore(NAMESPACE).put(MonadoService.class, MonadoService.start()); // the store closes it
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == MonadoService.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getStore(NAMESPACE).get(MonadoService.class);
    }
}
