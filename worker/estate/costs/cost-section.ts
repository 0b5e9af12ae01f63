import { inEuros } from '#domain/costs/amounts.ts';
import { type Letting, type LettingCosts, lettingCosts } from '#domain/costs/letting.ts';
import { costsOf, leastOf } from '#domain/costs/purchase.ts';
import type { Purchase } from '#domain/costs/questions.ts';
import { formatPrice } from '#domain/format/money.ts';
import { pathTo } from '#domain/routes.ts';
import type { CostSectionView, FactView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';
import { lettingOf, purchaseOf } from './purchase.ts';

/** Path of the page on which the costs of buying a home are calculated. */
export const costsPath = (id: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  pathTo('costs', locale, { id });

/** The sum in all with the answers that lower it most and with those that raise it most. */
function saleSection(id: string, purchase: Purchase, context: ViewContext): CostSectionView {
  const { t, today } = context;
  const amount = (cents: number): string => formatPrice(Math.round(inEuros(cents)), t);
  // A new home without VAT is an exception, which its page can answer: its taxes would be far too low here.
  const answers = purchase.isNew ? { vat: 'yes' } : {};
  const [least, most] = [leastOf(purchase, answers, today), costsOf(purchase, answers, today).total];
  const rows: readonly FactView[] =
    least === most
      ? [{ label: t('costs.section.all'), value: amount(most) }]
      : [
          { label: t('costs.section.least'), value: amount(least) },
          { label: t('costs.section.most'), value: amount(most) },
        ];
  return { rows, note: t('costs.section.note'), href: costsPath(id, context) };
}

function lettingRows(
  letting: Letting,
  { month, start }: LettingCosts,
  { t }: ViewContext,
): readonly FactView[] {
  const amount = (cents: number): string => formatPrice(inEuros(cents), t);
  const known = (cents: number | null): string =>
    cents === null ? t('costs.letting.unknown') : amount(cents);
  /** A sum with a part that is not known is the least that is paid. */
  const sum = ({ cents, whole }: LettingCosts['month']): string =>
    whole ? amount(cents) : t('costs.letting.atLeast', { amount: amount(cents) });
  return [
    { label: t('costs.letting.rent'), value: amount(letting.rent) },
    {
      label: t('costs.letting.charges'),
      value: letting.included ? t('costs.letting.included') : known(letting.charges),
    },
    { label: t('costs.letting.month'), value: sum(month) },
    { label: t('costs.letting.deposit'), value: known(letting.deposit) },
    { label: t('costs.letting.start'), value: sum(start) },
  ];
}

function lettingSection(letting: Letting, context: ViewContext): CostSectionView {
  const costs = lettingCosts(letting, context.today);
  const { region } = letting;
  const note =
    costs.limit === null || region === null
      ? null
      : context.t(`costs.letting.limit.${region}`, { n: costs.limit.months });
  return { rows: lettingRows(letting, costs, context), note, href: null };
}

/** What a home costs in all, or each month and at the start; null where that cannot be said rightly. */
export function toCostSection(property: Property, context: ViewContext): CostSectionView | null {
  const purchase = purchaseOf(property, context);
  if (purchase !== null) return saleSection(property.id, purchase, context);
  const letting = lettingOf(property, context);
  return letting === null ? null : lettingSection(letting, context);
}
