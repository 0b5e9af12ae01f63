import { fold } from '../fold.ts';

/** A part of Belgium that people search in as a whole: a province, Brussels or the coast. */
interface Area {
  /** Belgian zips, both ends included. */
  readonly zips: readonly (readonly [from: number, to: number])[];
  /** What it is called in the four languages, folded. */
  readonly names: readonly string[];
}

const area = (names: string, ...zips: Area['zips']): Area => ({ names: names.split('|'), zips });
const one = (zip: number): readonly [number, number] => [zip, zip];

/** Zips by province as bpost numbers them; the coast by the towns that lie on it. */
const AREAS = {
  antwerp: area('antwerpen|anvers|antwerp', [2000, 2999]),
  brussels: area(
    'brussel|bruxelles|brussels|brussels gewest|region bruxelloise|brussels region|region brussel',
    [1000, 1299],
  ),
  eastFlanders: area('oost vlaanderen|flandre orientale|east flanders|ostflandern', [9000, 9999]),
  flemishBrabant: area(
    'vlaams brabant|brabant flamand|flemish brabant|flamisch brabant',
    [1500, 1999],
    [3000, 3499],
  ),
  hainaut: area('henegouwen|hainaut|hennegau', [6000, 6599], [7000, 7999]),
  liege: area('luik|liege|luttich', [4000, 4999]),
  limburg: area('limburg|limbourg', [3500, 3999]),
  luxembourg: area('luxemburg|luxembourg', [6600, 6999]),
  namur: area('namen|namur', [5000, 5999]),
  walloonBrabant: area('waals brabant|brabant wallon|walloon brabant|wallonisch brabant', [1300, 1499]),
  westFlanders: area('west vlaanderen|flandre occidentale|west flanders|westflandern', [8000, 8999]),
  coast: area(
    'kust|de kust|belgische kust|aan zee|cote|la cote|cote belge|littoral|coast|the coast|belgian coast|kuste|die kuste|belgische kuste',
    [8300, 8301],
    one(8370),
    one(8380),
    one(8400),
    [8420, 8421],
    [8430, 8434],
    one(8450),
    one(8620),
    one(8660),
    one(8670),
  ),
} as const satisfies Readonly<Record<string, Area>>;
export type AreaName = keyof typeof AREAS;
export const AREA_NAMES = Object.keys(AREAS) as AreaName[];

/** "provincie Antwerpen", "province de Liège", "Antwerp province": so said it is no town. */
const SAID = /^(?:provincie|province (?:de |d |of )?|provinz) *(.+)$|^(.+) province$/;

/** The part of the country that a text names, and whether it says that a province is meant; null for none. */
export function areaMeant(text: string): { readonly name: AreaName; readonly said: boolean } | null {
  const folded = fold(text);
  const [, first, last] = SAID.exec(folded) ?? [];
  const called = (first ?? last ?? folded).trim();
  const name = AREA_NAMES.find((candidate) => AREAS[candidate].names.some((known) => known === called));
  return name === undefined ? null : { name, said: called !== folded || name === 'coast' };
}

/** Parts of the country whose names begin so; for a text of two letters or fewer none. */
export function areasBeginning(text: string): readonly AreaName[] {
  const folded = fold(text);
  if (folded.length < 3) return [];
  return AREA_NAMES.filter((name) => AREAS[name].names.some((known) => known.startsWith(folded)));
}

/** Whether a Belgian zip lies in it. */
export function liesIn(name: AreaName, zip: string | number | null | undefined): boolean {
  const text = String(zip ?? '').trim();
  return (
    /^\d{4}$/.test(text) && AREAS[name].zips.some(([from, to]) => Number(text) >= from && Number(text) <= to)
  );
}
