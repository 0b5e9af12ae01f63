import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import { type HomeRequest, WRITTEN_KINDS } from '#wire/written-homes.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { NotFound } from '#worker/platform/errors/app-error.ts';

/** The home in the address. Throws NotFound. */
export function homeIn(c: Context<AppEnv>): Pick<HomeRequest, 'kind' | 'home'> {
  const { params } = c.get('route');
  const kind = WRITTEN_KINDS.find((one) => one === params.kind);
  const { id } = params;
  if (kind === undefined || id === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(id))
    throw new NotFound('no home');
  return { kind, home: id };
}

/** Addresses of the pages of a home, and of the list of homes. */
export interface HomeHrefs {
  readonly home: string;
  readonly publish: string;
  readonly versions: string;
  readonly pictures: string;
  readonly seller: string;
  /** Its page for visitors; null while it has none. */
  readonly site: string | null;
}

export function hrefsOf(
  { kind, home }: Pick<HomeRequest, 'kind' | 'home'>,
  locale: Locale,
  online: boolean,
): HomeHrefs {
  const of = { kind, id: home };
  return {
    home: pathTo('staff-home', locale, of),
    publish: pathTo('staff-home-publish', locale, of),
    versions: pathTo('staff-home-versions', locale, of),
    pictures: pathTo('staff-home-pictures', locale, of),
    seller: pathTo('staff-home-seller', locale, of),
    site: online ? pathTo(kind === 'estate' ? 'estate' : 'rental', locale, { id: home }) : null,
  };
}

/** Address of a part of a home's page, or of one of its units. */
export function partHref(
  home: string,
  {
    part,
    unit = null,
    done,
  }: { readonly part?: string | undefined; readonly unit?: string | null; readonly done?: string },
): string {
  const query = new URLSearchParams({
    ...(unit === null ? {} : { unit }),
    ...(part === undefined ? {} : { part }),
    ...(done === undefined ? {} : { done }),
  }).toString();
  return `${home}${query === '' ? '' : `?${query}`}${part === undefined ? '' : `#${part}`}`;
}

/** The number of a unit as a page of ours states it; null for none. */
export const unitAsked = (text: string | undefined): string | null =>
  text !== undefined && /^\d{1,12}$/.test(text) ? text : null;

/** Address of the page of the home, or the unit, that a request is about: its forms are sent there. */
export const ownHref = (c: Context<AppEnv>): string =>
  partHref(pathOf(c.get('route')), { unit: unitAsked(c.req.query('unit')) });

const ACTIONS = [
  'published',
  'priced',
  'stated',
  'withdrawn',
  'restored',
  'undone',
  'layered',
  'found',
] as const;

/** The word of an action of a version. */
export const actionOf = (action: string): (typeof ACTIONS)[number] =>
  ACTIONS.find((one) => action === one || action === `home.${one}`) ?? 'found';
