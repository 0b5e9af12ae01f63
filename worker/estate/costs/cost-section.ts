import { inEuros } from '#domain/costs/amounts.ts';
import { costsOf, leastOf } from '#domain/costs/purchase.ts';
import type { Purchase } from '#domain/costs/questions.ts';
import { type RentCosts, type RentTerms, rentCosts } from '#domain/costs/rent.ts';
import { formatPrice } from '#domain/format/money.ts';
import { pathTo } from '#domain/routes.ts';
import type { CostSectionView, FactView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';
import { purchaseOf, rentOf } from './purchase.ts';

/** Path of the page on which the costs of buying a home are calculated. */
export const costsPath = (id: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  pathTo('costs', locale, { id });

/** The sum in all, cents, with the answers that lower it most and with those that raise it most. */
function bothSums(purchase: Purchase, today: string): readonly [least: number, most: number] {
  // A new home without VAT is an exception, which its page can answer: its taxes would be far too low here.
  const answers = purchase.isNew ? { vat: 'yes' } : {};
  return [leastOf(purchase, answers, today), costsOf(purchase, answers, today).total];
}

const saleAmount = (cents: number, t: Translator): string => formatPrice(Math.round(inEuros(cents)), t);

function saleSection(id: string, purchase: Purchase, context: ViewContext): CostSectionView {
  const { t, today } = context;
  const amount = (cents: number): string => saleAmount(cents, t);
  const [least, most] = bothSums(purchase, today);
  const rows: readonly FactView[] =
    least === most
      ? [{ label: t('costs.section.all'), value: amount(most) }]
      : [
          { label: t('costs.section.least'), value: amount(least) },
          { label: t('costs.section.most'), value: amount(most) },
        ];
  const note = t('costs.section.note');
  return {
    rows,
    note: least === most ? note : `${note} ${t('costs.section.depends')}`,
    href: costsPath(id, context),
  };
}

/** A sum with a part that is not known is the least that is paid. */
function rentSum({ cents, whole }: RentCosts['month'], t: Translator): string {
  const amount = formatPrice(inEuros(cents), t);
  return whole ? amount : t('costs.letting.atLeast', { amount });
}

function rentRows(rented: RentTerms, { month, start }: RentCosts, { t }: ViewContext): readonly FactView[] {
  const amount = (cents: number): string => formatPrice(inEuros(cents), t);
  const known = (cents: number | null): string =>
    cents === null ? t('costs.letting.unknown') : amount(cents);
  const sum = (of: RentCosts['month']): string => rentSum(of, t);
  return [
    { label: t('costs.letting.rent'), value: amount(rented.rent) },
    {
      label: t('costs.letting.charges'),
      value: rented.included ? t('costs.letting.included') : known(rented.charges),
    },
    { label: t('costs.letting.month'), value: sum(month) },
    { label: t('costs.letting.deposit'), value: known(rented.deposit) },
    { label: t('costs.letting.start'), value: sum(start) },
  ];
}

function rentSection(rented: RentTerms, context: ViewContext): CostSectionView {
  const costs = rentCosts(rented, context.today);
  const { region } = rented;
  const note =
    costs.limit === null || region === null
      ? null
      : context.t(`costs.letting.limit.${region}`, { n: costs.limit.months });
  return { rows: rentRows(rented, costs, context), note, href: null };
}

/** What a home costs in all, or each month and at the start; null where that cannot be said rightly. */
export function toCostSection(property: Property, context: ViewContext): CostSectionView | null {
  const purchase = purchaseOf(property, context);
  if (purchase !== null) return saleSection(property.id, purchase, context);
  const rented = rentOf(property, context);
  return rented === null ? null : rentSection(rented, context);
}

/**
 * The same as one figure beside those of other homes: what a home costs in all, or rent and charges of a month, with what
 * that is; null where it cannot be said rightly.
 */
export function allInOf(
  property: Property,
  context: ViewContext,
): { readonly text: string; readonly note: string } | null {
  const { t, today } = context;
  const purchase = purchaseOf(property, context);
  if (purchase !== null) {
    const sums = new Set(bothSums(purchase, today).map((cents) => saleAmount(cents, t)));
    return { text: [...sums].join(' – '), note: t('compare.allInNote.sale') };
  }
  const rented = rentOf(property, context);
  if (rented === null) return null;
  return { text: rentSum(rentCosts(rented, today).month, t), note: t('compare.allInNote.rent') };
}
