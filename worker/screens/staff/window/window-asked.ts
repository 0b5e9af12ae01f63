import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { AppEnv } from '#worker/platform/env.ts';

/** What is printed of a home: a card on one sheet of a paper, or a brochure of several. */
export const PAPERS = ['a4', 'a3', 'brochure'] as const;
export type Paper = (typeof PAPERS)[number];
export type CardPaper = Exclude<Paper, 'brochure'>;

/**
 * Highest number at a time: each home is loaded with its project, and a browser draws all of them, a brochure with all
 * of its pictures.
 */
export const MOST: Readonly<Record<Paper, number>> = { a4: 60, a3: 60, brochure: 10 };
/** Longest id of a home, in characters. */
const MOST_ID = 64;

/** Which cards are asked for, from the page's address. */
export interface AskedCards {
  /** Ids of homes, each once. */
  readonly homes: readonly string[];
  /** Languages of the site, in its order. */
  readonly locales: readonly Locale[];
  readonly paper: Paper;
  readonly find?: string | undefined;
  /** Whether the form was sent, and not only opened. */
  readonly sent: boolean;
}

/** Reads the address; unknown values are ignored. */
export function askedCards(c: Context<AppEnv>): AskedCards {
  const { home = [], language = [], paper: [paper] = [], find: [find = ''] = [] } = c.req.queries();
  return {
    homes: [...new Set(home.filter((id) => id !== '' && id.length <= MOST_ID))],
    locales: c.get('site').locales.filter((locale) => language.includes(locale)),
    paper: PAPERS.find((one) => one === paper) ?? 'a4',
    find: find.trim() === '' ? undefined : find.slice(0, 80),
    sent: paper !== undefined,
  };
}

/** Why no cards are shown; null when they are. */
export function problemOf({ homes, locales, paper }: AskedCards): 'nothing' | 'many' | null {
  const cards = homes.length * locales.length;
  if (cards === 0) return 'nothing';
  return cards > MOST[paper] ? 'many' : null;
}

/** The address of the form, with everything chosen. */
export function windowHref({ homes, locales }: AskedCards, locale: Locale): string {
  const query = new URLSearchParams([
    ...homes.map((id): [string, string] => ['home', id]),
    ...locales.map((one): [string, string] => ['language', one]),
  ]).toString();
  return pathTo('staff-window', locale) + (query === '' ? '' : `?${query}`);
}
