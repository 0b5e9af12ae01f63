import { ajaxPath, pathTo } from '#domain/routes.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import { localized } from '#domain/text.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { HomeView, HungPicture, TitleBlockRow } from '#domain/views/home.ts';
import type { Estate } from '#wire/estate.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { BlockData } from '../../blocks/block-data.ts';
import { toHero } from '../../blocks/hero.ts';
import { partsOf, sheetsOf } from '../../blocks/section-sheets.ts';
import { toSections } from '../../blocks/sections.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import type { CachedPage } from '../../platform/content/cached-page.ts';
import type { Outcome } from '../../platform/failure/outage.ts';
import { phoneLink } from '../../platform/page/contact-link.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';
import type { HeadWords } from '../../platform/page/head.ts';
import { toAgent, toWebSite } from '../../platform/page/json-ld/agent.ts';
import { signerOf } from '../../platform/page/signer.ts';
import { inLang, writtenIn } from '../../platform/page/worded.ts';
import { toSearchPanel } from '../../search/search-panel.ts';
import { shownFirst } from './shown-first.ts';

/** Data of the start page; any part may be missing. */
interface HomeInput {
  /** The page with id `home`: the agency's text and picture. */
  readonly page: CachedPage | null;
  readonly options: EstateFilters | null;
  readonly newest: Outcome<{ readonly total: number; readonly results: readonly Estate[] }>;
  /** Data for the page's blocks. */
  readonly blocks: BlockData;
}

/** Rows of the title block: name, address and telephone number of the agency. */
function toTitleBlock({ site, t }: ViewContext): readonly TitleBlockRow[] {
  const { street, zip, city, phone } = site.settings.contact;
  const place = [zip, city].filter((part) => !isBlank(part)).join(' ');
  const address = [street, place].filter((part) => !isBlank(part)).join(', ');
  const link = phoneLink(phone);
  return [
    ...(address === '' ? [] : [{ label: site.name, text: address, href: null }]),
    ...(link === null ? [] : [{ label: t('site.contact'), text: link.text, href: link.href }]),
  ];
}

/** Maximum number of pictures around the headline of the "wall" hero. */
const HUNG = 3;

const hung = (cards: readonly EstateCardView[]): readonly HungPicture[] =>
  cards
    .flatMap(({ id, href, picture }) => (href === null || picture === null ? [] : [{ id, href, picture }]))
    .slice(0, HUNG);

/** Headline, text and picture from the agency's page. */
function toHomeWords(
  page: CachedPage | null,
  context: ViewContext,
): Pick<HomeView, 'headline' | 'headlineLang' | 'lead' | 'leadLang' | 'hero'> {
  const [headline, lead] = [writtenIn(page?.title, context), writtenIn(page?.lead, context)];
  const [headlineLang, leadLang] = [headline, lead].map((words) => inLang(words, context).lang);
  return {
    headline: headline.text || context.t('views.home.headline'),
    ...(headlineLang === undefined ? {} : { headlineLang }),
    lead: lead.text || null,
    ...(leadLang === undefined ? {} : { leadLang }),
    hero: page && context.site.theme.choices.hero !== 'words' ? toHero(page, context) : null,
  };
}

/** The start page: search form, newest estates, and the agency's sections. */
export function toHomeView({ page, options, newest, blocks }: HomeInput, context: ViewContext): HomeView {
  const { locale } = context;
  const { hero: composition } = context.site.theme.choices;
  const total = newest.ok ? newest.value.total : null;
  const found = newest.ok ? newest.value : null;
  const shown = cachedView(context, 'newest', [found], () => ({
    cards: shownFirst(
      found?.results.map((estate) => ({ estate, card: toEstateCard(estate, context) })) ?? [],
      context,
    ),
    allHref: pathTo('offer', locale),
    total,
    failed: found === null,
  }));
  return {
    ...cachedView(context, 'home words', [page], () => toHomeWords(page, context)),
    composition,
    note: composition === 'letter' ? signerOf(context) : null,
    titleBlock: composition === 'sheet' ? toTitleBlock(context) : [],
    wall: composition === 'wall' ? hung(shown.cards) : [],
    search: toSearchPanel(options, total, context),
    newest: shown,
    searchPaths: [pathTo('offer', locale), pathTo('rentals', locale)],
    recentHref: ajaxPath(locale, 'recent-cards'),
    sections: toSections(page?.sections ?? [], blocks, context),
  };
}

/** Title and description of the start page; its picture is the preview of shared links. */
export function toHomeHead(page: CachedPage | null, view: HomeView, context: ViewContext): HeadWords {
  const { locale, t, site, origin } = context;
  return {
    title: view.headline,
    description:
      localized(page?.description, locale) ||
      view.lead ||
      t('views.head.homeDescription', { name: site.name }),
    index: true,
    // A site with its own picture for shared links uses that one.
    image: site.settings.socialPicture ? null : view.hero,
    structuredData: [
      toAgent(context, view.hero === null ? null : `${origin}${view.hero.src}`),
      toWebSite(context),
    ],
    sheets: ['search', ...sheetsOf(view.sections)],
    parts: [...partsOf(view.sections), 'hero'],
  };
}
