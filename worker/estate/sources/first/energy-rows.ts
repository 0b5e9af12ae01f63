import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { tabRows } from '#domain/fields/show.ts';
import type { FactView } from '#domain/views/estate-page.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import type { Property } from '../../property/property.ts';
import { estateFieldContext } from './field-context.ts';

/** Rows of an estate's own figures, then those of its building, which say so (spec 1 §3). */
export function energyRows(estate: Estate, property: Property, context: ViewContext): readonly FactView[] {
  const fields = estateFieldContext(estate, property, context);
  return [
    ...tabRows('energy', FIRST_SOURCE_FIELDS, estate, fields),
    ...tabRows('energyShared', FIRST_SOURCE_FIELDS, estate, fields),
  ];
}
