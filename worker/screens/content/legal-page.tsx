import type { Handler } from 'hono';
import type { AppEnv, AskAhead } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { renderContentPage, renderContentView } from './content.tsx';
import { identitySection, keptSection } from './legal-sections.ts';
import { privacyStatement } from './privacy-statement.ts';

/** What it begins with. */
export const legalAhead =
  (id: 'privacy' | 'terms'): AskAhead =>
  (c) => [siteContent(c).page(id)];

/**
 * Privacy statement and terms of use: screens of their own whose words are the agency's page of that id. Beneath them
 * stands what the product knows better: what it keeps and for how long, and who the agency is in law. An agency without
 * a privacy statement has the product's.
 */
export const legalPage =
  (id: 'privacy' | 'terms'): Handler<AppEnv> =>
  async (c) => {
    const page = await siteContent(c).page(id);
    const context = viewContext(c);
    if (page === null && id === 'privacy') return renderContentView(c, privacyStatement(context));
    if (page === null) throw new NotFound(`the agency has no ${id} page`);
    const own = id === 'privacy' ? keptSection(context) : identitySection(context);
    return renderContentPage(c, page, { beneath: own === null ? [] : [own] });
  };
