import { changeRental, type RentalFilter } from '../../../domain/filter/rental-filter.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { OptionView } from '../../../domain/views/option.ts';
import type { ViewContext } from '../context.ts';
import {
  arrivalDays,
  chosenName,
  daysName,
  freeStays,
  type ListKey,
  type LoadedOptions,
  mostPersons,
  optionsOf,
} from './rental-options.ts';
import { rentalChoices } from './rentals-choices.ts';
import { rentalsHref } from './rentals-href.ts';

/** Parts of the filter bar. */
export const RENTAL_PARTS = ['when', 'persons', 'where', 'kind', 'period'] as const;
export type RentalPart = (typeof RENTAL_PARTS)[number];

/** The search form. Names of its fields are the parameters of the address. */
export interface RentalsFormView {
  readonly action: string;
  readonly from: string;
  readonly to: string;
  /** Days that the field of arrival proposes. */
  readonly arrivalDays: readonly string[];
  readonly stays: readonly { readonly label: string; readonly count: string; readonly href: string }[];
  readonly persons: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[];
  readonly lists: Readonly<Record<ListKey, readonly OptionView[]>>;
  /** Value beneath each label of the bar; null reads as "any". */
  readonly summary: Readonly<Record<RentalPart, string | null>>;
  /** The search without what one part of the bar has chosen; null where that is nothing. */
  readonly clearHrefs: Readonly<Record<RentalPart, string | null>>;
  readonly sort: string | null;
  readonly activeCount: number;
}

/** What each part of the bar holds. */
const EMPTIED: Readonly<Record<RentalPart, Partial<RentalFilter>>> = {
  when: { from: null, to: null },
  persons: { persons: null },
  where: { location: [], city: [] },
  kind: { kind: [] },
  period: { period: [] },
};

const listed = (
  key: ListKey,
  filter: RentalFilter,
  options: LoadedOptions,
  context: ViewContext,
): readonly OptionView[] => {
  const chosen: readonly string[] = filter[key];
  return optionsOf(key, options, context).map((option) => ({
    ...option,
    checked: chosen.includes(option.value),
  }));
};

/** "Knokke-Heist", "Knokke-Heist en 2 meer"; null without a value. */
function summed(names: readonly string[], { t }: ViewContext): string | null {
  const [first, ...rest] = names;
  if (first === undefined) return null;
  return rest.length === 0 ? first : t('stays.andMore', { first, n: rest.length });
}

function personChoices(filter: RentalFilter, options: LoadedOptions, { t }: ViewContext) {
  const most = Math.max(mostPersons(options), filter.persons ?? 0);
  return Array.from({ length: most }, (_, index) => index + 1).map((count) => ({
    value: String(count),
    label: t.count('stays.persons', count),
    chosen: count === filter.persons,
  }));
}

/** The form as the filter fills it in. */
export function toRentalsForm(
  filter: RentalFilter,
  options: LoadedOptions,
  context: ViewContext,
): RentalsFormView {
  const { t, locale } = context;
  const names = (key: ListKey): readonly string[] =>
    filter[key].map((value) => chosenName(key, value, options, context));
  const summary = {
    when: daysName(filter, context),
    persons: filter.persons === null ? null : t.count('stays.persons', filter.persons),
    where: summed([...names('location'), ...names('city')], context),
    kind: summed(names('kind'), context),
    period: summed(names('period'), context),
  };
  const cleared = (part: RentalPart): string | null =>
    summary[part] === null ? null : rentalsHref(changeRental(filter, EMPTIED[part]), context);
  return {
    action: pathTo('rentals', locale),
    from: filter.from ?? '',
    to: filter.to ?? '',
    arrivalDays: arrivalDays(options),
    stays: freeStays(filter, options, context).map((stay) => ({
      label: stay.label,
      count: stay.count,
      href: rentalsHref(stay.filter, context),
    })),
    persons: personChoices(filter, options, context),
    lists: {
      location: listed('location', filter, options, context),
      city: listed('city', filter, options, context),
      kind: listed('kind', filter, options, context),
      period: listed('period', filter, options, context),
    },
    summary,
    clearHrefs: {
      when: cleared('when'),
      persons: cleared('persons'),
      where: cleared('where'),
      kind: cleared('kind'),
      period: cleared('period'),
    },
    sort: filter.sort,
    activeCount: rentalChoices(filter, options, context).length,
  };
}
