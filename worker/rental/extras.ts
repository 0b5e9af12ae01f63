import { formatPrice } from '#domain/format/money.ts';
import type { ChosenExtra, ExtraLine, StayExtra } from '#domain/stays/extras.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { wordedIn } from '../platform/page/worded.ts';

/** An extra that can be chosen, or that every stay has. */
export interface ExtraView {
  readonly id: string;
  readonly name: string;
  /** "€ 40 per verblijf", "gratis". */
  readonly price: string;
  /** Highest number; 1 is a yes or no. */
  readonly most: number;
  readonly count: number;
  /** Every stay has it. */
  readonly always: boolean;
}

const nameOf = ({ name, id }: Pick<StayExtra, 'name' | 'id'>, context: ViewContext): string =>
  wordedIn(name, context).text || id;

/** "€ 40 per verblijf", "gratis". */
export const extraPrice = ({ price, per }: Pick<StayExtra, 'price' | 'per'>, { t }: ViewContext): string =>
  price === 0 ? t('stays.extra.free') : t(`stays.extra.per.${per}`, { price: formatPrice(price, t) });

/** The extras of a unit, with the numbers that are chosen. */
export const toExtras = (
  extras: readonly StayExtra[],
  chosen: readonly ChosenExtra[],
  context: ViewContext,
): readonly ExtraView[] =>
  extras.map((extra) => ({
    id: extra.id,
    name: nameOf(extra, context),
    price: extraPrice(extra, context),
    most: extra.most,
    count: chosen.find(({ id }) => id === extra.id)?.count ?? 0,
    always: extra.obligatory,
  }));

/** "Hond", "Bedlinnen, 2 ×". */
export const countedExtra = (
  extra: Pick<ExtraLine, 'id' | 'name' | 'count'>,
  context: ViewContext,
): string =>
  extra.count === 1
    ? nameOf(extra, context)
    : context.t('stays.extra.counted', { name: nameOf(extra, context), n: extra.count });

/**
 * The extras of an address in words: "Hond, een extra die we niet kennen". What the unit has not, and what cannot be
 * read, has no name, and the address's own text is not shown: anybody can write it.
 */
export const extrasInWords = (
  chosen: readonly ChosenExtra[],
  nameOfKnown: (id: string) => ExtraLine['name'] | undefined,
  context: ViewContext,
): string => {
  const words = chosen.map(({ id, count }) => {
    const name = nameOfKnown(id);
    return name === undefined
      ? context.t('stays.extra.unknown')
      : countedExtra({ id, name, count: Math.max(1, count) }, context);
  });
  return [...new Set(words)].join(', ');
};

/** What a bill says of an extra: its amount, or that it is free. */
export const extraAmount = ({ amount }: Pick<ExtraLine, 'amount'>, { t }: ViewContext): string =>
  amount === 0 ? t('stays.extra.free') : formatPrice(amount, t);
