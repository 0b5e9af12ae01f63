import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { formatArea } from '#domain/format/measure.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { figureIn } from '../../mapping/figure.ts';
import { member } from '../../mapping/read.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';

/** Figures of the home itself: the vendor's name, the path in our estate, and the range of records. */
const FIGURE_FIELDS: readonly (readonly [key: string, path: string, rule: Rule])[] = [
  ['rooms', 'general.bedroomCount', FIGURES.rooms],
  ['bathRooms', 'general.bathroomCount', FIGURES.rooms],
  ['area', 'dimensions.areaBuild', FIGURES.area],
  ['groundArea', 'dimensions.areaGround', FIGURES.area],
  ['floor', 'general.floor', FIGURES.floor],
];

/** A figure of the home itself, by the vendor's name; said when it cannot be read. */
export function figureOf(home: unknown, key: string, rule: Rule, say: Say): number | null {
  const given = member(home, key);
  const read = figureIn(given, rule);
  if (read === 'unread') say({ what: 'value', name: key, value: shownValue(given) });
  return typeof read === 'number' ? read : null;
}

/** The surfaces of a project's units, "114 m² – 136 m²"; null for a home of one surface. */
function areasOf(home: unknown, say: Say): string | null {
  const [least, most] = ['minArea', 'maxArea'].map((key) => figureOf(home, key, FIGURES.area, say));
  if (typeof least !== 'number' || typeof most !== 'number' || least >= most) return null;
  return `${formatArea(least, SAME_EVERYWHERE)} – ${formatArea(most, SAME_EVERYWHERE)}`;
}

/** The figures of a home by the path of their field; surfaces from and to in words. */
export function figuresOf(home: unknown, say: Say) {
  const figures = FIGURE_FIELDS.flatMap(([key, path, rule]): readonly (readonly [string, number])[] => {
    const figure = figureOf(home, key, rule, say);
    return figure === null ? [] : [[path, figure]];
  });
  return { figures, areas: areasOf(home, say) };
}
