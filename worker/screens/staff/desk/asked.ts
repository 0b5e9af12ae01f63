import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import type { Team } from '#domain/team/team.ts';
import type { AppEnv } from '#worker/platform/env.ts';

/** Kinds of cases that may wait for an answer. */
export const KINDS = ['stay', 'contact', 'valuation'] as const;

const NO_TEAM: Pick<Team, 'people' | 'offices'> = { people: [], offices: [] };

/** People and offices of an agency. */
export const teamOf = (c: Context<AppEnv>): Pick<Team, 'people' | 'offices'> =>
  c.get('site').settings.team ?? NO_TEAM;

/** Filters of the page, from its address. */
export interface Asked {
  readonly kind?: (typeof KINDS)[number] | undefined;
  /** Id of an office, or `p:` and the id of a person; everybody's cases without it. */
  readonly who?: string | undefined;
  readonly find?: string | undefined;
  /** All viewings and stays that lie ahead, instead of what waits. */
  readonly ahead?: true | undefined;
}

/** The address of the page with these filters. */
export function hrefOf(c: Context<AppEnv>, { kind, who, find, ahead: upcoming }: Asked, csv = false): string {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (who !== undefined) query.set('who', who);
  if (find !== undefined) query.set('find', find);
  if (upcoming) query.set('ahead', '1');
  if (csv) query.set('csv', '1');
  const text = query.toString();
  return pathTo('staff', c.get('locale')) + (text === '' ? '' : `?${text}`);
}

/** The filters in an address; unknown values are ignored. */
export function askedOf(c: Context<AppEnv>): Asked {
  const { kind, who, find, ahead: upcoming } = c.req.query();
  return {
    kind: KINDS.find((one) => one === kind),
    who: who === '' ? undefined : who?.slice(0, 80),
    find: find?.trim() === '' ? undefined : find?.slice(0, 80),
    ahead: upcoming === undefined ? undefined : true,
  };
}

/** Mail addresses of the chosen person or office. */
export function ownersOf(c: Context<AppEnv>, who: string | undefined): string[] | undefined {
  if (who === undefined) return undefined;
  const { people, offices } = teamOf(c);
  const emails = who.startsWith('p:')
    ? people.filter(({ id }) => `p:${id}` === who).map(({ email }) => email)
    : [
        ...people.filter(({ office }) => office === who).map(({ email }) => email),
        offices.find(({ id }) => id === who)?.email,
      ];
  return emails.flatMap((email) => (email ? [email] : [])).slice(0, 200);
}
