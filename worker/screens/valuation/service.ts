import type { Service, WithContext } from 'schema-dts';
import { pathTo } from '#domain/routes.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';

/**
 * Structured data of the service and its provider: no price and no rating, because the page knows neither
 * (docs/decisions/0071).
 */
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
