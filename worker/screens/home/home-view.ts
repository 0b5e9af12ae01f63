import { ajaxPath, pathTo } from '../../../domain/routes.ts';
import { localized } from '../../../domain/text.ts';
import type { HomeNoteView, HomeView } from '../../../domain/views/home.ts';
import type { Estate } from '../../../wire/estate.ts';
import type { EstateFilters } from '../../../wire/estate-filters.ts';
import type { BlockData } from '../../blocks/block-data.ts';
import { toHero } from '../../blocks/hero.ts';
import { sheetsOf } from '../../blocks/section-sheets.ts';
import { toSections } from '../../blocks/sections.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { portraitOf } from '../../estate/contact-person.ts';
import type { KeptPage } from '../../platform/content/kept-page.ts';
import type { Outcome } from '../../platform/failure/outage.ts';
import { phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { HeadWords } from '../../platform/page/head.ts';
import { toAgent, toWebSite } from '../../platform/page/json-ld/agent.ts';
import { inLang, writtenIn } from '../../platform/page/worded.ts';
import { toSearchPanel } from '../../search/search-panel.ts';

/** What the start page is made from; any part may be missing, and the rest still stands. */
interface HomeInput {
  /** The page with id `home`: the agency's words and picture. */
  readonly page: KeptPage | null;
  readonly options: EstateFilters | null;
  readonly newest: Outcome<{ readonly total: number; readonly results: readonly Estate[] }>;
  /** What the page's blocks need. */
  readonly blocks: BlockData;
}

/** The first of the agency's people who has a number: it is they who sign its start page. */
function toNote(context: ViewContext): HomeNoteView | null {
  for (const { name, role, phone, mobile, picture, pictureHash } of context.site.settings.team?.people ??
    []) {
    const link = phoneLink(phone) ?? phoneLink(mobile);
    if (link === null) continue;
    const words = writtenIn(role, context);
    const { lang } = inLang(words, context);
    return {
      name,
      role: words.text || null,
      ...(lang === undefined ? {} : { roleLang: lang }),
      portrait: portraitOf(picture, pictureHash, context),
      phone: link,
    };
  }
  return null;
}

/** The start page: search box, newest estates, and the agency's own sections. */
export function toHomeView({ page, options, newest, blocks }: HomeInput, context: ViewContext): HomeView {
  const { locale, t } = context;
  const { hero: composition } = context.site.theme.choices;
  const total = newest.ok ? newest.value.total : null;
  const [headline, lead] = [writtenIn(page?.title, context), writtenIn(page?.lead, context)];
  const [headlineLang, leadLang] = [headline, lead].map((words) => inLang(words, context).lang);
  return {
    headline: headline.text || t('views.home.headline'),
    ...(headlineLang === undefined ? {} : { headlineLang }),
    lead: lead.text || null,
    ...(leadLang === undefined ? {} : { leadLang }),
    composition,
    hero: page && composition !== 'words' ? toHero(page, context) : null,
    note: composition === 'letter' ? toNote(context) : null,
    search: toSearchPanel(options, total, context),
    newest: {
      cards: newest.ok ? newest.value.results.map((estate) => toEstateCard(estate, context)) : [],
      allHref: pathTo('offer', locale),
      total,
      failed: !newest.ok,
    },
    searchPaths: [pathTo('offer', locale), pathTo('rentals', locale)],
    recentHref: ajaxPath(locale, 'recent-cards'),
    sections: toSections(page?.sections ?? [], blocks, context),
  };
}

/** Title and description of the start page; its picture is what shared links show. */
export function toHomeHead(page: KeptPage | null, view: HomeView, context: ViewContext): HeadWords {
  const { locale, t, site, origin } = context;
  return {
    title: view.headline,
    description:
      localized(page?.description, locale) ||
      view.lead ||
      t('views.head.homeDescription', { name: site.name }),
    index: true,
    // A site that has a picture for its links has it for this page first of all.
    image: site.settings.socialPicture ? null : view.hero,
    structuredData: [
      toAgent(context, view.hero === null ? null : `${origin}${view.hero.src}`),
      toWebSite(context),
    ],
    sheets: ['search', ...sheetsOf(view.sections)],
    parts: ['rhythm', 'hero'],
  };
}
