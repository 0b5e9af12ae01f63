import { vi } from 'vitest';

/** What the service logged as an error; a test that expects some reads and clears it. */
export const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
