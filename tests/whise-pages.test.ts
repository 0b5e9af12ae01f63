/** Every home of Whise's recorded answer on its page, with what its details say (decision 145). */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { madePublic } from '#content-service/estates/public-document.ts';
import { DETAILS } from '#content-service/intake/feeds/kinds/whise/details.ts';
import { readDetail } from '#content-service/intake/feeds/kinds/whise/read-detail.ts';
import { estateOf } from '#content-service/intake/feeds/kinds/whise/testing/mapped.ts';
import type { RecordedHome } from '#content-service/intake/feeds/kinds/whise/testing/recorded.ts';
import { RECORD_SCHEMAS } from '#content-service/intake/records/index.ts';
import { readStrictly } from '#content-service/intake/strict/index.ts';
import { formatPrice } from '#domain/format/money.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import type { Locale } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstatePage } from '#worker/estate/sources/first/page.ts';
import { EstatePage } from '#worker/screens/estate/EstatePage.tsx';
import { contextIn } from '#worker/testing/contexts.ts';
import { outlineOf } from './estate-pages/outline.ts';
import { RECORDED } from './support/whise-homes.ts';

/** The document that the content service publishes of a home, a unit with its project's number. */
function publicOf(home: RecordedHome): Estate {
  const mapped = estateOf(home);
  const parentId = typeof home.parentId === 'number' ? { parentId: home.parentId } : {};
  const units = RECORDED.filter((one) => one.parentId === home.id).map(publicOf);
  const children = units.length === 0 ? {} : { children: units };
  const general = { ...mapped.general, id: home.id, ...parentId, ...children };
  const { record } = readStrictly('estate', RECORD_SCHEMAS.estate, { estate: { ...mapped, general } });
  if (record === undefined) throw new Error(`home ${home.id} is no valid record`);
  const { estate } = record as { readonly estate: Estate };
  const { address } = estate.general;
  return madePublic(estate, {
    address_hidden: address?.visible === true ? 0 : 1,
    lat: address?.geoLocation?.lat ?? null,
    lon: address?.geoLocation?.lon ?? null,
  });
}

function outlineIn(home: RecordedHome, locale: Locale): string {
  const context = contextIn(locale);
  const view = toEstatePage(publicOf(home), null, { path: `/${locale}/1`, person: null }, context);
  return outlineOf(renderToStaticMarkup(createElement(EstatePage, { view, t: context.t })));
}

const nameOf = (home: RecordedHome): string => `${home.id}, ${home.name}`;
const CASES = RECORDED.map((home) => [nameOf(home), home] as const);

/** Words of a detail that its page must have: its name of ours, and its value. */
function wordsOf(
  detail: Readonly<Record<string, unknown>>,
  home: RecordedHome,
  locale: Locale,
): readonly string[] {
  const known = DETAILS.get(Number(detail.id));
  if (known === undefined) throw new Error(`detail ${detail.id} is in no table`);
  const { reads, to, onlySale } = known;
  const read = readDetail(detail, reads);
  const forRent = (home.purpose as { id: number }).id === 2;
  if (typeof read === 'string' || (onlySale && forRent)) return [];
  if ('facility' in to) return [to.facility[locale]];
  if ('row' in to) return [to.row[locale], read.words[locale]];
  if ('nearby' in to) return [to.nearby === null ? read.words[locale] : to.nearby[locale]];
  if ('room' in to)
    return [JSON.stringify(read.value), ...(typeof to.room === 'number' ? [] : [to.room[locale]])];
  return 'field' in to && typeof read.value === 'object' ? [read.words[locale]] : [];
}

describe.each(CASES)('the page of %s', (_, home) => {
  it.each(['nl', 'fr'] as const)('in %s has every detail that is shown in words', (locale) => {
    const outline = outlineIn(home, locale).toLowerCase();
    const lacking = home.details.flatMap((detail) =>
      wordsOf(detail, home, locale)
        .filter((words) => !outline.includes(words.toLowerCase()))
        .map((words) => `${detail.id}: ${words}`),
    );
    expect(lacking).toEqual([]);
  });

  it('shows address and price only where the vendor shows them, and no measure that nobody denied', () => {
    const outline = outlineIn(home, 'nl');
    expect(outline.includes(String(home.address))).toBe(home.displayAddress === true);
    // A project states the prices of its units.
    const priced = home.displayPrice === true && home.canHaveChildren !== true;
    expect(outline.includes(formatPrice(Number(home.price), SAME_EVERYWHERE))).toBe(priced);
    expect(outline).not.toContain('Geen rechterlijke herstelmaatregel');
    expect(outline).not.toMatch(/undefined|NaN|\[object /);
  });
});

it('distances of a hidden address are coarse on its page: together they would say where it is', () => {
  const [villa] = RECORDED.filter(({ id }) => id === 6_775_189) as [RecordedHome];
  const shown = outlineIn({ ...villa, displayAddress: true }, 'nl');
  const hidden = outlineIn(villa, 'nl');
  expect([/Scholen: 100 m/.test(shown), /Strand: 1\.000 m/.test(shown)]).toEqual([true, true]);
  expect(hidden).toMatch(/Scholen: 500 m/);
  expect(hidden).not.toMatch(/\b[12]\d0 m\b/);
});

describe('the page of a home that says nothing but its offer', () => {
  const { id, status, displayStatusId, purpose, purposeStatus, category } = RECORDED[2] as RecordedHome;
  const silent = { id, status, displayStatusId, purpose, purposeStatus, category, details: [], pictures: [] };

  /** Words with which pages deny: each in its language. */
  const DENIALS = {
    nl: /\bgeen (?!foto)|\bniet (?!ingevuld)|\bnee\b/i,
    fr: /\bnon (?!renseigné)|\baucune?\b|\bpas (?!encore)|\bsans\b/i,
    en: /\bno (?!picture)|\bnot (?!yet|entered|put any)|\bnone\b|\bwithout\b/i,
    de: /\bnein\b|\bkeine?\b(?! foto)|\bnicht (?!angegeben|ausgefüllt)|\bohne\b/i,
  } as const;

  it.each(Object.entries(DENIALS))('in %s denies nothing (spec 1 §5)', (locale, denial) => {
    const outline = outlineIn(silent, locale as Locale);
    expect(outline.split('\n').filter((line) => denial.test(line))).toEqual([]);
  });

  it('denies a measure where the agency chose "none"', () => {
    const details = [{ id: 2712, value: 'aucune', enum: { id: 1837 } }];
    expect(outlineIn({ ...silent, details }, 'nl')).toMatch(/Geen rechterlijke herstelmaatregel/);
  });
});

describe('the whole page', () => {
  it.each(CASES.filter(([, { id }]) => [6_775_189, 6_775_197, 6_775_200, 6_775_187].includes(id)))(
    'of %s',
    async (_, home) => {
      await expect(`${outlineIn(home, 'nl')}\n`).toMatchFileSnapshot(`./estate-pages/whise/${home.id}.txt`);
    },
  );
});
