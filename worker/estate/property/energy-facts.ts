import { isBlank, isKnownNumber } from '#domain/rules/emptiness.ts';

/** Energy figures of either source. Values in kWh/m² a year, the total in kWh a year, CO₂ in kg/m² a year. */
export interface EnergyFacts {
  readonly epcValue?: number | null;
  readonly epcValueTotal?: number | null;
  readonly customEpcLabel?: string | null;
  readonly energyLabel?: string | null;
  readonly epcReference?: string | null;
  readonly epbReference?: string | null;
  readonly eLevel?: number | null;
  readonly kLevel?: number | null;
  readonly co2?: number | null;
  /** They are the building's, not the estate's own. */
  readonly ofBuilding?: true;
}

/** Whether anything is said about the estate itself; if not, the building's shared figures may stand in. */
const saysSomething = (facts: EnergyFacts | null | undefined): boolean =>
  isKnownNumber(facts?.epcValue) || !isBlank(facts?.customEpcLabel) || !isBlank(facts?.energyLabel);

/** The estate's own figures, else those shared by its building, which say so (spec 1 §3: "a shared variant of each"). */
export function ownOrShared(
  energy: (EnergyFacts & { readonly shared?: EnergyFacts | null }) | null | undefined,
): EnergyFacts | null {
  const shared = energy?.shared;
  return !saysSomething(energy) && saysSomething(shared) ? { ...shared, ofBuilding: true } : (energy ?? null);
}
