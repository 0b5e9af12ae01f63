import { formatTrimmed } from '../../../domain/format/number.ts';
import { isKnownNumber } from '../../../domain/rules/emptiness.ts';
import { energyLabelOf, energyScale, epcBarPercent, pinPosition } from '../../../domain/rules/energy.ts';
import { coversLetter, gradeOf, labelText, letterText } from '../../../domain/rules/energy-label.ts';
import type { Region } from '../../../domain/rules/region.ts';
import type { EnergyTagView } from '../../../domain/views/estate-card.ts';
import type { EnergyScaleView, EstatePageView, FactView } from '../../../domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { EnergyFacts } from '../property/energy-facts.ts';
import type { Property } from '../property/property.ts';

/** The tag on a card: "EPC B"; of a pair of labels the colour of the worse. */
export function toEnergyTag(
  facts: EnergyFacts | null,
  region: Region | null,
  { t }: ViewContext,
): EnergyTagView | null {
  const label = energyLabelOf(facts, region);
  if (label === null) return null;
  const text = labelText(label);
  return { grade: gradeOf(label.worst), label: text, text: t('views.energy.words', { label: text }) };
}

/** The region's letters with the estate's own cells (a pair has two) and the pin; null outside Belgium or without a label. */
function toEnergyScale(
  facts: EnergyFacts | null,
  region: Region | null,
  { t }: ViewContext,
): EnergyScaleView | null {
  const label = energyLabelOf(facts, region);
  if (label === null || region === null) return null;
  const scale = energyScale(region);
  const value = facts?.epcValue;
  const known = isKnownNumber(value);
  const written = known ? formatTrimmed(value) : null;
  return {
    cells: scale.letters.map((letter) => ({
      letter: letterText(letter),
      grade: gradeOf(letter),
      current: coversLetter(label, letter),
    })),
    limits: scale.limits.map((limit) => formatTrimmed(limit)),
    pin: pinPosition(value, region),
    pinText: written === null ? null : `${written} kWh/m²`,
    barPercent: epcBarPercent(value),
    text:
      written === null
        ? t('views.energy.words', { label: labelText(label) })
        : t('views.energy.valued', { label: labelText(label), value: written }),
  };
}

/** Scale and figures of the energy section; null when nothing is known. */
export function toEnergySection(
  { energy, region }: Property,
  rows: readonly FactView[],
  context: ViewContext,
): EstatePageView['energy'] {
  const scale = toEnergyScale(energy, region, context);
  return scale === null && rows.length === 0 ? null : { scale, rows };
}
