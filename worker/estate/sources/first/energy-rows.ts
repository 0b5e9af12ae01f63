import { FIRST_SOURCE_FIELDS } from '../../../../domain/fields/first/fields.ts';
import { tabRows } from '../../../../domain/fields/show.ts';
import { isBlank } from '../../../../domain/rules/emptiness.ts';
import { energyLabelOf } from '../../../../domain/rules/energy.ts';
import { labelText } from '../../../../domain/rules/energy-label.ts';
import type { FactView } from '../../../../domain/views/estate-page.ts';
import type { Estate } from '../../../../wire/estate.ts';
import type { ViewContext } from '../../../platform/page/context.ts';
import type { Property } from '../../property/property.ts';
import { estateFieldContext } from './field-context.ts';

/** A label made for the estate, where there is no scale to show it on. */
function unscaledLabel({ energy }: Estate, { region }: Property, { t }: ViewContext): readonly FactView[] {
  const label = region === null && isBlank(energy?.energyLabel) ? energyLabelOf(energy, region) : null;
  return label === null
    ? []
    : [{ label: t.label('field', 'energy.energyLabel') ?? '', value: labelText(label) }];
}

/** Rows of an estate's own figures, then those it shares with its building, which say so (spec 1 §3). */
export function energyRows(estate: Estate, property: Property, context: ViewContext): readonly FactView[] {
  const fields = estateFieldContext(estate, property, context);
  return [
    ...unscaledLabel(estate, property, context),
    ...tabRows('energy', FIRST_SOURCE_FIELDS, estate, fields),
    ...tabRows('energyShared', FIRST_SOURCE_FIELDS, estate, fields),
  ];
}
