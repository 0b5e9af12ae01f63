/** What the vendor's numbers and the names of its options mean here. What is not here is counted, never guessed. */
import { fold } from '#domain/fold.ts';
import type { Localized } from '#domain/locale.ts';

/** Transactions that are public; those of the first source (docs/content.md). 8, a mandate that ended, is not on offer. */
export const TRANSACTIONS: ReadonlyMap<number, 'sale' | 'rent' | 'takeover'> = new Map([
  [1, 'sale'],
  [2, 'rent'],
  [3, 'sale'],
  [4, 'rent'],
  [5, 'sale'],
  [6, 'rent'],
  [10, 'takeover'],
]);
/** Transactions of homes that are no longer on offer. */
export const CLOSED: readonly number[] = [5, 6];

/** The status of an active home; no other one is known. */
export const ACTIVE = 1;

/** Rooms of our vocabulary whose numbers public sources name as the vendor’s; others come by their name. */
export const ROOMS: readonly number[] = [1, 3, 5, 7, 11, 14];
export const [BEDROOM, BATHROOM] = [1, 5];

/** Codes by names of options: one of a list's names in Dutch, French or English. */
type ByName = ReadonlyMap<string, string>;

const byName = (lines: string): ByName =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [code = '', ...names] = line.split('|').map((cell) => cell.trim());
        return names.map((name) => [fold(name), code] as const);
      }),
  );

/** The code of an option by its names; null where none is known, or two names contradict each other. */
export function codeNamed(names: Localized | undefined, table: ByName): string | null {
  const found = new Set(
    Object.values(names ?? {}).flatMap((name) => {
      const code = table.get(fold(name ?? ''));
      return code === undefined ? [] : [code];
    }),
  );
  const [first = null] = found;
  return found.size === 1 ? first : null;
}

export const CONDITIONS = byName(`
  NEW | nieuw | neuf | new
  EXCELLENT_CONDITION | uitstekende staat | uitstekend | excellent état | excellent condition
  GOOD_CONDITION | goede staat | bon état | good condition
  TO_FRESHEN_UP | op te frissen | à rafraîchir | to freshen up
  TO_RENOVATE | te renoveren | à rénover | to renovate
  RENEWED | gerenoveerd | rénové | renovated
`);

export const CONSTRUCTIONS = byName(`
  CLOSED | gesloten | gesloten bebouwing | 2 façades | closed
  HALF_OPEN | halfopen | half open | half-open | halfopen bebouwing | half-open bebouwing | 3 façades
  OPEN | open bebouwing | vrijstaand | 4 façades | detached
`);

export const DIRECTIONS = byName(`
  N | noord | nord | north
  NE | noordoost | noord-oost | nord-est | north-east
  E | oost | est | east
  SE | zuidoost | zuid-oost | sud-est | south-east
  S | zuid | sud | south
  SW | zuidwest | zuid-west | sud-ouest | south-west
  W | west | ouest
  NW | noordwest | noord-west | nord-ouest | north-west
`);

/** Measures against a building, in the words of the law. */
export const MEASURES = byName(`
  NONE | geen rechterlijke herstelmaatregel of bestuurlijke maatregel opgelegd
  SUMMONS | dagvaarding uitgebracht | summons issued
  JUDICIAL_REMEDY | rechterlijke herstelmaatregel opgelegd | judicial repair measure imposed
  ADMINISTRATIVE | bestuursdwang opgelegd | administrative coercion imposed
  PENALTY | last onder dwangsom opgelegd | penalty payment order imposed
  SETTLEMENT | minnelijke schikking aangegaan | amicable settlement concluded
`);

/** Rooms of our vocabulary that no public source numbers. */
export const ROOMS_BY_NAME = byName(`
  4 | keuken | cuisine | kitchen
  6 | garage
  10 | terras | terrasse | terrace
  16 | toilet | wc | toilette | toilettes | restroom
`);

export const ANSWERS = byName(`
  YES | ja | oui | yes
  NO | nee | neen | non | no
`);

/** Countries by the vendor's number, of those in which Belgian agencies offer homes. */
export const COUNTRIES: ReadonlyMap<number, string> = new Map(
  (
    'AD 4, AE 5, AT 16, BE 23, BG 25, CA 39, CH 44, CV 53, CY 55, CZ 56, DE 57, DK 59, DO 61, ES 68, FI 70, FR 75, GR 88, ' +
    'HR 97, HU 99, IE 101, IT 109, LU 133, MA 136, MC 137, MT 150, MU 151, NL 163, NO 164, PL 176, PT 181, RO 187, SE 194, ' +
    'SI 197, SK 199, TH 213, TN 218, TR 220, US 229, ZA 244, ME 247, RS 251'
  )
    .split(', ')
    .map((entry): [number, string] => {
      const [code = '', id] = entry.split(' ');
      return [Number(id), code];
    }),
);
