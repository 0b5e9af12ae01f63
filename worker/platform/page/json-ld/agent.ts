import type { RealEstateAgent, WebSite, WithContext } from 'schema-dts';
import { pathTo } from '../../../../domain/routes.ts';
import type { StructuredData } from '../../../../domain/views/frame.ts';
import { keptView, type ViewContext } from '../context.ts';
import { pruned } from './pruned.ts';

type Agent = Exclude<RealEstateAgent, string>;

/** Names the agency on every page by the same address, so that all of them speak of one. */
const agentId = (origin: string): string => `${origin}/#agency`;

/** The agency as other things refer to it. */
export const agentReference = ({ site, origin }: ViewContext): Agent => ({
  '@type': 'RealEstateAgent',
  '@id': agentId(origin),
  name: site.name,
  url: origin,
});

/** The agency with what its site says of it in the footer; country: all agencies are Belgian. */
export const toAgent = (context: ViewContext, picture: string | null): StructuredData =>
  keptView(context, 'agent', [picture], () => makeAgent(context, picture));

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

/** The site itself, by the name it wants to be shown under in results. */
export const toWebSite = (context: ViewContext): StructuredData =>
  keptView(context, 'web site', [], () => makeWebSite(context));

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
