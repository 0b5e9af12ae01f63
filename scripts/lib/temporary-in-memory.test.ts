import { tmpdir } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { keepTemporaryInMemory } from './temporary-in-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('keeps temporary files in memory only where there is room', () => {
  vi.stubEnv('TMPDIR', undefined);
  const available = vi.spyOn(process, 'availableMemory').mockReturnValue(1024 ** 3);
  keepTemporaryInMemory();
  expect(tmpdir()).toBe('/tmp');
  available.mockRestore();
});

it('leaves a folder that was chosen', () => {
  vi.stubEnv('TMPDIR', '/chosen');
  keepTemporaryInMemory();
  expect(tmpdir()).toBe('/chosen');
});
