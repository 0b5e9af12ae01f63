import { type OriginalName, POOL } from '../pool/pool.ts';
import type { Wish } from './wish.ts';

const EVENING = '-evening';
const DRAWINGS = [...POOL.values()].filter(({ name }) => !name.endsWith(EVENING));

/** The same building at dusk, where that has been drawn. */
const eveningOf = (name: OriginalName): OriginalName | undefined =>
  POOL.get(`${name}${EVENING}` as OriginalName)?.name;

/** Lists that are paged through by themselves. */
export type List = 'sale' | 'rent' | 'stay';

/** Gives out pictures for wishes, in their order; what no picture meets is left out. */
export type Deal = (wishes: readonly Wish[], list: List) => OriginalName[];

const NEVER = -1;

/** Deals so that the same picture comes back as late as can be: in its list first, then anywhere. */
export function createDeal(): Deal {
  let turn = 0;
  const shown = new Map<string, number>();
  const last = (where: string, name: OriginalName): number => shown.get(`${where} ${name}`) ?? NEVER;
  const remember = (where: string, name: OriginalName) => shown.set(`${where} ${name}`, turn);

  const choose = (
    { motif, fits }: Wish,
    list: List,
    taken: ReadonlySet<OriginalName>,
  ): OriginalName | undefined => {
    const [chosen] = DRAWINGS.filter(
      (original) => original.motif === motif && !taken.has(original.name) && (fits?.(original.facts) ?? true),
    )
      .sort(
        (a, b) =>
          last(list, a.name) - last(list, b.name) ||
          last('any', a.name) - last('any', b.name) ||
          // The tallest blocks are kept for the highest floors.
          (a.facts.storeys ?? 0) - (b.facts.storeys ?? 0),
      )
      .map(({ name }) => name);
    if (chosen === undefined) return undefined;
    turn += 1;
    remember(list, chosen);
    remember('any', chosen);
    return chosen;
  };

  return (wishes, list) => {
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
