import { vi } from 'vitest';

/** Errors that the service logged; a test that expects some must read and clear them. */
export const logged = vi.fn<(...said: unknown[]) => void>();
