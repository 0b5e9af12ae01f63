import { openingOf } from '#domain/format/excerpt.ts';
import { formatNumber, formatTrimmed } from '#domain/format/number.ts';
import { isKnownNumber } from '#domain/rules/emptiness.ts';
import { withoutTelling } from '#domain/rules/telling.ts';
import type { CardRowView } from '#domain/views/estate-card.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { inLang } from '../../platform/page/worded.ts';
import { roomsAndSurfaces } from '../facts/card-facts.ts';
import type { Property } from '../property/property.ts';
import { unitsText } from '../property/unit-facts.ts';

type Fact = CardRowView['facts'][number];

const MOST_FACTS = 6;

const named = (value: string | null, name: string): readonly Fact[] =>
  value === null ? [] : [{ value, name }];

/** Facts of an estate by name; for a project the number of units. */
function factsOf(property: Property, context: ViewContext): readonly Fact[] {
  const { t } = context;
  const { floor, constructionYear: built } = property;
  return [
    ...named(property.project ? unitsText(property.units, context) : null, ''),
    ...roomsAndSurfaces(property, context).map(({ text, name }) => ({ value: text, name: name ?? '' })),
    ...named(isKnownNumber(floor) && floor > 0 ? formatNumber(floor, t) : null, t('views.fact.floor')),
    ...named(built === null ? null : String(Math.trunc(built)), t('views.fact.built')),
  ].slice(0, MOST_FACTS);
}

/** Extra content of a row beside its card (spec 1 §3: texts, dimensions). */
export function toCardRow(property: Property, context: ViewContext): CardRowView {
  const { lead, description, textLocale, energy } = property;
  const { remark, lines } = openingOf(lead, description);
  const quiet = (text: string): string => withoutTelling(text, property);
  return {
    remark: quiet(remark),
    lines: quiet(lines),
    ...inLang({ locale: textLocale }, context),
    facts: factsOf(property, context),
    energy: isKnownNumber(energy?.epcValue) ? `${formatTrimmed(energy.epcValue, context.t)} kWh/m²` : null,
  };
}
