/** Content services that the calls of a request may use: the deployment's, and a site's own. */
import type { CoreCall } from '../../../wire/core-calls.ts';
import type { SiteAnswer } from '../../../wire/site-answer.ts';
import type { ContentHttp } from './http.ts';

/** One service, as used by a request. */
export interface Service {
  /** Makes the calls whose answers are kept: they may end after the page that asked. */
  readonly kept: ContentHttp;
  /** Makes those whose answers are not: they end with the time of the page. */
  readonly pressed: ContentHttp;
}

export interface Services {
  /** The deployment's own, which knows every site and keeps the pictures that were fetched by address. */
  readonly embedded: Service;
  /**
   * The one that answers a call about a site: the site's own for each call of the core, and for all where it says that
   * it has them all.
   */
  of(site: SiteAnswer, core: CoreCall | undefined): Service;
}

/** The services of one request; `own` makes that of a site, which is done once. */
export function createServices(embedded: Service, own: (site: SiteAnswer) => Service | null): Services {
  const made = new Map<string, Service>();
  function ownOf(site: SiteAnswer): Service {
    const known = made.get(site.id) ?? own(site) ?? embedded;
    made.set(site.id, known);
    return known;
  }
  return {
    embedded,
    of: (site, core) =>
      site.service && (core !== undefined || site.service.scope === 'full') ? ownOf(site) : embedded,
  };
}
