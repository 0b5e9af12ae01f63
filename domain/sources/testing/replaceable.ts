import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Must be imported first by tests that replace the registry: vitest disables its AsyncLocalStorage to save
 * time, which workerd does not support.
 */
AsyncLocalStorage.prototype.disable = () => undefined;
