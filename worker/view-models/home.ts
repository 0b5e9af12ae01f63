import { EMPTY_FILTER } from '../../domain/filter/filter.ts';
import { formatPrice } from '../../domain/format/money.ts';
import { pathTo } from '../../domain/routes.ts';
import { hasPositive } from '../../domain/rules/emptiness.ts';
import { localized } from '../../domain/text.ts';
import type { HomeView } from '../../domain/views/home.ts';
import type { OptionView } from '../../domain/views/option.ts';
import type { KeptPage } from '../content/kept-page.ts';
import type { EstateFilters } from '../content/schemas/estate-filters.ts';
import { pictureView } from '../media/picture-address.ts';
import type { BlockData } from './blocks/block-data.ts';
import type { ViewContext } from './context.ts';
import { toEstateCard } from './estate-card.ts';
import { namedOptions, statusOptions } from './filter-options.ts';
import type { HeadWords } from './head.ts';
import type { SearchOutcome } from './offer.ts';
import { toPlaceField } from './place-field.ts';
import { toSections } from './sections.ts';
import { inLang, writtenIn } from './worded.ts';

/** What the start page is made from; any part may be missing, and the rest still stands. */
export interface HomeInput {
  /** The page with id `home`: the agency's words and picture. */
  readonly page: KeptPage | null;
  readonly options: EstateFilters | null;
  readonly newest: SearchOutcome;
  /** What the page's blocks need. */
  readonly blocks: BlockData;
}

/** Upper bounds a visitor may pick from, euros: a price to buy at, a rent a month. */
const BUDGETS: Readonly<Partial<Record<string, readonly number[]>>> = {
  FOR_SALE: [200_000, 300_000, 400_000, 600_000, 900_000, 1_500_000],
  TO_RENT: [750, 1_000, 1_250, 1_500, 2_000],
};

const toBudget = (euros: number, { t }: ViewContext): OptionView => ({
  value: String(euros),
  label: t('views.home.budget', { price: formatPrice(euros) }),
  count: null,
  checked: false,
});

/**
 * Bounds of each status that is offered, under its name: whoever rents is not asked for half a million.
 * Bounds to buy at that all homes are below part nothing and are left out.
 */
function budgetGroups(
  status: readonly OptionView[],
  options: EstateFilters | null,
  context: ViewContext,
): HomeView['search']['budgets'] {
  const max = options?.prices?.max;
  return status.flatMap(({ value, label }) => {
    const useful = (BUDGETS[value] ?? []).filter((euros) => !hasPositive(max) || euros < max);
    return useful.length === 0 ? [] : [{ label, options: useful.map((euros) => toBudget(euros, context)) }];
  });
}

/**
 * To buy or to rent (spec 1 §9, "Estate status values for the filter"). The first choice is to buy, as
 * most visitors do; never one that has no homes beside one that has.
 */
function homeStatus(options: EstateFilters | null, context: ViewContext): readonly OptionView[] {
  const status = statusOptions(EMPTY_FILTER, options, context).filter(
    ({ value, count }) => value !== 'TAKE_OVER' && count !== 0,
  );
  return status.map((option, index) => ({ ...option, checked: index === 0 }));
}

/** The start page: search box, newest homes, and the agency's own sections. */
export function toHomeView({ page, options, newest, blocks }: HomeInput, context: ViewContext): HomeView {
  const { locale, t } = context;
  const total = newest.ok ? newest.value.total : null;
  const status = homeStatus(options, context);
  const [headline, lead] = [writtenIn(page?.title, context), writtenIn(page?.lead, context)];
  const [headlineLang, leadLang] = [headline, lead].map((words) => inLang(words, context).lang);
  return {
    headline: headline.text || t('views.home.headline'),
    ...(headlineLang === undefined ? {} : { headlineLang }),
    lead: lead.text || null,
    ...(leadLang === undefined ? {} : { leadLang }),
    hero: page?.hero ? pictureView(page.hero, locale, { hero: true }) : null,
    search: {
      action: pathTo('offer', locale),
      status,
      place: toPlaceField({ filter: EMPTY_FILTER, options, problem: null }, context),
      types: namedOptions('type', EMPTY_FILTER, options, context),
      budgets: budgetGroups(status, options, context),
      // What the form finds as it stands: the homes of the status that is chosen from the start.
      total: status.find(({ checked }) => checked)?.count ?? (status.length === 0 ? total : null),
    },
    newest: {
      cards: newest.ok ? newest.value.results.map((estate) => toEstateCard(estate, context)) : [],
      allHref: pathTo('offer', locale),
      total,
      failed: !newest.ok,
    },
    sections: toSections(page?.sections ?? [], blocks, context),
  };
}

/** Title and description of the start page; its picture is what shared links show. */
export function toHomeHead(
  page: KeptPage | null,
  view: HomeView,
  { locale, t, site }: ViewContext,
): HeadWords {
  return {
    title: view.headline,
    description:
      localized(page?.description, locale) ||
      view.lead ||
      t('views.head.homeDescription', { name: site.name }),
    index: true,
    image: view.hero?.src ?? null,
    sheets: ['content'],
  };
}
