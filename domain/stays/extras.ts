import type { Localized } from '../locale.ts';

/** What the price of an extra is for; the number of pieces is chosen, the other numbers follow from the stay. */
export const EXTRA_BASES = ['STAY', 'NIGHT', 'PERSON', 'PERSON_NIGHT', 'PIECE', 'PIECE_NIGHT'] as const;
export type ExtraBasis = (typeof EXTRA_BASES)[number];

/** An extra of a unit with a price that can be calculated, such as a dog or bed linen. */
export interface StayExtra {
  readonly id: string;
  readonly name: Localized;
  /** Euros; 0 is free of charge. */
  readonly price: number;
  readonly per: ExtraBasis;
  /** Highest number that can be chosen; 1 is a yes or no. */
  readonly most: number;
  /** Whether every stay has it: it is then part of every total. */
  readonly obligatory: boolean;
}

/** An extra that a guest chose, by its id. */
export interface ChosenExtra {
  readonly id: string;
  readonly count: number;
}

/** An extra on a bill, with the price at which it was agreed. */
export interface ExtraLine extends Omit<StayExtra, 'obligatory' | 'most'> {
  /** Pieces; 1 for the other bases. */
  readonly count: number;
  /** Euros. */
  readonly amount: number;
}

interface Measure {
  readonly persons: number;
  readonly nights: number;
}

/** How often the price of an extra is charged. */
const TIMES: Readonly<Record<ExtraBasis, (stay: Measure) => number>> = {
  STAY: () => 1,
  NIGHT: ({ nights }) => nights,
  PERSON: ({ persons }) => persons,
  PERSON_NIGHT: ({ persons, nights }) => persons * nights,
  PIECE: () => 1,
  PIECE_NIGHT: ({ nights }) => nights,
};

/** Price of an extra for a stay, cents. */
export const extraCents = (
  { price, per }: Pick<StayExtra, 'price' | 'per'>,
  count: number,
  stay: Measure,
): number => Math.round(price * 100) * count * TIMES[per](stay);

/** Whether the unit has an extra in this number. */
export const isOffered = (extras: readonly StayExtra[], { id, count }: ChosenExtra): boolean =>
  extras.some(
    (extra) =>
      extra.id === id && !extra.obligatory && Number.isInteger(count) && count >= 1 && count <= extra.most,
  );

/** The extras of a bill in the unit's order: the obligatory ones, and the chosen ones that the unit has. */
export const extraLines = (
  extras: readonly StayExtra[],
  chosen: readonly ChosenExtra[],
  stay: Measure,
): readonly ExtraLine[] =>
  extras.flatMap(({ id, name, price, per, obligatory }) => {
    const count = obligatory ? 1 : (chosen.find((one) => one.id === id)?.count ?? 0);
    return count === 0
      ? []
      : [{ id, name, price, per, count, amount: extraCents({ price, per }, count, stay) / 100 }];
  });

/**
 * The extras of a stay for other days: those of the unit today, and at their agreed price those that the guest chose
 * and the unit no longer has.
 */
export function extrasAgain(
  lines: readonly ExtraLine[],
  extras: readonly StayExtra[],
): { readonly extras: readonly StayExtra[]; readonly chosen: readonly ChosenExtra[] } {
  const known = (id: string): StayExtra | undefined => extras.find((extra) => extra.id === id);
  const gone = lines.filter(({ id, count }) => {
    const extra = known(id);
    return extra === undefined || (!extra.obligatory && count > extra.most);
  });
  const retained = gone.map(({ id, name, price, per, count }) => ({
    id,
    name,
    price,
    per,
    most: count,
    obligatory: false,
  }));
  const chosen = lines
    .map(({ id, count }) => ({ id, count }))
    .filter(({ id }) => known(id)?.obligatory !== true);
  return {
    extras: [...extras.filter(({ id }) => !retained.some((extra) => extra.id === id)), ...retained],
    chosen,
  };
}

/** An extra as an address and a form field have it: "linen", "dog.2". */
export const extraText = ({ id, count }: ChosenExtra): string => (count === 1 ? id : `${id}.${count}`);

/** Most extras of one stay, in an address and in the contract. */
export const MOST_EXTRAS = 20;

/** Ids of extras, so that an address holds several values in a readable way. */
export const EXTRA_ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The extras of the values of a parameter; of two values with one id the last one counts, as empty ones do not. A
 * value that cannot be read has the count 0, so that the page names it instead of leaving it out.
 */
export function parseExtras(values: readonly string[]): readonly ChosenExtra[] {
  const found = new Map<string, number>();
  for (const value of values.slice(0, MOST_EXTRAS)) {
    const [id = '', count = '1'] = value.trim().split('.');
    if (id === '') continue;
    found.set(id.slice(0, 64), EXTRA_ID.test(id) && /^[1-9]\d?$/.test(count) ? Number(count) : 0);
  }
  return [...found].map(([id, count]) => ({ id, count }));
}
