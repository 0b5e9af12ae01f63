import { fold } from '../fold.ts';
import { LOCALES, type Locale } from '../locale.ts';

/** An area that people search as a whole: a province or the coast. */
interface Area {
  /** Its names, in the order of `LOCALES`. */
  readonly names: readonly string[];
  /** Belgian zips, both ends included. */
  readonly zips: readonly (readonly [from: number, to: number])[];
}

const area = (names: string, ...zips: Area['zips']): Area => ({ names: names.split('|'), zips });

/** Zips by province in bpost's numbering; the coast by its towns. */
const AREAS = {
  antwerp: area('Antwerpen|Anvers|Antwerp|Antwerpen', [2000, 2999]),
  eastFlanders: area('Oost-Vlaanderen|Flandre orientale|East Flanders|Ostflandern', [9000, 9999]),
  flemishBrabant: area(
    'Vlaams-Brabant|Brabant flamand|Flemish Brabant|Flämisch-Brabant',
    [1500, 1999],
    [3000, 3499],
  ),
  hainaut: area('Henegouwen|Hainaut|Hainaut|Hennegau', [6000, 6599], [7000, 7999]),
  liege: area('Luik|Liège|Liège|Lüttich', [4000, 4999]),
  limburg: area('Limburg|Limbourg|Limburg|Limburg', [3500, 3999]),
  luxembourg: area('Luxemburg|Luxembourg|Luxembourg|Luxemburg', [6600, 6999]),
  namur: area('Namen|Namur|Namur|Namur', [5000, 5999]),
  walloonBrabant: area('Waals-Brabant|Brabant wallon|Walloon Brabant|Wallonisch-Brabant', [1300, 1499]),
  westFlanders: area('West-Vlaanderen|Flandre occidentale|West Flanders|Westflandern', [8000, 8999]),
  brussels: area('Brussel|Bruxelles|Brussels|Brüssel', [1000, 1299]),
  coast: area(
    'De kust|La côte|The coast|Die Küste',
    [8300, 8301],
    [8370, 8370],
    [8380, 8380],
    [8400, 8400],
    [8420, 8421],
    [8430, 8434],
    [8450, 8450],
    [8620, 8620],
    [8660, 8660],
    [8670, 8670],
  ),
} as const satisfies Readonly<Record<string, Area>>;
export type AreaName = keyof typeof AREAS;

/** The coast comes last: for an agency at the coast, its whole province is on it. */
export const AREA_NAMES = Object.keys(AREAS) as AreaName[];

/** Name of an area in a language. */
export const areaName = (name: AreaName, locale: Locale): string =>
  AREAS[name].names[LOCALES.indexOf(locale)] ?? '';

/** Folded names without the article: "kust", "west vlaanderen". */
const bare = (text: string): string => fold(text).replace(/^(?:de|la|the|die) /, '');

/**
 * Words that mark a province or region, not a town: "provincie Antwerpen", "province de Liège", "Antwerp (province)",
 * "Brussels Hoofdstedelijk Gewest", "Région de Bruxelles-Capitale", "Brussels-Capital Region".
 */
const SAID =
  /^(?:provincie|province(?: de| d| du| of)?|provinz|gewest|region(?: de| d| du| of)?) | (?:provincie|province|provinz|region|gewest|(?:hoofdstedelijk|hoofdstedelijk gewest|capitale|capital region|capital))$/g;

/** Areas that people mean by their name, also where a town has the same name. */
const NEVER_TOWNS: readonly AreaName[] = ['coast', 'brussels'];

/** Adjectives beside "region" or "gewest". */
const ADJECTIVES: Partial<Readonly<Record<AreaName, readonly string[]>>> = {
  brussels: ['brusselse', 'bruxelloise', 'brusseler'],
};

/** The area that a text names, and whether the text excludes a town of the same name; null for none. */
export function areaMeant(text: string): { readonly name: AreaName; readonly said: boolean } | null {
  const typed = bare(text);
  const called = typed.replace(SAID, '');
  const name = AREA_NAMES.find(
    (candidate) =>
      AREAS[candidate].names.some((known) => bare(known) === called) ||
      (called !== typed && ADJECTIVES[candidate]?.includes(called)),
  );
  return name === undefined ? null : { name, said: called !== typed || NEVER_TOWNS.includes(name) };
}

/** Areas whose name begins with the text; none for a text of two letters or fewer. */
export function areasBeginning(text: string): readonly AreaName[] {
  const typed = bare(text);
  if (typed.length < 3) return [];
  return AREA_NAMES.filter((name) => AREAS[name].names.some((known) => bare(known).startsWith(typed)));
}

/** Whether a Belgian zip is in the area. */
export function liesIn(name: AreaName, zip: string | number | null | undefined): boolean {
  const text = String(zip ?? '').trim();
  return (
    /^\d{4}$/.test(text) && AREAS[name].zips.some(([from, to]) => Number(text) >= from && Number(text) <= to)
  );
}
