import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from '../filter/codec.ts';
import { ESTATE_SEARCH } from '../filter/filter.ts';
import { RENTAL_SEARCH } from '../filter/rental-filter.ts';
import { SAY } from '../filter/say.ts';
import { placeIndex } from './places.ts';
import { readForHomes, soughtIn } from './sentence.ts';
import { type Case, faultsOf, saidBy, understand, unknownIn } from './testing/judge.ts';

const read = understand;

const casesOf = (name: string): readonly Case[] =>
  readFileSync(new URL(`testing/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line): Case => JSON.parse(line));

/** Sentences by the people who wrote them, each file before its author had seen a rule: `sentences`, and any other. */
const FILES = globSync('*.jsonl', { cwd: new URL('testing', import.meta.url) }).toSorted();
const CASES = FILES.flatMap(casesOf);
/** Share of the sentences that must be understood as expected. */
const LEAST_RIGHT = 0.85;

const cell = (text: string): string => text.replaceAll('|', '\\|');
const inWords = (said: object): string =>
  Object.entries(said)
    .map(([key, value]) => `${key} ${JSON.stringify(value).replaceAll('"', '')}`)
    .join(', ');

const DOC_HEAD = `# Sentences of visitors

What visitors type into the field of a search, and what is understood of it (decision 178). The table is generated
by \`domain/sentence/sentence.test.ts\` (\`-u\`); its sentences are in \`domain/sentence/testing/\`.
`;

const tableOf = (cases: readonly Case[]): string =>
  [
    '| | Sentence | Understood | Not understood | Differs from what was expected |',
    '|---|---|---|---|---|',
    ...cases.map((item) => {
      const found = read(item.q);
      const cells = [
        item.id,
        item.q,
        inWords(saidBy(found)),
        unknownIn(found, item.q).join(' · '),
        faultsOf(item, found).join('; '),
      ];
      return `| ${cells.map(cell).join(' | ')} |`;
    }),
  ].join('\n');

describe('sentences as visitors write them', () => {
  it.each(FILES)('are understood as expected, at least 85 of 100: %s', (file) => {
    const cases = casesOf(file);
    const wrong = cases.filter((item) => faultsOf(item, read(item.q)).length > 0);
    expect(1 - wrong.length / cases.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('show a chip or words where they are understood otherwise', () => {
    const silent = CASES.filter((item) => {
      const { parts } = read(item.q);
      return parts.every(({ kind }) => kind === 'filler');
    });
    expect(silent).toEqual([]);
  });

  it('are listed with what was understood', async () => {
    await expect(`${DOC_HEAD}\n${tableOf(CASES)}\n`).toMatchFileSnapshot('../../docs/sentences.md');
  });
});

describe('any text', () => {
  const WORDS = CASES.flatMap(({ q }) => q.split(' '));
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 30 }).map((words) => words.join(' ')),
    fc
      .array(fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 4 })), { maxLength: 40 })
      .map((words) => words.join('')),
  );

  it('is read without throwing, as phrases in order within the text, and as a valid search', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const text = SAY.read(typed);
        if (text === null) return;
        expect(SAY.read(text)).toBe(text);
        const found = read(text);
        let end = 0;
        for (const part of found.parts) {
          expect(part.from).toBeGreaterThanOrEqual(end);
          expect(part.to).toBeGreaterThan(part.from);
          end = part.to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        if (found.side === 'homes') {
          expect(readSearch(ESTATE_SEARCH, writeSearch(ESTATE_SEARCH, found.filter))).toEqual(found.filter);
        } else
          expect(readSearch(RENTAL_SEARCH, writeSearch(RENTAL_SEARCH, found.filter))).toEqual(found.filter);
      }),
      { seed: 178, numRuns: 400 },
    );
  }, 60_000);
});

describe('a site with few places', () => {
  const few = placeIndex([{ id: '7', names: ['Knokke-Heist'], zip: '8300', lat: 51.34, lon: 3.29 }]);
  const context = { index: few, today: '2026-11-27' };
  const sought = (text: string) => readForHomes(text, context);

  it('says a place in which it has nothing, and never drops it', () => {
    const { parts } = sought('huis in Gent');
    expect(parts.find(({ elsewhere }) => elsewhere !== null)).toMatchObject({
      kind: 'unknown',
      elsewhere: { names: expect.arrayContaining(['Gent']) },
    });
  });

  it('searches around a town where it has nothing, when its surroundings are asked for', () => {
    expect(sought('huis bij Gent').filter).toMatchObject({ circles: [{ km: 10, lat: 51.054, lon: 3.725 }] });
  });

  it('takes no name of a longer one: Louvain-la-Neuve is not Leuven', () => {
    expect(sought('kot louvain-la-neuve').filter).toMatchObject({ city: [], circles: [] });
  });

  it('says which search it asks for, or nothing of it', () => {
    expect(soughtIn('week in juli', context)).toBe('stays');
    expect(soughtIn('huis te koop', context)).toBe('homes');
    expect(soughtIn('Knokke-Heist', context)).toBeNull();
  });
});

describe('what is denied', () => {
  it.each([
    'huis zonder tuin',
    'maison sans jardin',
    'house without a garden',
    'haus ohne garten',
    'house, no garden or terrace',
    'tuin niet nodig',
  ])('%s never asks for it', (text) => {
    const found = read(text);
    expect(saidBy(found)).not.toHaveProperty('garden');
    expect(saidBy(found)).not.toHaveProperty('terrace');
    expect(unknownIn(found, text).length).toBeGreaterThan(0);
  });
});
