/**
 * Facts of a home that visitors filter by, whatever its source (decision 150). A coded trait has one of a few codes; a
 * measured one is a number. What a home does not say is unknown, which is neither.
 */
import { ENERGY_LETTERS } from '../rules/energy-label.ts';

export const YES_NO = ['yes', 'no'] as const;

interface Coded {
  /** In the order of their numbers in storage, from 1; new codes go to the end. */
  readonly codes: readonly string[];
  /** Its first bit in the number that holds all coded traits of a home; never changed. */
  readonly bit: number;
  /** Whether a unit that does not say it has its project's. */
  readonly ofProject: boolean;
}

/** Coded traits, by their names in the contract. */
export const CODED = {
  garden: { codes: YES_NO, bit: 0, ofProject: false },
  terrace: { codes: YES_NO, bit: 2, ofProject: false },
  parking: { codes: YES_NO, bit: 4, ofProject: false },
  lift: { codes: YES_NO, bit: 6, ofProject: true },
  furnished: { codes: YES_NO, bit: 8, ofProject: false },
  pets: { codes: YES_NO, bit: 10, ofProject: false },
  newBuilding: { codes: YES_NO, bit: 12, ofProject: true },
  seaView: { codes: YES_NO, bit: 14, ofProject: false },
  /** On the scale of the home's own region, best first; each unit has a certificate of its own. */
  energyLabel: { codes: ENERGY_LETTERS, bit: 16, ofProject: false },
  condition: {
    codes: ['TO_RENOVATE', 'TO_FRESHEN_UP', 'GOOD_CONDITION', 'EXCELLENT_CONDITION', 'RENEWED', 'NEW'],
    bit: 20,
    ofProject: true,
  },
  /** Four and more are "4". */
  facades: { codes: ['1', '2', '3', '4'], bit: 23, ofProject: true },
} as const satisfies Readonly<Record<string, Coded>>;
export type CodedTrait = keyof typeof CODED;
export const CODED_TRAITS = Object.keys(CODED) as readonly CodedTrait[];

interface Measured {
  /** Lower bounds offered as options; none where visitors state their own. */
  readonly steps: readonly number[];
  /** Whether a unit that does not say it has its project's. */
  readonly ofProject: boolean;
}

/** Measured traits: m², the year of construction or renovation, and the day as `YYYYMMDD`, 0 for at once. */
export const MEASURED = {
  livingArea: { steps: [50, 75, 100, 125, 150, 200, 250, 300], ofProject: false },
  landArea: { steps: [100, 200, 300, 500, 750, 1000, 2000, 5000], ofProject: false },
  year: { steps: [1950, 1980, 1990, 2000, 2010, 2015, 2020], ofProject: true },
  availableOn: { steps: [], ofProject: true },
} as const satisfies Readonly<Record<string, Measured>>;
export type MeasuredTrait = keyof typeof MEASURED;
export const MEASURED_TRAITS = Object.keys(MEASURED) as readonly MeasuredTrait[];

export type Trait = CodedTrait | MeasuredTrait;
export const TRAITS: readonly Trait[] = [...CODED_TRAITS, ...MEASURED_TRAITS];

/** What a home need not say to be found: a trait, or its price, which is then on request. */
export const MAY_BE_UNSAID = [...TRAITS, 'price'] as const;
export type Unsaid = (typeof MAY_BE_UNSAID)[number];

export const isCoded = (trait: Trait): trait is CodedTrait => Object.hasOwn(CODED, trait);

/** Facts of a home that a visitor wants to be there; each is a choice of the parameter `with`. */
export const FEATURES = [
  'garden',
  'terrace',
  'parking',
  'lift',
  'furnished',
  'pets',
  'newBuilding',
  'seaView',
] as const satisfies readonly CodedTrait[];
export type Feature = (typeof FEATURES)[number];

/** Bits of a coded trait: the shift, and the mask after it. */
export const bitsOf = (trait: CodedTrait): { readonly shift: number; readonly mask: number } => {
  const { codes, bit }: Coded = CODED[trait];
  return { shift: bit, mask: 2 ** Math.ceil(Math.log2(codes.length + 1)) - 1 };
};

/** Number of a code in storage, from 1; 0 for none. */
export const numberOfCode = (trait: CodedTrait, code: string | null): number =>
  code === null ? 0 : (CODED[trait].codes as readonly string[]).indexOf(code) + 1;

/** Values of a home; null is unknown. */
export interface TraitValues extends Readonly<Record<MeasuredTrait, number | null>> {
  /** All coded traits in one number, by their bits; 0 where it says nothing. */
  readonly coded: number;
}

/** Number of the code of a trait; 0 when unknown. */
export const codeNumber = (coded: number, trait: CodedTrait): number => {
  const { shift, mask } = bitsOf(trait);
  return (coded >> shift) & mask;
};

/** Values of a unit, with its project's where it says nothing of what both share. */
export function ofUnit(unit: TraitValues, project: TraitValues): TraitValues {
  const inherited = CODED_TRAITS.filter(
    (trait) => CODED[trait].ofProject && codeNumber(unit.coded, trait) === 0,
  ).reduce((sum, trait) => sum + (codeNumber(project.coded, trait) << bitsOf(trait).shift), 0);
  const measured = MEASURED_TRAITS.map((trait) => [
    trait,
    unit[trait] ?? (MEASURED[trait].ofProject ? project[trait] : null),
  ]);
  return { ...Object.fromEntries(measured), coded: unit.coded + inherited };
}
