import { formatArea } from '#domain/format/measure.ts';
import { formatNumber } from '#domain/format/number.ts';
import { isDwelling } from '#domain/rules/property-kind.ts';
import type { CardFactView } from '#domain/views/estate-card.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';
import { unitsText } from '../property/unit-facts.ts';

/** Highest number of facts beside the price of a card. */
const MOST = 3;

const counted = (
  kind: 'bedrooms' | 'bathrooms',
  count: number | null,
  { t }: ViewContext,
): readonly CardFactView[] =>
  count === null
    ? []
    : [{ kind, text: formatNumber(count, t), name: t.count(`views.fact.${kind}`, Math.round(count)) }];

const measured = (
  kind: 'area' | 'plot',
  area: number | null,
  name: string,
  { t }: ViewContext,
): readonly CardFactView[] => (area === null ? [] : [{ kind, text: formatArea(area, t), name }]);

/** Known rooms and areas of an estate. */
export function roomsAndSurfaces(property: Property, context: ViewContext): readonly CardFactView[] {
  const { t } = context;
  return [
    ...counted('bedrooms', property.bedrooms, context),
    ...counted('bathrooms', property.bathrooms, context),
    ...measured(
      'area',
      property.area,
      t(isDwelling(property.kind) ? 'views.fact.area' : 'views.fact.surface'),
      context,
    ),
    ...measured('plot', property.plot, t('views.fact.plot'), context),
  ];
}

/** Rooms and area of an estate; for a project the number of units (look, "Card"). */
export function cardFacts(property: Property, context: ViewContext): readonly CardFactView[] {
  if (!property.project) return roomsAndSurfaces(property, context).slice(0, MOST);
  const text = unitsText(property.units, context);
  return text === null ? [] : [{ kind: 'units', text, name: null }];
}
