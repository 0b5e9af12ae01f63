import { type Original, type OriginalName, POOL } from '../art/pool/pool.ts';
import type { Wish } from './wish.ts';

const EVENING = '-evening';
const DRAWINGS = [...POOL.values()].filter(({ name }) => !name.endsWith(EVENING));

/** The same building at dusk, if it has been drawn. */
const eveningOf = (name: OriginalName): OriginalName | undefined =>
  POOL.get(`${name}${EVENING}` as OriginalName)?.name;

/** Lists with their own pages. */
type List = 'sale' | 'rent' | 'stay';

/** Chooses pictures for wishes, in their order; a wish that no picture meets is left out. */
export type Deal = (wishes: readonly Wish[], list: List) => OriginalName[];

/** Estates on the first three pages of a list, where no picture should appear twice. */
const APART = 3 * 15;
/** More estates than any agency has: a picture that was never shown has rested longest. */
const MOST = 100_000;

/** Chooses pictures so that the same one reappears as late as possible, in its list and among all estates. */
export function createDeal(): Deal {
  /** Number of estates so far, by list and in total. */
  const estates = new Map<string, number>();
  const shown = new Map<string, number>();
  const count = (where: string): number => estates.get(where) ?? 0;
  /** Number of estates of a list since it last showed a picture. */
  const age = (where: string, name: OriginalName): number => {
    const last = shown.get(`${where} ${name}`);
    return last === undefined ? Number.POSITIVE_INFINITY : count(where) - last;
  };

  const choose = (
    { motif, fits }: Wish,
    list: List,
    taken: ReadonlySet<OriginalName>,
  ): OriginalName | undefined => {
    const ages = ({ name }: Original) => ({ own: age(list, name), all: age('all', name) });
    const rested = (original: Original): number => {
      const { own, all } = ages(original);
      return Math.min(own, all, APART);
    };
    const [chosen] = DRAWINGS.filter(
      (original) => original.motif === motif && !taken.has(original.name) && (fits?.(original.facts) ?? true),
    ).sort(
      (a, b) =>
        rested(b) - rested(a) ||
        // The tallest blocks are kept for the highest floors.
        (a.facts.storeys ?? 0) - (b.facts.storeys ?? 0) ||
        Math.min(ages(b).all, MOST) - Math.min(ages(a).all, MOST),
    );
    if (chosen === undefined) return undefined;
    for (const where of [list, 'all']) shown.set(`${where} ${chosen.name}`, count(where));
    return chosen.name;
  };

  return (wishes, list) => {
    for (const where of [list, 'all']) estates.set(where, count(where) + 1);
    const taken = new Set<OriginalName>();
    const order: OriginalName[] = [];
    const later: OriginalName[] = [];
    for (const wish of wishes) {
      const chosen = choose(wish, list, taken);
      if (chosen === undefined) continue;
      taken.add(chosen);
      const evening = wish.evening === undefined ? undefined : eveningOf(chosen);
      const before = evening !== undefined && wish.evening === 'first';
      order.push(before ? evening : chosen);
      if (evening !== undefined) later.push(before ? chosen : evening);
    }
    return [...order, ...later];
  };
}
