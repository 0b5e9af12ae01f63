/** Content services that the calls of a request may use: the deployment's, and a site's own. */
import type { CoreCall } from '#wire/core-calls.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import type { ContentHttp } from './http.ts';

/** One service, as used by a request. */
export interface Service {
  /** For calls with cached answers: they may end after their page. */
  readonly cached: ContentHttp;
  /** For calls without: they end with the time of the page. */
  readonly urgent: ContentHttp;
}

export interface Services {
  /** The deployment's own service, which knows every site and stores pictures fetched by address. */
  readonly embedded: Service;
  /**
   * The service for a call about a site: the site's own for calls of the core, and for all calls if its scope is
   * `full`.
   */
  of(site: SiteAnswer, core: CoreCall | undefined): Service;
}

/** The services of one request; `own` makes a site's own, once. */
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
