import { type Asked, hasTrait, meetsTraits, says } from '#domain/filter/trait-parameters.ts';
import { CODED, codeNumber, isCoded, MEASURED, type Trait, type TraitValues } from '#domain/filter/traits.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import { askedTraitsOf } from '../query/traits.ts';
import { readCountedTraits, type TraitRows, type TraitSearch } from './traits.ts';

/** Options of a trait, each with the values that meet it. */
const optionsOf = (
  trait: Trait,
): readonly (readonly [value: string, meets: (values: TraitValues) => boolean])[] => {
  if (!isCoded(trait)) {
    return MEASURED[trait].steps.map((bound) => [String(bound), (values) => (values[trait] ?? -1) >= bound]);
  }
  return CODED[trait].codes.map((code, index) => [
    code,
    ({ coded }) => {
      const number = codeNumber(coded, trait);
      // A class, or a better one.
      return trait === 'energyLabel' ? number > 0 && number <= index + 1 : number === index + 1;
    },
  ]);
};

/** What an offer says of a trait, as bits: nothing, what is found, what the query asks; above them a bit for each option. */
const [SILENT, FOUND, MET, FIRST_OPTION] = [1, 2, 4, 3];

/** Reads these bits. Each value is judged once: a hundred thousand homes share few. */
function judgeOf(
  trait: Trait,
  own: Asked | undefined,
  unknown: EstateQuery['unknown'] = [],
): (values: TraitValues) => number {
  const judge = (values: TraitValues): number => {
    const isSaid = says(values, trait);
    const found = own === undefined ? isSaid : hasTrait(values, own);
    const met = own === undefined || meetsTraits(values, [own], unknown);
    const options = optionsOf(trait).map(([, meets], index) =>
      meets(values) ? 1 << (FIRST_OPTION + index) : 0,
    );
    return [isSaid ? 0 : SILENT, found ? FOUND : 0, met ? MET : 0, ...options].reduce(
      (sum, bit) => sum | bit,
    );
  };
  const judged = new Map<number | null, number>();
  return (values) => {
    const value = isCoded(trait) ? codeNumber(values.coded, trait) : values[trait];
    const known = judged.get(value) ?? judge(values);
    judged.set(value, known);
    return known;
  };
}

/** The counted options of the search's traits; those of a trait ignore what the query asks of it. */
export const readTraits = (
  { traits = [], query }: Pick<TraitSearch, 'traits' | 'query'>,
  rows: TraitRows,
): EstateFilters['traits'] => {
  const asked = askedTraitsOf(query);
  const judges = traits.map((id) =>
    judgeOf(
      id,
      asked.find(({ trait }) => trait === id),
      query.unknown,
    ),
  );
  /** By trait, then by the combined bits of a result's offers: results. */
  const counts = traits.map(() => new Map<number, number>());
  for (const { offers, homes } of readCountedTraits(rows, traits, asked)) {
    const judged = offers.map((values) => {
      const bits = judges.map((judge) => judge(values));
      return { bits, missed: bits.filter((one) => !(one & MET)).length };
    });
    for (const [at, count] of counts.entries()) {
      let combined = 0;
      for (const { bits, missed } of judged) {
        const own = bits[at] ?? 0;
        const missesAnother = missed > (own & MET ? 0 : 1);
        if (!missesAnother) combined |= own;
      }
      count.set(combined, (count.get(combined) ?? 0) + homes);
    }
  }
  return traits.map((id, at) => {
    const countWhere = (holds: (bits: number) => boolean): number =>
      [...(counts[at] ?? [])].reduce((sum, [bits, homes]) => (holds(bits) ? sum + homes : sum), 0);
    return {
      id,
      options: optionsOf(id).map(([value], index) => ({
        value,
        count: countWhere((bits) => (bits & (1 << (FIRST_OPTION + index))) > 0),
      })),
      // What the search adds with the unknown: one offer says nothing, and none is found by what it says.
      unknown: countWhere((bits) => (bits & (SILENT | FOUND)) === SILENT),
    };
  });
};
