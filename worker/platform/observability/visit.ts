/**
 * Which requests count as interest in a home (decision 175). Headers are looked at here and forgotten: what is counted is
 * a site, a home and a day.
 */
import type { Context } from 'hono';
import { SEARCHED } from '#domain/interest/coarse-search.ts';
import type { HomeKind } from '#domain/interest/measures.ts';
import type { RouteParams } from '#domain/routes.ts';
import type { AppEnv } from '../env.ts';
import type { Search, Visit } from '../metrics/interest.ts';
import { known } from '../request/known.ts';
import { urlOf } from '../request/url.ts';

/** Screens that are the page of a home, with what their address says of it. */
const PAGES_OF_HOMES: Readonly<
  Record<string, { readonly kind: HomeKind; readonly id: (params: RouteParams) => string | undefined }>
> = {
  // A unit of a project has its own page, below that of the project.
  estate: { kind: 'estate', id: ({ id, entityId }) => entityId ?? id },
  rental: { kind: 'rental', id: ({ id }) => id },
};

/**
 * User agents that are no visitor's browser. Every browser in use begins with `Mozilla/5.0`, which programs and previews of
 * messengers do not; crawlers that do name themselves in `(compatible; …)`, which browsers stopped doing, or by a word.
 * CUBOT makes telephones. Whoever imitates a browser is not recognised, here or by any such list.
 */
const CRAWLERS: readonly RegExp[] = [
  /^(?!Mozilla\/5\.0 )/,
  /\bcompatible;/,
  /(?<!cu)bots?\b|crawl|spider|slurp|scan|externalhit|externalagent/i,
  /headless|lighthouse|phantom|preview|inspection|monitor|pingdom|-user\//i,
];

const isCrawler = (agent: string): boolean => CRAWLERS.some((one) => one.test(agent));

/** Cookies of the agency's people (`worker/screens/staff/session.ts`); visitors have none. */
const STAFF_COOKIE = /(?:^|;\s*)(?:__Host-)?gevel(?:-[a-z]+)?=/;

/** Whether a person on a visit makes the request: not a crawler, not the agency's own people, nothing fetched in advance. */
function isVisitor(c: Context<AppEnv>): boolean {
  const { req } = c;
  const cookie = req.header('Cookie');
  if (cookie !== undefined && STAFF_COOKIE.test(cookie)) return false;
  // `Purpose` and `X-Moz` are what browsers sent before `Sec-Purpose`.
  const purpose = req.header('Sec-Purpose') ?? req.header('Purpose') ?? req.header('X-Moz');
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(purpose)) return false;
  return !isCrawler(req.header('User-Agent') ?? '');
}

/**
 * Whether the request opens a page in a window, rather than fetching a part of one in place. Browsers without
 * `Sec-Fetch-Dest` (Safari before 16.4) ask for XHTML when they open a page, which scripts do not.
 */
function opensPage({ req }: Context<AppEnv>): boolean {
  const destination = req.header('Sec-Fetch-Dest');
  return destination === undefined
    ? (req.header('Accept') ?? '').includes('application/xhtml+xml')
    : destination === 'document';
}

/** The homes that the answer of a request showed; null when none of them is counted. */
function homesOf(c: Context<AppEnv>, status: number): Omit<Visit, 'site'> | null {
  const listed = known(c, 'listedHomes');
  if (listed !== undefined) return status === 200 ? listed : null;
  const route = known(c, 'route');
  const page = route && PAGES_OF_HOMES[route.screen];
  // A page that the browser already has is opened as well (304).
  if (page === undefined || c.req.method !== 'GET' || (status !== 200 && status !== 304)) return null;
  // The contact person, without scripts: the same page again.
  if (urlOf(c).searchParams.has('contact') || !opensPage(c)) return null;
  const id = page.id(route?.params ?? {});
  return id === undefined ? null : { measure: 'opened', homes: [{ kind: page.kind, id }] };
}

/** Whether the site counts, and a visitor makes the request. */
function counts(c: Context<AppEnv>): boolean {
  const site = c.get('site');
  // A service of the agency's own that answers every call gets all calls, and the site counts nothing beside it.
  if (site.settings.interest !== 'on' || site.service?.scope === 'full') return false;
  // Drafts and previews are the agency's own look at its site.
  return site.state === 'live' && !c.get('preview') && isVisitor(c);
}

/** What a request adds to the interest in homes; null for nothing. */
export function visitOf(c: Context<AppEnv>, status: number): Visit | null {
  const homes = homesOf(c, status);
  return homes === null || !counts(c) ? null : { site: c.get('site').id, ...homes };
}

/** The search that a request makes, in a window or in place; null for none that is counted. */
export function searchOf(c: Context<AppEnv>, status: number): Search | null {
  const searched = known(c, 'searched');
  if (searched === undefined || c.req.method !== 'GET' || (status !== 200 && status !== 304)) return null;
  const lists = searched.split('\n').flatMap((line) => {
    const [name, ...what] = line.split(' ');
    const list = SEARCHED.find((one) => one === name);
    return list === undefined ? [] : [[list, what.join(' ')] as const];
  });
  return counts(c) ? { site: c.get('site').id, lists } : null;
}
