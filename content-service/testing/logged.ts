import { vi } from 'vitest';

/** What the service logged as an error; a test that expects some reads and clears it. */
export const logged = vi.fn<(...said: unknown[]) => void>();
