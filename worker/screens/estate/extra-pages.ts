import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import { pathTo } from '#domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { inLang, wordedIn } from '../../platform/page/worded.ts';
import type { ExtraPageLink } from './EstatePage.tsx';

/** The agency's pages about a project (docs/decisions/0021); the project's page works without them. */
export async function loadExtraPages(c: Context<AppEnv>, idText: string): Promise<readonly ExtraPageLink[]> {
  const id = parseEstateId(idText);
  if (id === null) return [];
  const pages = valueOr(await loadDeferred(c, 'estate-pages', () => siteContent(c).estatePages(id)), null);
  const context = viewContext(c);
  return (pages ?? []).flatMap(({ name, title }) => {
    const label = wordedIn(title, context);
    const href = pathTo('estate-page', context.locale, { id: id.id, name });
    return label.text === '' ? [] : [{ label: label.text, ...inLang(label, context), href }];
  });
}
