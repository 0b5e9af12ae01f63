import { regionalName } from '#domain/fields/regional-names.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { isBlank, isKnownNumber } from '#domain/rules/emptiness.ts';
import { energyLabelOf, energyScale, epcBarPercent, pinPosition } from '#domain/rules/energy.ts';
import { coversLetter, gradeOf, labelText, letterText } from '#domain/rules/energy-label.ts';
import { isClassed } from '#domain/rules/property-kind.ts';
import type { EnergyTagView } from '#domain/views/estate-card.ts';
import type { EnergyScaleView, EstatePageView, FactView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

/** Name of the label as the home's region calls it: "Energieklasse", in Wallonia "PEB-Klasse". */
const nameOf = (
  { region, energy }: Pick<Property, 'region' | 'energy'>,
  { t }: Pick<ViewContext, 't'>,
  path = energy?.ofBuilding === true ? 'energy.shared.energyLabel' : 'energy.energyLabel',
): string => regionalName(path, region, t) ?? t.label('field', path) ?? '';

/** Whether the scale for dwellings applies: the property is a dwelling, and the figure is its own. */
const hasScale = ({ kind, energy }: Property): boolean => isClassed(kind) && energy?.ofBuilding !== true;

const labelOf = (property: Property) => energyLabelOf(property.energy, property.region, hasScale(property));

/**
 * The tag on a card: "EPC B"; for a pair of labels in the colour of the worse one. A building's label says
 * so.
 */
export function toEnergyTag(property: Property, context: ViewContext): EnergyTagView | null {
  const { t } = context;
  const name = nameOf(property, context, 'energy.energyLabel');
  const label = labelOf(property);
  if (label === null) return null;
  const text = labelText(label);
  const grade = gradeOf(label.worst);
  return property.energy?.ofBuilding === true
    ? {
        grade,
        label: t('views.energy.buildingTag', { label: text }),
        text: t('views.energy.building', { name, label: text }),
      }
    : { grade, label: text, text: t('views.energy.words', { name, label: text }) };
}

/**
 * The region's scale with the estate's own cells (a pair has two) and the pin; null outside Belgium, without
 * a label, with a label that the region's scale lacks, and for kinds to which the scale does not apply.
 */
function toEnergyScale(property: Property, context: ViewContext): EnergyScaleView | null {
  const { t } = context;
  const name = nameOf(property, context);
  const { energy: facts, region } = property;
  const label = labelOf(property);
  if (label === null || region === null || !hasScale(property)) return null;
  const scale = energyScale(region);
  if (!scale.letters.some((letter) => coversLetter(label, letter))) return null;
  const value = facts?.epcValue;
  const known = isKnownNumber(value);
  const written = known ? formatTrimmed(value, t) : null;
  return {
    cells: scale.letters.map((letter) => ({
      letter: letterText(letter),
      grade: gradeOf(letter),
      current: coversLetter(label, letter),
    })),
    limits: scale.limits.map((limit) => formatTrimmed(limit, t)),
    pin: pinPosition(value, region),
    pinText: written === null ? null : `${written} kWh/m²`,
    barPercent: epcBarPercent(value),
    text:
      written === null
        ? t('views.energy.words', { name, label: labelText(label) })
        : t('views.energy.valued', { name, label: labelText(label), value: written }),
  };
}

/** A derived label of the estate without a scale: no field shows it, so it gets a row. */
function unscaledLabel(property: Property, context: ViewContext): readonly FactView[] {
  const label = labelOf(property);
  if (label === null || !isBlank(property.energy?.energyLabel)) return [];
  return [{ label: nameOf(property, context), value: labelText(label) }];
}

/** Scale and figures of the energy section; null when nothing is known. */
export function toEnergySection(
  property: Property,
  rows: readonly FactView[],
  context: ViewContext,
): EstatePageView['energy'] {
  const scale = toEnergyScale(property, context);
  const all = scale === null ? [...unscaledLabel(property, context), ...rows] : rows;
  return scale === null && all.length === 0 ? null : { scale, rows: all };
}
