import { FLOOD_SCORES, floodIconShown, floodLetter, floodScoreShown } from '#domain/rules/flood.ts';
import type { EstatePageView, FloodScoreView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type Property, whereOf } from '../property/property.ts';

function toScore(
  kind: 'P' | 'G',
  text: string | null,
  property: Property,
  { t }: ViewContext,
): FloodScoreView | null {
  const letter = FLOOD_SCORES.find((score) => score === floodLetter(text));
  if (letter === undefined || !floodScoreShown(text, whereOf(property))) return null;
  return {
    label: t(`floodScore.${kind}`),
    letter,
    warning: floodIconShown(letter),
    meaning: t(`flood.${letter}`),
  };
}

/** An unknown score is shown unchanged. */
function otherRow(kind: 'P' | 'G', text: string | null, property: Property, { t }: ViewContext) {
  const known = FLOOD_SCORES.some((score) => score === floodLetter(text));
  return text === null || known || !floodScoreShown(text, whereOf(property))
    ? []
    : [{ label: t(`floodScore.${kind}`), value: text }];
}

/** Flood scores of parcel and building in words: outside Wallonia, and only with a score (spec 1 §5, §9). */
export function toFlood(property: Property, context: ViewContext): EstatePageView['flood'] {
  const { floodParcel, floodBuilding } = property;
  const given = [
    ['P', floodParcel],
    ['G', floodBuilding],
  ] as const;
  const scores = given.flatMap(([kind, text]) => toScore(kind, text, property, context) ?? []);
  const rows = given.flatMap(([kind, text]) => otherRow(kind, text, property, context));
  return scores.length === 0 && rows.length === 0 ? null : { scores, rows };
}
