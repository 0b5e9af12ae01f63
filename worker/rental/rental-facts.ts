import { formatPrice } from '#domain/format/money.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { hasPositive, isBlank } from '#domain/rules/emptiness.ts';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { addDays, weekdayOf } from '#domain/stays/day.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import type { RentalPeriods, RentalUnit } from '#wire/rental-unit.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { kindName } from './rental-words.ts';

/** A row of a list of facts. */
export interface FactRow {
  readonly label: string;
  readonly value: string;
}

const row = (label: string, value: string | null | undefined): readonly FactRow[] =>
  isBlank(value) ? [] : [{ label, value: value?.trim() ?? '' }];

/** Facts of a unit (spec 1 §3, "Rental unit"): kind, building, floor, garage, number of registration. */
export function rentalFacts(
  unit: RentalUnit,
  floor: string | null,
  context: ViewContext,
): readonly FactRow[] {
  const { t } = context;
  const { building } = unit.general;
  const garage = yesOrNo(unit.general.garage);
  // The rental name is already the page's title.
  const house = building?.name === building?.rentalName ? null : plainLine(building?.name ?? '');
  return [
    ...row(t('stays.fact.kind'), kindName(unit, context)),
    ...row(t('stays.fact.building'), house),
    ...row(t('stays.fact.floor'), floor),
    ...row(t('stays.fact.garage'), garage === null ? null : t(garage ? 'value.yes' : 'value.no')),
    ...row(t('stays.fact.registration'), unit.general.registrationNumber),
  ];
}

/** Any Sunday, from which the names of weekdays are derived. */
const SUNDAY = '2027-01-03';

/** Names of days of the week, Monday first; 0 is Sunday (contract, "Rentals"). */
function weekdays(days: readonly number[], { locale }: ViewContext): string {
  const names = [...new Set(days)]
    .toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
    .map((day) => dayInWords(addDays(SUNDAY, day - weekdayOf(SUNDAY)), locale, 'weekdayLong'));
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
}

/** The hour of arrival or departure: of the unit, else of all units of the agency; unknown is not said. */
function hourRow(
  name: 'arrivalFrom' | 'departureUntil',
  unit: Pick<RentalUnit, 'rules'>,
  { t, site }: ViewContext,
): readonly FactRow[] {
  const hour = unit.rules?.[name] ?? site.settings.stays?.[name];
  if (!hour) return [];
  return row(
    t(`stays.fact.${name}`),
    t(name === 'arrivalFrom' ? 'stays.fact.from' : 'stays.fact.until', { hour }),
  );
}

/** A day of arrival or departure with its hour, in one row: "Samstag, 10. Juli 2027, ab 16:00 Uhr". */
export const withHour = (
  day: string,
  name: 'arrivalFrom' | 'departureUntil',
  unit: Pick<RentalUnit, 'rules'> | null,
  context: ViewContext,
): string => [day, ...hourRow(name, unit ?? {}, context).map(({ value }) => value)].join(', ');

/** Arrival days, minimum nights, and costs beside the price. */
export function rentalRules(
  unit: RentalUnit,
  periods: RentalPeriods | null,
  context: ViewContext,
): readonly FactRow[] {
  const { t } = context;
  const rules = periods?.rules ?? unit.rules;
  const costs = periods?.costs ?? unit.costs;
  const priced = (label: string, euros: number | null | undefined): readonly FactRow[] =>
    hasPositive(euros) ? row(label, formatPrice(euros, t)) : [];
  const { minNights } = rules ?? {};
  const tax = costs?.touristTaxPerPersonNight;
  return [
    ...((rules?.arrivalDays.length ?? 0) > 0
      ? row(t('stays.fact.arrival'), weekdays(rules?.arrivalDays ?? [], context))
      : []),
    ...hourRow('arrivalFrom', unit, context),
    ...hourRow('departureUntil', unit, context),
    ...(hasPositive(minNights) ? row(t('stays.fact.minNights'), t.count('stays.nights', minNights)) : []),
    ...priced(t('stays.cost.cleaning'), costs?.cleaning),
    ...(hasPositive(tax)
      ? row(t('stays.fact.tax'), t('stays.fact.taxPer', { price: formatPrice(tax, t) }))
      : []),
    ...priced(t('stays.cost.deposit'), costs?.deposit),
  ];
}
