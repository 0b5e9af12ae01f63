import type { Context } from 'hono';
import type { AppEnv, Given } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { renderContentPage, renderContentView } from './content.tsx';
import { identitySection, retentionSection } from './legal-sections.ts';
import { privacyStatement } from './privacy-statement.ts';

type Legal = 'privacy' | 'terms';

export const loadLegalPage =
  (id: Legal) =>
  ({ content }: Given) => ({ page: content.page(id) });

/**
 * Privacy statement and terms of use: screens whose text is the agency's page with that id. Below it, the
 * product adds the facts that it knows: the stored data with their retention, and the legal identity of the
 * agency. An agency without a privacy statement gets the product's.
 */
export const legalPage =
  (id: Legal) =>
  async (c: Context<AppEnv>, loaded: ReturnType<ReturnType<typeof loadLegalPage>>): Promise<Response> => {
    const page = await loaded.page;
    const context = viewContext(c);
    if (page === null && id === 'privacy') return renderContentView(c, privacyStatement(context));
    if (page === null) throw new NotFound(`the agency has no ${id} page`);
    const own = id === 'privacy' ? retentionSection(context) : identitySection(context);
    return renderContentPage(c, page, { beneath: own === null ? [] : [own] });
  };
