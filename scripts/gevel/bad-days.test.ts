/** Commands of the guide on bad days: each refuses in a sentence, with an exit code that is not 0, and leaves nothing behind. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from './commands/index.ts';
import { EXIT } from './errors.ts';
import { findCommand } from './parse.ts';
import { guideLines, wordsOf } from './testing/guide-lines.ts';
import { run } from './testing/run.ts';
import { startService, type TestService } from './testing/service.ts';

const GEVEL = 'npm run gevel -- ';
/** Commands about the account, and those that need no content service. */
const ALONE = /^(?:deploy|doctor|rollback|costs|columns|settings)\b/;
/** Commands that read a file of the operator, or standard input, first: only that can be wrong. */
const OF_FILES =
  /^(?:import|restore|backup|map add|pages push|site push|site look|export|feed account set|feed try|redirects propose|redirects apply)\b|--secrets\b/;
const SITES = ['duinzicht', 'zeezicht', 'huis-haard', 'kaai'];

const lines = [
  ...new Set(
    guideLines('docs/operations/*.md')
      .filter(({ line }) => line.startsWith(GEVEL))
      .map(({ line }) => line.slice(GEVEL.length)),
  ),
];
const ofService = lines.filter((line) => !ALONE.test(line) && !line.includes('help'));
const ofSites = ofService.map(wordsOf).filter((words) => words.some((word) => SITES.includes(word)));

let service: TestService;
let folder = '';
beforeEach(async () => {
  service = await startService();
  folder = await mkdtemp(join(tmpdir(), 'gevel-bad-days-'));
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** A sentence for people: no stack, and nothing that nobody foresaw. */
const isSentence = (stderr: string) => {
  expect(stderr.trim()).not.toBe('');
  expect(stderr).not.toMatch(/unexpectedly|^\s+at |undefined|\[object/m);
};

it('the guide has commands', () => {
  expect([ofService.length > 60, ofSites.length > 50]).toEqual([true, true]);
});

it.each(lines)('a mistyped option is named, and no call is made: %s', async (line) => {
  const { code, stderr } = await run([...wordsOf(line), '--tpyo'], service.origin);
  expect([code, service.calls]).toEqual([EXIT.wrongUsage, []]);
  expect(stderr).toContain('--tpyo');
});

it.each(lines)('a mistyped command is answered with the nearest one: %s', async (line) => {
  const found = findCommand(wordsOf(line), COMMANDS);
  if (found === null) throw new Error('unknown command');
  const [first = '', ...others] = found.command.name.split(' ');
  const typo = `${first.slice(0, -1)}x`;
  const { code, stderr } = await run([typo, ...others], service.origin);
  expect(code).toBe(EXIT.wrongUsage);
  isSentence(stderr);
  expect(stderr).toMatch(/^There is no command/);
});

it('names the command that was meant', async () => {
  expect((await run(['site', 'lst'])).stderr).toContain('Did you mean "site list"?');
  expect((await run(['--to'])).stderr).toContain('No command is given.');
  expect((await run(['help', 'nothing'])).stderr).toContain('There is no command "nothing".');
});

it.each(ofSites.map((words) => [words.join(' '), words] as const))(
  'an invalid id never becomes a path: %s',
  async (_line, words) => {
    for (const odd of ['../tokens', 'a/b', 'a b', '', 'a\u0000', 'é'.repeat(40)]) {
      const { code, stderr } = await run(
        words.map((word) => (SITES.includes(word) ? odd : word)),
        service.origin,
      );
      expect([code, service.calls]).toEqual([EXIT.wrongUsage, []]);
      expect(stderr).toContain('cannot be the id of a site');
    }
  },
);

it.each(ofService.filter((line) => !OF_FILES.test(line)))(
  'an unknown token is reported as such, not as an unknown site: %s',
  async (line) => {
    service.refuseTokens();
    const words = wordsOf(line).map((word) => (/^(?:KEY-)?ID$|^LEAD$/.test(word) ? 'abcdef012345' : word));
    const { code, stderr } = await run(words, service.origin);
    if (code === EXIT.wrongUsage) return isSentence(stderr);
    expect(code).toBe(EXIT.refused);
    expect(stderr).toContain('does not accept this token');
  },
);

it.each(ofService.filter((line) => !OF_FILES.test(line)))(
  'an unreachable service is reported, with exit code 3: %s',
  async (line) => {
    const words = wordsOf(line).map((word) => (/^(?:KEY-)?ID$|^LEAD$/.test(word) ? 'abcdef012345' : word));
    const { code, stderr } = await run(words, 'http://localhost:1');
    if (code === EXIT.wrongUsage) return isSentence(stderr);
    expect(code).toBe(EXIT.unreachable);
    expect(stderr).toContain('http://localhost:1 does not answer');
  },
);

describe('unusable files', () => {
  const at = (name: string) => join(folder, name);
  const odd = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 256));
  beforeEach(async () => {
    await mkdir(at('folder'));
    for (const ending of ['bin', 'csv', 'ndjson', 'json', 'png', 'pmtiles'])
      await writeFile(at(`odd.${ending}`), odd);
    await writeFile(at('empty.csv'), '');
    await writeFile(at('head.csv'), 'estate.general.id;estate.general.price.value\r\n');
    await writeFile(at('home.json'), '[]');
  });

  it.each([
    ['import', 'duinzicht', 'absent.csv'],
    ['import', 'duinzicht', 'absent.ndjson', '--dry-run'],
    ['import', 'duinzicht', 'odd.bin'],
    ['import', 'duinzicht', 'folder'],
    ['import', 'duinzicht', 'empty.csv'],
    ['import', 'duinzicht', 'head.csv', '--sync'],
    ['import', 'duinzicht', 'home.json', '--dry-run'],
    ['import', 'duinzicht', 'home.json', '--pictures', 'absent'],
    ['import', 'duinzicht', 'home.json', '--pictures', 'odd.bin'],
    ['site', 'push', 'duinzicht', 'absent'],
    ['site', 'push', 'duinzicht', 'odd.bin'],
    ['site', 'logo', 'duinzicht', 'absent.png'],
    ['picture', 'add', 'duinzicht', 'folder'],
    ['map', 'add', 'folder'],
    ['map', 'add', 'absent.pmtiles'],
    ['map', 'add', 'odd.pmtiles'],
    ['pages', 'pull', 'duinzicht', 'odd.bin'],
    ['pages', 'push', 'duinzicht', 'absent'],
    ['person', 'export', 'els@example.be', 'absent/els.json'],
    ['person', 'export', 'els@example.be', 'folder'],
    ['lead', 'export', 'duinzicht', 'folder'],
    ['backup', 'save', 'odd.bin'],
    ['backup', 'save', 'backup', '--visitors', 'absent.txt'],
    ['backup', 'save', 'backup', '--visitors', 'empty.csv'],
    ['backup', 'save', 'backup', '--site', 'nobody'],
    ['backup', 'restore', 'absent', '--yes'],
    ['backup', 'restore', 'odd.bin', '--yes'],
    ['export', 'nobody', 'export'],
    ['restore', 'duinzicht', 'absent'],
    ['site', 'add', 'new', '--name', 'New', '--lang', 'nl', '--like', 'odd.json'],
    ['site', 'add', 'new', '--name', 'New', '--lang', 'nl', '--folder', 'odd.bin'],
    ['site', 'add', 'new', '--name', ' ', '--lang', 'nl', '--folder', 'new'],
    ['site', 'add', 'new', '--name', 'New', '--lang', 'xx', '--folder', 'new'],
  ])('%s %s %s %s %s', async (...words) => {
    service.sites.set('duinzicht', {
      id: 'duinzicht',
      name: 'Duinzicht',
      state: 'live',
      hostnames: ['duinzicht.test'],
      locales: ['nl'],
      defaultLocale: 'nl',
      settings: {},
    });
    const before = (await readdir(folder, { recursive: true })).toSorted();
    const isFile = /^(?:absent|odd|empty|head|home|folder|new$|export$|backup$)/;
    const given = words.map((word, index) => (index > 1 && isFile.test(word) ? at(word) : word));
    if (words[0] === 'map' || words[0] === 'restore') given[2] = at(words[2] ?? '');
    const { code, stdout, stderr } = await run(given, service.origin);
    expect(code, stdout + stderr).not.toBe(EXIT.done);
    isSentence(stderr.trim() === '' ? stdout : stderr);
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual(before);
    expect(service.sites.has('new')).toBe(false);
  });
});
