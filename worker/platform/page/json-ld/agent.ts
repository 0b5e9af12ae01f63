import type { RealEstateAgent, WebSite, WithContext } from 'schema-dts';
import { pathTo } from '#domain/routes.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import { cachedView, type ViewContext } from '../context.ts';
import { pruned } from './pruned.ts';

type Agent = Exclude<RealEstateAgent, string>;

/** The agency's `@id`, the same on every page, so that search engines treat it as one agency. */
const agentId = (origin: string): string => `${origin}/#agency`;

/** The agency as a reference inside other objects. */
export const agentReference = ({ site, origin }: ViewContext): Agent => ({
  '@type': 'RealEstateAgent',
  '@id': agentId(origin),
  name: site.name,
  url: origin,
});

/** The agency with the details of the site's footer; the country is always Belgium. */
export const toAgent = (context: ViewContext, picture: string | null): StructuredData =>
  cachedView(context, 'agent', [picture], () => makeAgent(context, picture));

function makeAgent(context: ViewContext, picture: string | null): StructuredData {
  const { contact } = context.site.settings;
  const { street, zip, city } = contact;
  const agent: WithContext<RealEstateAgent> = pruned({
    '@context': 'https://schema.org',
    ...agentReference(context),
    telephone: contact.phone ?? undefined,
    email: contact.email ?? undefined,
    image: picture ?? undefined,
    address:
      street || city
        ? pruned({
            '@type': 'PostalAddress' as const,
            streetAddress: street ?? undefined,
            postalCode: zip ?? undefined,
            addressLocality: city ?? undefined,
            addressCountry: 'BE',
          })
        : undefined,
    foundingDate: context.site.settings.since ? String(context.site.settings.since) : undefined,
  });
  return { ...agent };
}

/** The site, with the name for search results. */
export const toWebSite = (context: ViewContext): StructuredData =>
  cachedView(context, 'web site', [], () => makeWebSite(context));

function makeWebSite({ site, origin, locale }: ViewContext): StructuredData {
  const webSite: WithContext<WebSite> = {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: `${origin}${pathTo('home', locale)}`,
    inLanguage: locale,
    publisher: { '@id': agentId(origin) },
  };
  return { ...webSite };
}
