/** The service as a whole: its parts, and what they offer one another. */
import { ACROSS } from './across/capability.ts';
import { CAPABILITIES } from './capabilities.ts';
import type { Manifest } from './mail/manifest.ts';
import type { Offers } from './platform/manifest.ts';
import type { Operation } from './platform/operation/operation.ts';

/** The capabilities, and what stands above their list. */
export const PARTS: readonly Manifest[] = [...CAPABILITIES, ACROSS];

/** What one part offers. Throws, when the service starts, if none or several do. */
function offered<K extends keyof Omit<Offers, 'answers'>>(what: K): Offers[K] {
  const [found, ...others] = PARTS.flatMap(({ offers }) => offers?.[what] ?? []);
  if (found === undefined || others.length > 0)
    throw new TypeError(`${what} is not offered by one capability`);
  return found;
}

const OFFERS: Offers = {
  answers: PARTS.flatMap(({ answers = [] }) => answers),
  agenda: offered('agenda'),
  seenHomes: offered('seenHomes'),
  staffHomes: offered('staffHomes'),
  budgetsFor: offered('budgetsFor'),
  searchSite: offered('searchSite'),
};

/** Every operation of the service by its path: a fixed segment comes before a parameter at the same position. */
export const OPERATIONS: readonly Operation[] = PARTS.flatMap(({ operations = [] }) =>
  typeof operations === 'function' ? operations(OFFERS) : operations,
).toSorted((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)));
