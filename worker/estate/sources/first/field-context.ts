import type { FieldContext } from '../../../../domain/fields/texts.ts';
import { type Measures, mentionsMeasure } from '../../../../domain/rules/planning.ts';
import type { Estate } from '../../../../wire/estate.ts';
import type { ViewContext } from '../../../platform/page/context.ts';
import { fieldContext } from '../../facts/field-context.ts';
import type { Property } from '../../property/property.ts';

/** Whatever an estate says of itself in words, where a measure would be told that no field has. */
function wordsOf({ general, extraFields }: Estate): string[] {
  const own = [general.townPlanningValue, general.title, general.shortDescription, general.description];
  const extra = (extraFields ?? []).map(({ value_lang_string: words }) => words);
  const plain = (extraFields ?? []).map(({ value }) => (typeof value === 'string' ? value : ''));
  return [...[...own, ...extra].flatMap((words) => Object.values(words ?? {})), ...plain].filter(
    (text) => typeof text === 'string',
  );
}

/** That there was no measure is stated unless its own words speak of one (spec 1 §5). */
const measuresOfEstate = (estate: Estate): Measures =>
  wordsOf(estate).some(mentionsMeasure) ? 'silent' : 'none';

/** What the fields of an estate need to be shown: its head type gives some another name. */
export const estateFieldContext = (estate: Estate, property: Property, context: ViewContext): FieldContext =>
  fieldContext(
    property,
    { headType: estate.general.headType?.id, measures: measuresOfEstate(estate) },
    context,
  );
