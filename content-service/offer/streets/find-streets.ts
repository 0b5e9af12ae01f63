import { alphabetically } from '#domain/alphabet.ts';
import { typedForms } from '#domain/filter/place.ts';
import { fold } from '#domain/fold.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { localized } from '#domain/text.ts';
import type { City } from '#wire/cities.ts';
import { type Street, StreetSchema } from '#wire/streets.ts';
import { readKeeping } from '#wire/tolerant/read.ts';
import { streetExpression } from '../../estates/index-words.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { listedCondition } from '../query/where.ts';

/** Maximum number of homes read to find their streets. */
const MOST_HOMES = 200;
/** Maximum number of streets in an answer. */
const MOST_STREETS = 8;
/** Minimum letters: fewer match too many streets. */
const SHORTEST = 3;

/**
 * Streets with towns of the listed homes whose street begins with a text. Exported for the test of its query
 * plan.
 */
export const streetStatement = (siteId: string, expression: string, scope: SearchScope): Statement => {
  const listed = listedCondition(siteId, scope, false);
  return {
    sql:
      "SELECT DISTINCT d.doc -> '$.general.address.street' AS street, d.doc -> '$.general.address.city' AS city " +
      `FROM (SELECT rowid FROM estate_words(?) LIMIT ${MOST_HOMES}) AS found ` +
      'CROSS JOIN estates AS e NOT INDEXED ON e.num = found.rowid ' +
      'CROSS JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
      // The index contains only public streets; the condition is repeated for safety, since hidden ones must
      // never leak.
      `WHERE ${listed.text} AND e.address_hidden = 0 AND e.sold = 0`,
    params: [expression, ...listed.params],
  };
};

/** A typed text split into a street and, if given, a town. */
interface Typed {
  readonly street: string;
  /** Folded; empty when absent. */
  readonly town: string;
}

/** A house number at the end, optionally with a box: only the street is searched. */
const NUMBER = / \d+ ?[a-z]?(?: (?:bus|bte|boite|box) ?\w+)?$/;

const withoutNumber = (folded: string): string => folded.replace(NUMBER, '').trim();

/**
 * Possible splits of a text: "Duinstraat 12, 8670 Koksijde" at its comma; else with the last one, two or
 * three words as the town.
 */
function readings(text: string): readonly Typed[] {
  const [first = '', ...others] = text.split(',');
  if (others.length > 0) return [{ street: withoutNumber(fold(first)), town: fold(others.join(' ')) }];
  const words = fold(text).split(' ');
  return [0, 1, 2, 3]
    .filter((behind) => behind < words.length)
    .map((behind) => ({
      street: withoutNumber(words.slice(0, words.length - behind).join(' ')),
      town: words.slice(words.length - behind).join(' '),
    }));
}

/** Whether a town has this name or prefix, with or without its zip. */
const isTown = ({ zip, name, alias }: City, town: string): boolean => {
  const called = town.replace(/\b\d{4,5}\b/, '').trim();
  if (called === '') return town === '' || town === String(zip ?? '');
  return LOCALES.some((locale) =>
    [name?.[locale], alias?.[locale]].some((text) =>
      typedForms(text ?? '').some((form) => form.startsWith(called)),
    ),
  );
};

const toStreet = ({ street, city }: { street: string | null; city: string | null }): Street[] => {
  const read = readKeeping(StreetSchema, {
    name: JSON.parse(street ?? 'null'),
    city: JSON.parse(city ?? 'null'),
  });
  return read.success ? [read.data] : [];
};

/** Identifies a street by its names and town. */
const keyOf = ({ name, city }: Street): string =>
  `${LOCALES.map((locale) => fold(name?.[locale] ?? '')).join('|')} ${city.id}`;

/**
 * Streets of listed homes with a public street that match a typed text. If one matches exactly, those that
 * only begin with the text are left out.
 */
export const findStreets = async (
  db: D1Database,
  siteId: string,
  text: string,
  { scope, locale }: { readonly scope: SearchScope; readonly locale: Locale },
): Promise<readonly Street[]> => {
  for (const { street, town } of readings(text)) {
    const expression = street.length < SHORTEST ? null : streetExpression(siteId, street);
    if (expression === null) continue;
    const { results } = await prepare(db, streetStatement(siteId, expression, scope)).all<{
      street: string | null;
      city: string | null;
    }>();
    const found = new Map(results.flatMap(toStreet).map((one) => [keyOf(one), one] as const));
    const meant = [...found.values()].filter(({ city }) => isTown(city, town));
    if (meant.length === 0) continue;
    const exact = meant.filter(({ name }) => LOCALES.some((one) => fold(name?.[one] ?? '') === street));
    const compare = alphabetically(locale);
    const words = ({ name, city }: Street): string =>
      `${localized(name, locale)}, ${localized(city.name, locale)}`;
    return (exact.length > 0 ? exact : meant)
      .toSorted((one, other) => compare(words(one), words(other)))
      .slice(0, MOST_STREETS);
  }
  return [];
};
