import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles, readStamp, writeStamp } from './inputs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gevel-inputs-'));
  writeFileSync(join(folder, 'a.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = (): string => hashFiles([join(folder, '**/*')]);

describe('hashFiles', () => {
  it('changes with contents and names', () => {
    const before = hash();
    writeFileSync(join(folder, 'a.ts'), 'two');
    const changed = hash();
    writeFileSync(join(folder, 'b.ts'), 'two');
    expect(new Set([before, changed, hash()]).size).toBe(3);
  });

  it('ignores test files, because nothing is made from them', () => {
    const before = hash();
    writeFileSync(join(folder, 'a.test.ts'), 'check');
    expect(hash()).toBe(before);
  });
});

describe('stamps', () => {
  it('are read back, and missing ones are null', async () => {
    const file = join(folder, 'deep/stamp');
    expect(await readStamp(file)).toBeNull();
    await writeStamp(file, 'abc');
    expect(await readStamp(file)).toBe('abc');
  });
});
