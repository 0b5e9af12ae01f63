import { foldedWords } from '../../domain/fold.ts';
import { chainOf, type Period, stayProblem } from '../../domain/stays/stay.ts';
import type { RentalQuery } from '../../wire/rental-unit.ts';
import { rulesOf } from './offer.ts';
import type { ListedUnit } from './units.ts';

/** A unit in a search, with what it lets. */
export interface Candidate extends ListedUnit {
  readonly periods: readonly Period[];
}

/** The stay that a search asks for, as far as it names both days. */
export const stayAskedFor = ({ range }: RentalQuery): { from: string; to: string } | null => {
  const { from, to } = range?.dates ?? {};
  return from === undefined || to === undefined ? null : { from, to };
};

/** Whether an option is among those wanted; ids are compared as text. */
const isWanted = (option: ListedUnit['city'], wanted: readonly string[] | undefined): boolean =>
  wanted === undefined || (option?.id != null && wanted.includes(String(option.id)));

const beginsAt = (periods: readonly Period[], from: string | undefined): readonly Period[] =>
  periods.filter((period) => period.state === 'free' && (from === undefined || period.from === from));

function fitsDates(
  { periods, rules, busy, maxOccupation }: Candidate,
  query: RentalQuery,
  today: string,
): boolean {
  const stay = stayAskedFor(query);
  if (stay === null)
    return query.range?.dates === undefined || beginsAt(periods, query.range.dates.from).length > 0;
  const costs = { cleaning: 0, deposit: 0, touristTaxPerPersonNight: 0 };
  const offer = { periods, rules: rulesOf(rules), busy, costs, maxOccupation };
  return stayProblem({ ...stay, persons: 1 }, offer, today) === null;
}

/** Each part of a query and what it asks of a unit; a unit is found when it fits all. */
const PARTS = {
  location: ({ location }, { terms }) => isWanted(location, terms?.location),
  city: ({ city }, { terms }) => isWanted(city, terms?.city),
  subKind: ({ subKind }, { terms }) => isWanted(subKind, terms?.subKind),
  maxOccupation: (unit, { range }) => unit.maxOccupation >= (range?.maxOccupation?.gte ?? 0),
  periodType: ({ periods }, { terms, range }) =>
    terms?.periodType === undefined ||
    beginsAt(periods, range?.dates?.from).some(({ type }) => terms.periodType?.includes(type)),
  dates: fitsDates,
  // Every word is the beginning of one of the unit's; a text of signs alone finds nothing.
  text: ({ words }, { match }) => {
    if (match === undefined) return true;
    const typed = foldedWords(match.text);
    return typed.length > 0 && typed.every((word) => ` ${words}`.includes(` ${word}`));
  },
} as const satisfies Record<string, (unit: Candidate, query: RentalQuery, today: string) => boolean>;
export type Part = keyof typeof PARTS;

/** Whether a unit fits a query; `without` leaves one part of it out, as the counts of a filter do. */
export const matches = (unit: Candidate, query: RentalQuery, today: string, without?: Part): boolean =>
  Object.entries(PARTS).every(([part, fits]) => part === without || fits(unit, query, today));

/** What exactly the stay costs that a search asks for; euros, null where it names no days. */
export function quoteFor({ periods }: Candidate, query: RentalQuery): number | null {
  const stay = stayAskedFor(query);
  if (stay === null) return null;
  const free = periods.filter(({ state }) => state === 'free');
  const chain = chainOf(free, stay.from, stay.to);
  return chain === null ? null : chain.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100;
}
