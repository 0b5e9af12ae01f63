import { isBlank } from './emptiness.ts';

/** Energy classes from best to worst, as the listing vocabulary codes them (spec 2 §3, "Energy label"). */
export const ENERGY_LETTERS = ['A_PLUS_PLUS', 'A_PLUS', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyLetter = (typeof ENERGY_LETTERS)[number];

/** A class, or a pair "worse to better" such as G_F. */
export interface EnergyLabel {
  readonly worst: EnergyLetter;
  readonly best: EnergyLetter;
}

const WRITTEN: Readonly<Record<EnergyLetter, string>> = {
  A_PLUS_PLUS: 'A++',
  A_PLUS: 'A+',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
  F: 'F',
  G: 'G',
};

/** The class in display form: A_PLUS → "A+". */
export const letterText = (letter: EnergyLetter): string => WRITTEN[letter];

/** The label in display form; a pair with a dash: "G – F". */
export const labelText = ({ worst, best }: EnergyLabel): string =>
  worst === best ? letterText(worst) : `${letterText(worst)} – ${letterText(best)}`;

/** Whether the label includes a class: for a pair, both ends and all classes between. */
export const coversLetter = ({ worst, best }: EnergyLabel, letter: EnergyLetter): boolean =>
  ENERGY_LETTERS.slice(ENERGY_LETTERS.indexOf(best), ENERGY_LETTERS.indexOf(worst) + 1).includes(letter);

/** The class of a code (`A_PLUS`) or a written form ("A+"), in capitals; null when it is neither. */
export const asLetter = (code: string): EnergyLetter | null =>
  ENERGY_LETTERS.find((letter) => letter === code || WRITTEN[letter] === code) ?? null;

/** All label codes: the classes, and each pair of a worse and a better one. */
const LABELS: ReadonlyMap<string, EnergyLabel> = new Map(
  ENERGY_LETTERS.flatMap((worst, position) => [
    [worst, { worst, best: worst }] as const,
    ...ENERGY_LETTERS.slice(0, position).map((best) => [`${worst}_${best}`, { worst, best }] as const),
  ]),
);

/** Reads a label's code (`A_PLUS`, `B_A_PLUS`) or its written form ("A+"); null when it is neither. */
export function parseEnergyLabel(text: string | null | undefined): EnergyLabel | null {
  if (isBlank(text)) return null;
  const code = (text ?? '').trim().toUpperCase();
  const letter = asLetter(code);
  return letter === null ? (LABELS.get(code) ?? null) : { worst: letter, best: letter };
}

/** The label form `A_100`: a class, then the upper bound of the bar (spec 1 §3, "Other display fields"). */
interface CustomEpcLabel {
  readonly label: EnergyLabel;
  readonly end: number;
}

/** Reads `A_100`, `A_PLUS_0` or a bare class (then the bound is null). */
export function parseCustomEpcLabel(text: string | null | undefined): CustomEpcLabel | null {
  const [, code, end] = /^(.+)_(\d{1,4})$/.exec((text ?? '').trim()) ?? [];
  const label = parseEnergyLabel(code);
  return label === null || end === undefined ? null : { label, end: Number(end) };
}

/**
 * Display form of a label: a class as "A+", a pair by the vocabulary's label of its code ("G tot F"), the
 * form `A_100` by its class; any other code unchanged.
 */
export function energyLabelText(code: string | null, labelOf: (code: string) => string | null): string {
  const given = (code ?? '').trim();
  const parsed = parseEnergyLabel(given) ?? parseCustomEpcLabel(given)?.label ?? null;
  if (parsed === null) return given;
  const { worst, best } = parsed;
  return labelOf(worst === best ? worst : `${worst}_${best}`) ?? labelText(parsed);
}

/** Colours of the classes, best to worst. */
export type EnergyGrade = 'a-plus' | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

const GRADES: Readonly<Record<EnergyLetter, EnergyGrade>> = {
  A_PLUS_PLUS: 'a-plus',
  A_PLUS: 'a-plus',
  A: 'a',
  B: 'b',
  C: 'c',
  D: 'd',
  E: 'e',
  F: 'f',
  G: 'g',
};

/** Colour of a class; for a pair, pass its worst. A++ has the colour of A+. */
export const gradeOf = (letter: EnergyLetter): EnergyGrade => GRADES[letter];
