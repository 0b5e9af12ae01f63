import type { Handler } from 'hono';
import type { AppEnv, AskAhead } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { renderContentPage, renderContentView } from './content.tsx';
import { identitySection, keptSection } from './legal-sections.ts';
import { privacyStatement } from './privacy-statement.ts';

/** The first loads of the page. */
export const legalAhead =
  (id: 'privacy' | 'terms'): AskAhead =>
  (c) => [siteContent(c).page(id)];

/**
 * Privacy statement and terms of use: screens whose text is the agency's page with that id. Below it, the
 * product adds the facts that it knows: the stored data with their retention, and the legal identity of the
 * agency. An agency without a privacy statement gets the product's.
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
