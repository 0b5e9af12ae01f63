import type { Service, WithContext } from 'schema-dts';
import { pathTo } from '../../../domain/routes.ts';
import type { StructuredData } from '../../../domain/views/frame.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';

/** What the page offers, and who: no price and no rating, of which the page knows nothing (docs/decisions/0071). */
export function toService(context: ViewContext): StructuredData {
  const { t, locale, origin } = context;
  const service: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: t('valuation.title'),
    description: t('valuation.address.lead'),
    url: `${origin}${pathTo('valuation', locale)}`,
    provider: agentReference(context),
  };
  return { ...service };
}
