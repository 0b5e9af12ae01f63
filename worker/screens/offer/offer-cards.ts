import type { EstateFilter, Grouping } from '../../../domain/filter/filter.ts';
import { formatPrice } from '../../../domain/format/money.ts';
import { formatNumber } from '../../../domain/format/number.ts';
import { priceStepEnd } from '../../../domain/price-steps.ts';
import { isBlank } from '../../../domain/rules/emptiness.ts';
import { isProject } from '../../../domain/rules/project.ts';
import type { Id } from '../../../domain/rules/source.ts';
import { capital } from '../../../domain/text.ts';
import type { CardGroupView, EstateCardView } from '../../../domain/views/estate-card.ts';
import type { Estate } from '../../../wire/estate.ts';
import { toEstateCard } from '../../estate/card/estate-card.ts';
import { standingOfEstate } from '../../estate/property/estate-property.ts';
import { kindOf } from '../../estate/property/property-kind.ts';
import { labelOf, type Named, nameOf } from '../../estate/property/vocabulary.ts';
import type { EstateResults } from '../../platform/content/estates.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** A page of a search, as far as it is shown. */
export interface FoundPage {
  readonly total: number;
  readonly results: readonly Estate[];
  readonly groups?: EstateResults['groups'];
}

/** "€ 250.000 – 300.000"; the key is the lower end of a price step in euros. */
function priceLabel(key: Id, { t }: ViewContext): string {
  const from = Number(key);
  if (!Number.isFinite(from)) return String(key);
  const to = priceStepEnd(from);
  if (to === null) return t('views.offer.group.priceAbove', { min: formatPrice(from) });
  if (from === 0) return t('views.offer.group.priceBelow', { max: formatPrice(to) });
  return t('views.filter.priceBetween', { min: formatPrice(from), max: formatNumber(to) });
}

/** Houses, apartments: the plural where the kind is known, else the name of the type. */
function typeLabel({ general }: Estate, key: Id, context: ViewContext): string {
  const kind = kindOf(key);
  return kind === 'any'
    ? nameOf(general.headType, 'headType', context)
    : capital(context.t(`views.noun.${kind}.other`), context.locale);
}

/**
 * "Binnenkort te huur" is what a single estate may say; a group of them has the status's own name, and one of
 * a status that nobody knows the name that its source gives it.
 */
function statusLabel(estate: Estate, context: ViewContext): string {
  const { label, unknown } = standingOfEstate(estate);
  const own = unknown ? nameOf(estate.general.transaction, null, context) : '';
  return own || labelOf('status', label, context);
}

/** How a grouping names its groups (spec 1 §9). */
interface GroupNames {
  /** What of an estate bears the name, where each estate says it itself and perhaps in one language only. */
  readonly named?: (estate: Estate) => Named | null | undefined;
  readonly label: (estate: Estate, key: Id, context: ViewContext) => string;
}

const NAMES: Readonly<Record<Grouping, GroupNames>> = {
  TYPE: { label: typeLabel },
  SUBTYPE: {
    named: ({ general }) => general.subType,
    label: ({ general }, _key, context) => nameOf(general.subType, 'subType', context),
  },
  STATUS: { label: (estate, _key, context) => statusLabel(estate, context) },
  CITY: {
    named: ({ general }) => general.address?.city,
    label: ({ general }, _key, context) => nameOf(general.address?.city, null, context),
  },
  PRICE: { label: (_estate, key, context) => priceLabel(key, context) },
};

const keyOf = (estate: Estate): string => String(estate.groupKey ?? '');

/** Of the estates of a group, the one that names it: the first that does so in the visitor's language. */
function namingEstate(
  estate: Estate,
  { named }: GroupNames,
  results: readonly Estate[],
  { locale }: ViewContext,
): Estate {
  if (named === undefined) return estate;
  const speaks = (one: Estate): boolean =>
    keyOf(one) === keyOf(estate) && !isBlank(named(one)?.name?.[locale]);
  return results.find(speaks) ?? estate;
}

/** Above what has no key: "Projecten" where they are projects and nothing else (spec 1 §9), else what they lack. */
function keylessLabel(grouping: Grouping, results: readonly Estate[], { t }: ViewContext): string {
  const keyless = results.filter(({ groupKey }) => (groupKey ?? null) === null);
  if (keyless.every(({ general }) => isProject(general))) return t('views.offer.group.projects');
  return t(grouping === 'PRICE' ? 'views.offer.group.noPrice' : 'views.offer.group.other');
}

/** The group of an estate. */
function groupOf(
  estate: Estate,
  grouping: Grouping,
  { results, groups }: Pick<FoundPage, 'results' | 'groups'>,
  context: ViewContext,
): CardGroupView {
  const key = estate.groupKey ?? null;
  const names = NAMES[grouping];
  const label = key === null ? '' : names.label(namingEstate(estate, names, results, context), key, context);
  const counted = groups?.find((group) => String(group.key ?? '') === String(key ?? ''));
  return {
    key: String(key ?? ''),
    label: key === null ? keylessLabel(grouping, results, context) : label || String(key),
    count: counted === undefined ? null : context.t.count('views.offer.estates', counted.count),
  };
}

/** The tiles of a page of a search, each with its group where the list is grouped. */
export const toOfferCards = (
  { group }: Pick<EstateFilter, 'group'>,
  { results, groups }: Pick<FoundPage, 'results' | 'groups'>,
  context: ViewContext,
): EstateCardView[] =>
  results.map((estate) => ({
    ...toEstateCard(estate, context),
    ...(group !== null && { group: groupOf(estate, group, { results, groups }, context) }),
  }));
