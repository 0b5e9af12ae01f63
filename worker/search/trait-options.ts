/** What the filters by traits share: the parts that ask for them, their names, and how many estates an option has. */
import { FEATURES, TRAITS, type Trait } from '#domain/filter/traits.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { EstateTypes } from './estate-types.ts';
import type { OfferOptions } from './options/offer-options.ts';

/** Traits by the part of the search that asks for them. */
const TRAITS_OF = {
  has: FEATURES,
  size: ['livingArea', 'landArea'],
  energy: ['energyLabel'],
  year: ['year'],
  condition: ['condition'],
  facades: ['facades'],
  free: ['availableOn'],
} as const satisfies Readonly<Partial<Record<EstateTypes['part'], readonly Trait[]>>>;

/** Traits that are counted while a part is open. Only those, since counting reads every estate of the query. */
export const countedTraits = (part: string): readonly Trait[] =>
  Object.entries(TRAITS_OF).find(([name]) => name === part)?.[1] ?? [];

/** Number of estates with an option of a trait; null when not counted. */
export const countOf = (options: OfferOptions | null, trait: Trait, value: string): number | null =>
  options?.traits?.find(({ id }) => id === trait)?.options.find((option) => option.value === value)?.count ??
  null;

export const traitName = (value: string, { t }: Pick<ViewContext, 't'>): string => {
  const trait = TRAITS.find((known) => known === value);
  return trait === undefined ? value : t(`traits.name.${trait}`);
};
