import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { threats } from './attacks/threats.ts';

it('every threat of docs/security.md has an attack that exists', () => {
  const faults = threats().flatMap(({ threat, files, benches }) => {
    const absent = [...files, ...benches.map((name) => `bench/${name}`)].filter((file) => !existsSync(file));
    return files.length === 0 || absent.length > 0 ? [{ threat, absent }] : [];
  });
  expect(faults).toEqual([]);
});
