import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { foundPage, foundPath, foundProperty } from '#worker/estate/found.ts';
import { loadEstate, loadProject } from '#worker/estate/load-estate.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { Gone, NotFound } from '#worker/platform/errors/app-error.ts';
import { translatorIn } from '#worker/platform/middleware/translator.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { contextIn, viewContext } from '#worker/platform/page/view-context.ts';
import { staffTexts } from '../texts.ts';
import { type BrochureView, toBrochure } from './brochure-view.ts';
import type { AskedCards } from './window-asked.ts';
import { toWindowCard, type WindowCardView } from './window-card.ts';

/** What is printed of a home: its card, and its brochure where that is asked for. */
export interface PrintedHome {
  readonly card: WindowCardView;
  readonly brochure: BrochureView | null;
}

/** Cards of homes, and the homes that have none. */
interface LoadedCards {
  readonly cards: readonly PrintedHome[];
  /** Ids of homes that the site does not offer: drafts, withdrawn or hidden ones, those of no agency or another. */
  readonly left: readonly string[];
}

/** The context of a page in one of the site's languages, with the site's own texts. */
async function speaking(c: Context<AppEnv>, locale: Locale): Promise<ViewContext> {
  if (locale === c.get('locale')) return viewContext(c);
  return { ...contextIn(c, locale), t: await translatorIn(c, locale) };
}

/** What is printed of a home; null when visitors do not see it on offer. Throws ContentUnavailable. */
async function loadCard(
  c: Context<AppEnv>,
  id: string,
  paper: AskedCards['paper'],
  context: ViewContext,
): Promise<PrintedHome | null> {
  const content = c.get('content').forSite(context.site, context.locale);
  try {
    const found = await loadEstate(content, id);
    const project = await loadProject(content, found);
    const path = foundPath(found, project, context);
    const view = foundPage(found, project, { path, person: null }, context);
    if (view.hidden || view.archived !== null) return null;
    const s = await staffTexts(c, context.locale);
    const card = toWindowCard(view, foundProperty(found, context).region, s('window.scan'), context);
    return { card, brochure: paper === 'brochure' ? toBrochure(view, card, context) : null };
  } catch (error) {
    if (error instanceof NotFound || error instanceof Gone) return null;
    throw error;
  }
}

/** The cards of the chosen homes, home by home in each language, from the same view as their pages. */
export async function loadCards(
  c: Context<AppEnv>,
  { homes, locales, paper }: Pick<AskedCards, 'homes' | 'locales' | 'paper'>,
): Promise<LoadedCards> {
  const contexts = await Promise.all(locales.map((locale) => speaking(c, locale)));
  const loaded = await Promise.all(
    homes.map(async (id) => ({
      id,
      cards: await Promise.all(contexts.map((context) => loadCard(c, id, paper, context))),
    })),
  );
  return {
    cards: loaded.flatMap(({ cards }) => cards.flatMap((card) => card ?? [])),
    left: loaded.filter(({ cards }) => cards.includes(null)).map(({ id }) => id),
  };
}
