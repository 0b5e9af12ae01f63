import type { Grouping } from '#domain/filter/filter.ts';
import { formatPrice, formatPriceRange } from '#domain/format/money.ts';
import { PROJECTS_GROUP } from '#domain/grouping.ts';
import type { Named } from '#domain/home-address.ts';
import type { Localized } from '#domain/locale.ts';
import { priceStepEnd } from '#domain/price-steps.ts';
import { kindOf } from '#domain/rules/property-kind.ts';
import type { Id } from '#domain/rules/source.ts';
import { ARCHIVED_KEY, standingOf } from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { capital } from '#domain/text.ts';
import type { CardGroupView } from '#domain/views/estate-card.ts';
import type { Estate } from '#wire/estate.ts';
import { estateSource } from '../../estate/estate-source.ts';
import { labelOf, nameOf } from '../../estate/property/vocabulary.ts';
import type { EstateResults } from '../../platform/content/estates.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { listedByZip } from '../../search/options/filter-options.ts';

/** Data of a group's heading, equal on every page of the results. */
interface Group {
  readonly key: Id;
  /** Name in the listings. */
  readonly name?: Localized | null;
}

/** The plural of a known kind (houses, apartments), otherwise the name of the type. */
function typeLabel({ key, name }: Group, context: ViewContext): string {
  const kind = kindOf(key);
  return kind === 'any'
    ? nameOf({ id: key, name }, 'headType', context)
    : capital(context.t(`views.noun.${kind}.other`), context.locale);
}

/**
 * The status's general name, even if an estate has a more specific one ("Binnenkort te huur"); an unknown
 * status keeps the name from its source. Keys use the numbering of plain lists, or that of the site's source.
 */
function statusLabel({ key, name }: Group, context: ViewContext): string {
  if (key === ARCHIVED_KEY) return context.t('standing.archived');
  const standings = [SOURCES.plain.name, estateSource(context.site)].map((source) =>
    standingOf({ source, transaction: key }),
  );
  const known = standings.find(({ unknown }) => !unknown);
  return known === undefined ? nameOf({ name }, null, context) : labelOf('status', known.label, context);
}

/** "€ 250.000 – 300.000"; the key is the lower end of a price step in euros. */
function priceLabel({ key }: Group, { t }: ViewContext): string {
  const from = Number(key);
  if (!Number.isFinite(from)) return String(key);
  const to = priceStepEnd(from);
  if (to === null) return t('views.offer.group.priceAbove', { min: formatPrice(from, t) });
  if (from === 0) return t('views.offer.group.priceBelow', { max: formatPrice(to, t) });
  return t('views.filter.priceBetween', formatPriceRange(from, to, t));
}

/** Names of the groups of a grouping (spec 1 §9). */
interface GroupNames {
  readonly label: (group: Group, context: ViewContext) => string;
  /** The field of an estate with the group's name, for a service that does not name its groups. */
  readonly ofEstate: (general: Estate['general']) => Named | null | undefined;
}

const NAMES: Readonly<Record<Grouping, GroupNames>> = {
  TYPE: { label: typeLabel, ofEstate: ({ headType }) => headType },
  SUBTYPE: {
    label: ({ key, name }, context) => nameOf({ id: key, name }, 'subType', context),
    ofEstate: ({ subType }) => subType,
  },
  STATUS: { label: statusLabel, ofEstate: ({ transaction }) => transaction },
  CITY: {
    label: ({ name }, context) => nameOf({ name }, null, context),
    ofEstate: ({ address }) => address?.city,
  },
  PRICE: { label: priceLabel, ofEstate: () => null },
};

/** The heading of a group, derived from its key. */
function groupLabel(
  grouping: Grouping,
  { key, name }: { readonly key: Id | null; readonly name?: Localized | null },
  context: ViewContext,
): string {
  if (key === null) return context.t(`views.offer.group.without.${grouping}`);
  if (key === PROJECTS_GROUP) return context.t('views.offer.group.projects');
  return NAMES[grouping].label({ key, name: name ?? null }, context) || String(key);
}

const writtenKey = (key: Id | null | undefined): string => String(key ?? '');

/**
 * The group of each estate of a grouped search: from the service's list of all groups under the query;
 * without that list, from the estate itself.
 */
export function cardGroups(grouping: Grouping, groups: EstateResults['groups'], context: ViewContext) {
  const counted = groups ?? [];
  const labels = listedByZip(
    counted.map((group) => groupLabel(grouping, group, context)),
    counted.map(({ zip }) => writtenKey(zip)),
  );
  const views = new Map(
    counted.map(({ key, count }, index): [string, CardGroupView] => [
      writtenKey(key),
      {
        key: writtenKey(key),
        label: labels[index] ?? writtenKey(key),
        count: context.t.count('views.offer.estates', count),
      },
    ]),
  );
  const ownGroup = (key: Id | null, { general }: Estate): CardGroupView => ({
    key: writtenKey(key),
    label: groupLabel(grouping, { key, name: NAMES[grouping].ofEstate(general)?.name ?? null }, context),
    count: null,
  });
  return (estate: Estate): CardGroupView => {
    const key = estate.groupKey ?? null;
    return views.get(writtenKey(key)) ?? ownGroup(key, estate);
  };
}
