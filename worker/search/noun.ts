import type { EstateFilter } from '#domain/filter/filter.ts';
import { formatNumber } from '#domain/format/number.ts';
import { kindOf } from '#domain/rules/property-kind.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** Key of the noun for what is sought: "huizen" when all chosen types are houses, otherwise "panden". */
export const nounOf = ({ type }: Pick<EstateFilter, 'type'>): `views.noun.${ReturnType<typeof kindOf>}` => {
  const [kind = 'any', ...others] = new Set(type.map(kindOf));
  return `views.noun.${others.length === 0 ? kind : 'any'}`;
};

/** "12 huizen". */
export const countedNoun = (count: number, filter: EstateFilter, { t }: Pick<ViewContext, 't'>): string =>
  t('views.offer.counted', { n: formatNumber(count, t), noun: t.count(nounOf(filter), count) });
