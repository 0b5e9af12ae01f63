import { labelText, parseCustomEpcLabel, parseEnergyLabel } from './energy-label.ts';

/**
 * A label in words: a class as people write it ("A+"), a pair by the vocabulary's label of its code
 * ("G tot F"), the form `A_100` by its class; any other code stays as it is.
 */
export function energyLabelText(code: string | null, labelOf: (code: string) => string | null): string {
  const given = (code ?? '').trim();
  const parsed = parseEnergyLabel(given) ?? parseCustomEpcLabel(given)?.label ?? null;
  if (parsed === null) return given;
  const { worst, best } = parsed;
  return labelOf(worst === best ? worst : `${worst}_${best}`) ?? labelText(parsed);
}
