import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * To be imported first by tests that put a registry in the place of the real one: vitest ends the storage
 * that it keeps meanwhile, to save time, and workerd cannot do that.
 */
AsyncLocalStorage.prototype.disable = () => undefined;
