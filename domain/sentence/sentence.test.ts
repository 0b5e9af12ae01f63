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
        const again =
          found.side === 'homes'
            ? readSearch(ESTATE_SEARCH, writeSearch(ESTATE_SEARCH, found.filter))
            : readSearch(RENTAL_SEARCH, writeSearch(RENTAL_SEARCH, found.filter));
        expect(again).toEqual(found.filter);
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

  it.each([
    ['huis zonder tuin en terras', { type: ['house'] }],
    ['alles behalve nieuwbouw in gent', { place: ['Gent'] }],
    ['tout sauf un studio', {}],
    ['anything but a new build', {}],
    ['alles außer einer Villa', {}],
    ['flat, not above a shop', { type: ['apartment'] }],
    ['appartement pas au-dessus d’un commerce', { type: ['apartment'] }],
    ['wohnung, nicht über einem laden', { type: ['apartment'] }],
    ['geen studio of appartement, een huis', { type: ['house'] }],
    ['eerder een huis dan een appartement', { type: ['house'] }],
    ['maison plutôt qu’un appartement', { type: ['house'] }],
    ['geen nood aan een garage', {}],
    ['I don’t need a garage', {}],
    ['pas besoin de jardin', {}],
    ['dogs are not allowed', {}],
    ['huis, balkon liever niet', { type: ['house'] }],
    ['garage is geen must, huis', { type: ['house'] }],
    ['niet noodzakelijk nieuwbouw', {}],
    ['pas forcément neuf', {}],
    ['doesn’t have to be a new build', {}],
    ['tuin niet per se nodig', {}],
    ['weder Garten noch Balkon', {}],
    ['neither garden nor terrace', {}],
    ['anywhere but brussels', {}],
  ])('%s is no search for it', (text, said) => {
    const found = read(text);
    expect(saidBy(found)).toEqual(said);
    expect(unknownIn(found, text).length).toBeGreaterThan(0);
  });

  it.each([
    ['kot, niet boven de 480', 480],
    ['pas plus de 300.000 euros', 300_000],
    ['no more than 300k', 300_000],
    ['not above 300k', 300_000],
    ['nicht über 300.000', 300_000],
  ])('%s is a greatest price', (text, max) => {
    expect(saidBy(read(text))).toMatchObject({ priceMax: max });
    expect(saidBy(read(text))).not.toHaveProperty('priceMin');
  });

  it('is not one of several sums', () => {
    expect(saidBy(read('prix 250000 plus frais'))).toEqual({ status: ['FOR_SALE'], priceMax: 250_000 });
  });

  it('is not turned where it is not denied', () => {
    expect(saidBy(read('boven de 300.000'))).toEqual({ status: ['FOR_SALE'], priceMin: 300_000 });
    expect(saidBy(read('huis duurder dan 300k'))).toEqual({
      status: ['FOR_SALE'],
      type: ['house'],
      priceMin: 300_000,
    });
  });
});

describe('money that is no price', () => {
  it.each([
    'lening 200000',
    'huis, lening van maximaal 200.000 euro',
    'maison avec un prêt de 200.000 €',
    'crédit hypothécaire : 200000',
    'house, mortgage of up to 200k',
    'haus, kredit über 200.000 euro',
    '50.000 euro eigen inbreng',
    'apport personnel 50.000',
    'I have 50k savings',
    'inkomen 3500 per maand',
    '1.500 euro de garantie locative',
    'kadastraal inkomen 1200',
  ])('%s sets none, and is said not to count', (text) => {
    const found = read(text);
    expect(saidBy(found)).not.toHaveProperty('priceMax');
    expect(saidBy(found)).not.toHaveProperty('priceMin');
    expect(saidBy(found)).not.toHaveProperty('status');
    expect(unknownIn(found, text).join(' ')).toMatch(/\d/);
  });

  it.each([
    ['huis 300000, lening 200000', 300_000],
    ['huis 300000 lening 200000', 300_000],
    ['maison 300.000 € avec prêt de 200.000 €', 300_000],
    ['appartement max 250.000 met lening', 250_000],
    ['lening, huis tot 300.000 met 3 slaapkamers', 300_000],
  ])('leaves the price beside it: %s', (text, max) => {
    expect(saidBy(read(text))).toMatchObject({ priceMax: max });
  });

  it('takes no bedrooms for a sum', () => {
    expect(saidBy(read('huis met lening 3 slaapkamers'))).toEqual({ type: ['house'], bedMin: 3 });
  });
});

describe('kinds of homes beside each other', () => {
  it.each([
    ['appart ou studio', { type: ['apartment'] }],
    ['appartement of een studio', { type: ['apartment'] }],
    ['studio or flat', { type: ['apartment'] }],
    ['wohnung/studio', { type: ['apartment'] }],
    ['huis of hoeve', { type: ['house'] }],
    // The villa is one of the houses; the flats are sought as a whole.
    ['huis, villa of appartement', { type: ['house', 'apartment'] }],
    ['appartement penthouse of villa', { type: ['apartment', 'house'], subType: ['PENTHOUSE', 'VILLA'] }],
    ['huis of studio', { type: ['house', 'apartment'] }],
    ['villa of landhuis', { type: ['house'], subType: ['VILLA', 'COUNTRY_HOUSE'] }],
    ['villa of penthouse', { type: ['house', 'apartment'], subType: ['VILLA', 'PENTHOUSE'] }],
    ['huis, villa of studio', { type: ['house', 'apartment'], subType: ['VILLA', 'STUDIO'] }],
    ['duplex appartement', { type: ['apartment'], subType: ['DUPLEX'] }],
  ])('%s', (text, said) => {
    const found = saidBy(read(text));
    const sorted = Object.fromEntries(
      Object.entries(found).map(([key, one]) => [key, [one].flat().toSorted()]),
    );
    expect(sorted).toEqual(
      Object.fromEntries(Object.entries(said).map(([key, one]) => [key, one.toSorted()])),
    );
  });
});

describe('a price', () => {
  it.each([
    ['huis tot 250.000', ['FOR_SALE']],
    ['maison entre 180.000 et 220.000', ['FOR_SALE']],
    ['house under 19,999 euros', null],
    ['Wohnung bis 1.200 Euro', null],
    ['appartement 1.100 euro per maand', ['TO_RENT']],
    // What is said of it counts for more.
    ['kantoor te huur tot 25.000', ['TO_RENT']],
    ['huis te huur of te koop tot 300.000', ['TO_RENT', 'FOR_SALE']],
  ])('says what is sought where no home costs as much a month: %s', (text, status) => {
    expect(saidBy(read(text)).status ?? null).toEqual(status);
  });
});

describe('numbers in words', () => {
  it.each([
    ['septante-cinq m2', 75],
    ['quatre-vingt-dix m2', 90],
    ['cent quatre-vingt-deux m2', 182],
    ['deux cents m2', 200],
    ['soixante-quinze m2', 75],
    ['vijfenzeventig m2', 75],
    ['honderdtwintig m2', 120],
    ['einundzwanzig m2', 21],
    ['fünfundsiebzig m2', 75],
    ['zweihundertfünfzig m2', 250],
    ['seventy-five m2', 75],
  ])('%s', (text, m2) => {
    expect(saidBy(read(text))).toEqual({ livingMin: m2 });
  });

  it.each([
    ['kwart miljoen', 250_000],
    ['quarter of a million tops', 250_000],
    ['eine Viertelmillion', 250_000],
    ['un demi-million', 500_000],
    ['anderhalf miljoen', 1_500_000],
    ['tweehonderdvijftigduizend', 250_000],
    ['deux cent cinquante mille', 250_000],
    ['dreihunderttausend', 300_000],
    ['two hundred thousand', 200_000],
    ['1,2 milj', 1_200_000],
    ['320 Tausend', 320_000],
    ['38k', 38_000],
  ])('%s is a price', (text, max) => {
    expect(saidBy(read(text))).toEqual({ status: ['FOR_SALE'], priceMax: max });
  });

  it('are two where they cannot be one', () => {
    expect(saidBy(read('tussen honderd en tweehonderdduizend'))).toMatchObject({ priceMax: 200_000 });
    expect(saidBy(read('maison cent m2 deux chambres'))).toMatchObject({ livingMin: 100, bedMin: 2 });
  });
});

describe('a number of four digits', () => {
  it.each([
    '1930s house',
    'jaren 1930 huis',
    'maison avant 2000',
    'haus vor 2000',
    'huis niet ouder dan 2000',
  ])('%s is no zip and no price', (text) => {
    expect(saidBy(read(text))).toEqual({ type: ['house'] });
    expect(unknownIn(read(text), text).length).toBeGreaterThan(0);
  });
});

describe('a part of a name', () => {
  it.each(['Heist-op-den-Berg', 'Oud-Gent', 'Trou-Namur'])('is no other place: %s', (text) => {
    expect(saidBy(read(text))).toEqual({});
  });

  it('is a place after a zip, and beside another place', () => {
    expect(saidBy(read('9000-Gent'))).toEqual({ place: ['Gent'] });
    expect(saidBy(read('Gent-Brugge'))).toEqual({ place: ['Gent', 'Brugge'] });
  });
});

describe('a kind of home that begins a name', () => {
  it.each(['Burg-Hohenfels', 'Neuve-Chapelle', 'Villa-Lorraine', 'Schloss-Strasse'])('%s is none', (text) => {
    expect(saidBy(read(text))).toEqual({});
  });
});
