import type { Asked as Sought } from '#domain/filter/trait-parameters.ts';
import { hasTrait, says } from '#domain/filter/trait-parameters.ts';
import { CODED, codeNumber, isCoded, ofUnit, type Trait, type TraitValues } from '#domain/filter/traits.ts';
import { traitsOf } from '#domain/traits/traits-of.ts';
import { childrenOf, type Estate } from '#wire/estate.ts';
import type { EstateQuery } from '#wire/estate-search.ts';

/** A home whose own document was read, and the traits of its offers: of itself, and of each unit of a project. */
export interface ReadHome {
  readonly id: string;
  readonly document: Estate;
  readonly offers: readonly TraitValues[];
}

/** Reads a document as the site does; a unit has what it shares with its project (decision 150). */
export function readHome(document: Estate): ReadHome {
  const own = traitsOf(document);
  const units = childrenOf(document).map((unit) => ofUnit(traitsOf(unit), own));
  return { id: String(document.general.id), document, offers: [own, ...units] };
}

/** Whether one offer has all that is sought. */
export const has = ({ offers }: ReadHome, ...sought: readonly Sought[]): boolean =>
  offers.some((offer) => sought.every((one) => hasTrait(offer, one)));

/** Whether one offer has it, or does not say it. */
export const hasOrIsSilent = ({ offers }: ReadHome, sought: Sought): boolean =>
  offers.some((offer) => hasTrait(offer, sought) || !says(offer, sought.trait));

/** The codes or figures of a trait that its offers state, each once. */
export const statedOf = (trait: Trait, { offers }: ReadHome): readonly (string | number)[] => {
  const values = offers.map((offer) =>
    isCoded(trait) ? (CODED[trait].codes[codeNumber(offer.coded, trait) - 1] ?? null) : offer[trait],
  );
  return [...new Set(values)].filter((value) => value !== null);
};

/** Most questions about a coded trait. */
const MOST = 4;

/** What to ask of a trait, so that the answers of homes that say it differ: each stated code, or bounds at a figure. */
export function questionsOf(trait: Trait, homes: readonly ReadHome[]): readonly [Sought, ...Sought[]] {
  const stated = new Set(homes.flatMap((home) => statedOf(trait, home)));
  if (isCoded(trait)) {
    const codes: readonly string[] = CODED[trait].codes;
    const [first = '', ...more] = [...codes].sort((one, other) => +stated.has(other) - +stated.has(one));
    return [{ trait, codes: [first] }, ...more.slice(0, MOST - 1).map((code) => ({ trait, codes: [code] }))];
  }
  const figures = [...stated].map(Number).sort((one, other) => one - other);
  const middle = figures[Math.floor(figures.length / 2)] ?? 1;
  return [
    { trait, gte: middle },
    { trait, lte: middle },
    { trait, gte: (figures.at(-1) ?? 0) + 1 },
  ];
}

/** The terms or the range of what is sought. */
export const fieldsOf = (...sought: readonly Sought[]): Pick<EstateQuery, 'terms' | 'range'> => {
  const terms = sought.flatMap((one) => ('codes' in one ? [[one.trait, one.codes]] : []));
  const ranges = sought.flatMap((one) =>
    'codes' in one ? [] : [[one.trait, { gte: one.gte, lte: one.lte }]],
  );
  return {
    ...(terms.length > 0 && { terms: Object.fromEntries(terms) }),
    ...(ranges.length > 0 && { range: Object.fromEntries(ranges) }),
  };
};

/** What is sought as it stands in a request, for a sentence: `terms.garden ["yes"]`. */
export const fieldText = (sought: Sought): string => {
  if ('codes' in sought) return `terms.${sought.trait} ${JSON.stringify(sought.codes)}`;
  const { trait, ...bounds } = sought;
  return `range.${trait} ${JSON.stringify(bounds)}`;
};
