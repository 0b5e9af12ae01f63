import { alphabetically } from '../../../domain/alphabet.ts';
import { typedForms } from '../../../domain/filter/place.ts';
import { fold } from '../../../domain/fold.ts';
import { LOCALES, type Locale } from '../../../domain/locale.ts';
import { localized } from '../../../domain/text.ts';
import { type City, CitySchema } from '../../../wire/cities.ts';
import { type Street, StreetSchema } from '../../../wire/streets.ts';
import { streetExpression } from '../../estates/index-words.ts';
import type { SearchScope } from '../../estates/scope.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { listedCondition } from '../query/where.ts';

/** Most homes that are read to find their streets. */
const MOST_HOMES = 200;
/** Most streets of an answer. */
const MOST_STREETS = 8;
/** Fewer letters begin too many streets. */
const SHORTEST = 3;

/** Streets and towns of the listed homes of which a street begins so. Exported for the test of its plan. */
export const streetStatement = (siteId: string, expression: string, scope: SearchScope): Statement => {
  const listed = listedCondition(siteId, scope, false);
  return {
    sql:
      "SELECT DISTINCT d.doc ->> '$.general.address.street' AS street, d.doc ->> '$.general.address.city' AS city " +
      `FROM (SELECT rowid FROM estate_words(?) LIMIT ${MOST_HOMES}) AS found ` +
      'CROSS JOIN estates AS e NOT INDEXED ON e.num = found.rowid ' +
      'CROSS JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
      // The index holds no other street; said again, since nothing here may ever tell one.
      `WHERE ${listed.text} AND e.address_hidden = 0 AND e.sold = 0`,
    params: [expression, ...listed.params],
  };
};

/** What was typed, taken apart: a street, and the town behind it where one is said. */
interface Typed {
  readonly street: string;
  /** Folded; empty without one. */
  readonly town: string;
}

/** A house number at the end, perhaps with its box: a street is looked for, not a door. */
const NUMBER = / \d+ ?[a-z]?(?: (?:bus|bte|boite|box) ?\w+)?$/;

const withoutNumber = (folded: string): string => folded.replace(NUMBER, '').trim();

/** "Duinstraat 12, 8670 Koksijde" by its comma; else with one, two or three words at the end as the town. */
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

/** Whether a town is called so, or begins so, with or without its zip. */
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
  const read = StreetSchema.safeParse({
    name: JSON.parse(street ?? 'null'),
    city: CitySchema.safeParse(JSON.parse(city ?? 'null')).data,
  });
  return read.success ? [read.data] : [];
};

/** The street's name and town, told apart from others. */
const keyOf = ({ name, city }: Street): string =>
  `${LOCALES.map((locale) => fold(name?.[locale] ?? '')).join('|')} ${city.id}`;

/**
 * Streets in which the site lists homes that show theirs and which a typed text may mean. One that is so
 * called comes before those that only begin so, which are then left out.
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
