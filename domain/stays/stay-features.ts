import { fold } from '../fold.ts';
import type { Localized } from '../locale.ts';

/** What visitors ask of a holiday rental; each is a choice of the parameter `with`. New ones go to the end. */
export const STAY_FEATURES = ['pets', 'wifi', 'lift'] as const;
export type StayFeature = (typeof STAY_FEATURES)[number];

/** Names in all four languages, as owners list them among equipment and options; a whole name, never a part. */
const NAMES: Readonly<Record<StayFeature, readonly string[]>> = {
  pets: [
    'Hond|Honden|Huisdier|Huisdieren|Huisdieren toegelaten',
    'Chien|Chiens|Animal domestique|Animaux domestiques|Animaux domestiques admis',
    'Dog|Dogs|Pet|Pets|Pets allowed',
    'Hund|Hunde|Haustier|Haustiere|Haustiere erlaubt',
  ].flatMap((names) => names.split('|')),
  wifi: ['Wifi', 'Wi-Fi', 'WLAN'],
  lift: ['Lift', 'Ascenseur', 'Aufzug'],
};

interface Listed {
  readonly name?: Localized | null;
}

/** The parts of a holiday rental that list what it has, and what a guest may bring. */
interface Equipped {
  readonly equipment?: readonly Listed[] | null;
  readonly rentalOptions?: readonly Listed[] | null;
}

/**
 * What a holiday rental lists. What it does not list it does not have, unlike a home for sale: equipment is a list of
 * all that is there, and only what is listed may be brought.
 */
export function stayFeaturesOf({ equipment, rentalOptions }: Equipped): readonly StayFeature[] {
  const said = [...(equipment ?? []), ...(rentalOptions ?? [])].flatMap(({ name }) =>
    Object.values(name ?? {}).map((text) => fold(text ?? '')),
  );
  return STAY_FEATURES.filter((feature) => NAMES[feature].some((name) => said.includes(fold(name))));
}

/** Features as bits, in their order. */
export const featureBits = (features: readonly StayFeature[]): number =>
  features.reduce((bits, feature) => bits + (1 << STAY_FEATURES.indexOf(feature)), 0);
