import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { FIRST_SOURCE_ORDER } from '#domain/fields/first/order.ts';
import { tabRows } from '#domain/fields/show.ts';
import type { FactGroupView } from '#domain/views/estate-page.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { buildingOrPlot, toFactGroups } from '../../facts/fact-groups.ts';
import { type ReadingRows, readingRows } from '../../facts/reading-order.ts';
import type { Property } from '../../property/property.ts';
import { documentRows } from './documents.ts';
import { bigExtraRows, extraRows } from './extra-fields.ts';
import { facilityItems, facilityNames } from './facility-items.ts';
import { estateFieldContext } from './field-context.ts';
import { layoutRows } from './layout-facts.ts';
import { builtRows, environmentRows } from './list-facts.ts';

/**
 * Fact groups of the first source: rows of the field table, and lists with a form of their own (spec 1 §3).
 */
export function estateGroups(
  estate: Estate,
  property: Property,
  context: ViewContext,
): readonly FactGroupView[] {
  const fields = estateFieldContext(estate, property, context);
  const rows = (group: 'building' | 'technical' | 'facilities' | 'finances' | 'planning') =>
    tabRows(group, FIRST_SOURCE_FIELDS, estate, fields);
  const items = facilityItems(estate, context);
  const facilities = rows('facilities').map((row) => ({
    ...row,
    ...(items.length === 0 ? {} : { items }),
    compared: { fact: 'facilities', names: facilityNames(estate, context) },
  }));
  return toFactGroups(
    [
      {
        id: 'building',
        ...buildingOrPlot(property),
        rows: [...rows('building'), ...environmentRows(estate, context)],
      },
      { id: 'layout', rows: layoutRows(estate.layout, property, context) },
      { id: 'technical', rows: rows('technical') },
      { id: 'equipment', rows: [...builtRows(estate, context), ...facilities] },
      { id: 'finances', rows: rows('finances') },
      { id: 'planning', rows: rows('planning'), wide: true },
      { id: 'documents', rows: documentRows(estate, context) },
      { id: 'extra', rows: extraRows(estate, context) },
      { id: 'remarks', rows: bigExtraRows(estate, context), wide: true },
    ],
    context,
  );
}

/** Rows that come first, and rows that the head already shows (including the numbers of rooms). */
export function estateOrder(estate: Estate, property: Property, context: ViewContext): ReadingRows {
  const fields = estateFieldContext(estate, property, context);
  const order = readingRows(FIRST_SOURCE_ORDER, property.kind, FIRST_SOURCE_FIELDS, estate, fields);
  const counts = (['bedrooms', 'bathrooms'] as const).map((kind) => ({
    label: context.t(`views.field.${kind}`),
    value: String(property[kind]),
  }));
  return { ...order, inHead: [...order.inHead, ...counts] };
}
