import type { Locale } from '#domain/locale.ts';
import type { Site } from '#wire/site.ts';
import { ContentError, notFound } from './errors/content-error.ts';
import type { CallContext } from './operation/operation.ts';
import { ORIGIN_HEADER, originOf } from './site-origin.ts';
import { findSite } from './sites.ts';

/** Origin of a form. */
interface MessageContext {
  readonly site: Site;
  /** Origin of the site. */
  readonly origin: string;
}

/** The site and its origin; throws for an unknown site or a language that it does not have. */
export async function messageContext(
  siteId: string,
  locale: Locale,
  { env, request }: CallContext,
): Promise<MessageContext> {
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('site');
  if (!site.locales.includes(locale)) {
    throw new ContentError('invalid_request', 'The site does not offer this language.', {
      locale: 'invalid',
    });
  }
  const origin = originOf(site, request.headers.get(ORIGIN_HEADER), env);
  return { site, origin };
}
