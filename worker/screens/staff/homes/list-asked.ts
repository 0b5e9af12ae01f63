import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import { WRITTEN_STATES } from '#wire/written-homes.ts';
import type { AppEnv } from '#worker/platform/env.ts';

/** Lists of homes: by state, and of those that lack something. */
export const LISTS = [...WRITTEN_STATES, 'lacking'] as const;

/** Sentences that the list can show above itself, after an action that did nothing. */
const SAID = ['same', 'changed', 'past', 'refused', 'right', 'foreign'] as const;
export type Said = (typeof SAID)[number];

/** Which homes are asked for, from the page's address. */
export interface AskedHomes {
  readonly list?: (typeof LISTS)[number] | undefined;
  readonly find?: string | undefined;
  /** Number of homes before the first one. */
  readonly from: number;
  readonly said?: Said | undefined;
  /** The name that was typed for a holiday home, which could not be begun. */
  readonly stay?: string | undefined;
}

/** Longest name of a new holiday home, in characters. */
export const MOST_NAME = 120;

/** Reads the address; unknown values are ignored. */
export function askedHomes(c: Context<AppEnv>): AskedHomes {
  const { list, find = '', from = '', said, stay } = c.req.query();
  return {
    list: LISTS.find((one) => one === list),
    find: find.trim() === '' ? undefined : find.slice(0, 80),
    from: /^\d{1,5}$/.test(from) ? Number(from) : 0,
    said: SAID.find((one) => one === said),
    stay: stay?.slice(0, MOST_NAME),
  };
}

/** The address of a list of homes. */
export function listHref(
  c: Context<AppEnv>,
  { list, find, from = 0, said, stay }: Partial<AskedHomes> = {},
): string {
  const query = new URLSearchParams();
  if (list !== undefined) query.set('list', list);
  if (find !== undefined) query.set('find', find);
  if (from > 0) query.set('from', String(from));
  if (said !== undefined) query.set('said', said);
  if (stay !== undefined) query.set('stay', stay);
  const text = query.toString();
  return pathTo('staff-homes', c.get('locale')) + (text === '' ? '' : `?${text}`);
}
