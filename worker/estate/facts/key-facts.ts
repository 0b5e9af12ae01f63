import { formatNumber, formatTrimmed } from '#domain/format/number.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import { isDwelling } from '#domain/rules/property-kind.ts';
import type { KeyFactView } from '#domain/views/document.ts';
import type { Translator } from '#locales/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';
import { factsOfUnits } from '../property/unit-facts.ts';

const span = (least: number, most: number, t: Translator): string =>
  least === most ? formatTrimmed(least, t) : `${formatTrimmed(least, t)}–${formatTrimmed(most, t)}`;

/** A key fact by the name that comparisons know it by (`domain/fields/common-facts.ts`). */
type Figure = readonly [fact: string, view: KeyFactView | null];

/** Key facts of a project: free units, and the ranges of rooms and area. */
function projectChain(property: Property, { t }: ViewContext): readonly Figure[] {
  const { units, free, areas } = factsOfUnits(property.units);
  const rooms = property.units.map(({ bedrooms }) => bedrooms).filter(hasPositive);
  const most = Math.max(...rooms);
  const eLevel = property.energy?.eLevel;
  return [
    [
      'units',
      units === 0
        ? null
        : {
            value: t('views.units.freeOf', { n: formatNumber(free, t), total: formatNumber(units, t) }),
            unit: null,
            name: t('views.units.freeName'),
          },
    ],
    [
      'bedrooms',
      rooms.length === 0
        ? null
        : {
            value: span(Math.min(...rooms), most, t),
            unit: null,
            name: t.count('views.fact.bedrooms', most),
          },
    ],
    ['area', areas === null ? null : { value: span(...areas, t), unit: 'm²', name: t('views.fact.area') }],
    [
      'eLevel',
      hasPositive(eLevel)
        ? { value: `E${formatTrimmed(eLevel, t)}`, unit: null, name: t('views.fact.eLevel') }
        : null,
    ],
  ];
}

const counted = (
  kind: 'bedrooms' | 'bathrooms',
  count: number | null,
  { t }: ViewContext,
): KeyFactView | null =>
  count === null
    ? null
    : { value: formatNumber(count, t), unit: null, name: t.count(`views.fact.${kind}`, Math.round(count)) };

const measured = (area: number | null, name: string, { t }: ViewContext): KeyFactView | null =>
  area === null ? null : { value: formatTrimmed(area, t), unit: 'm²', name };

const year = (value: number, name: string): KeyFactView => ({
  value: String(Math.trunc(value)),
  unit: null,
  name,
});

/** Year of construction, and of renovation. */
function years({ constructionYear, renovationYear }: Property, { t }: ViewContext): readonly Figure[] {
  if (constructionYear === null) return [];
  const renovated = renovationYear !== null && renovationYear > constructionYear;
  return [
    ['built', year(constructionYear, t('views.fact.built'))],
    ...(renovated ? [['renovated', year(renovationYear, t('views.fact.renovated'))] as const] : []),
  ];
}

function estateChain(property: Property, context: ViewContext): readonly Figure[] {
  const { t } = context;
  return [
    ['bedrooms', counted('bedrooms', property.bedrooms, context)],
    ['bathrooms', counted('bathrooms', property.bathrooms, context)],
    [
      'area',
      measured(
        property.area,
        t(isDwelling(property.kind) ? 'views.fact.area' : 'views.fact.surface'),
        context,
      ),
    ],
    ['plot', measured(property.plot, t('views.fact.plot'), context)],
    ...years(property, context),
  ];
}

/** The key facts by their names, only known ones. */
export const keyFigures = (property: Property, context: ViewContext): ReadonlyMap<string, KeyFactView> =>
  new Map(
    (property.project ? projectChain(property, context) : estateChain(property, context)).flatMap(
      ([fact, view]) => (view === null ? [] : [[fact, view] as const]),
    ),
  );

/** The key facts under the title: at most six, only known ones (look, "Key facts"). */
export const toKeyFacts = (property: Property, context: ViewContext): readonly KeyFactView[] => [
  ...keyFigures(property, context).values(),
];
