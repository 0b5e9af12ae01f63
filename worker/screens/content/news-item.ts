import type { NewsArticle, WithContext } from 'schema-dts';
import type { StructuredData } from '#domain/views/frame.ts';
import type { ContentHeadView } from '#domain/views/section.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';
import { pruned } from '../../platform/page/json-ld/pruned.ts';

/** Structured data of an item of news at a path: by the agency, which also publishes it. */
export function toNewsArticle(
  { title, lead, hero, dated }: ContentHeadView,
  path: string,
  context: ViewContext,
): StructuredData {
  const { origin, locale } = context;
  const href = `${origin}${path}`;
  const article: WithContext<NewsArticle> = pruned({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: lead ?? undefined,
    datePublished: dated?.day,
    inLanguage: locale,
    image: hero === null ? undefined : [`${origin}${hero.src}`],
    url: href,
    mainEntityOfPage: href,
    author: agentReference(context),
    publisher: agentReference(context),
  });
  return { ...article };
}
