import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { helpOver } from './help.ts';

it('the list of commands is written down as `help` prints it', async () => {
  await expect(`${helpOver(COMMANDS)}\n`).toMatchFileSnapshot('commands.txt');
});

it.each([[[]], [['help']], [['--help']]])('%j answers in a checkout where nothing is installed', (words) => {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-help-'));
  try {
    mkdirSync(join(folder, 'scripts/gevel'), { recursive: true });
    for (const path of ['scripts/run.mjs', 'scripts/lib', 'scripts/gevel/commands.txt', 'package-lock.json'])
      cpSync(path, join(folder, path), { recursive: true });
    const reported = execFileSync(
      process.execPath,
      [join(folder, 'scripts/run.mjs'), 'gevel/main.ts', ...words],
      { encoding: 'utf8' },
    );
    expect(reported).toBe(`${helpOver(COMMANDS)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
