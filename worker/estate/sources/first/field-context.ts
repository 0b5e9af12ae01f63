import type { FieldContext } from '#domain/fields/texts.ts';
import { type Measures, mentionsMeasure } from '#domain/rules/planning.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { fieldContext } from '../../facts/field-context.ts';
import type { Property } from '../../property/property.ts';

/** All texts of an estate in which a heritage or planning measure without a field could be mentioned. */
function wordsOf({ general, extraFields }: Estate): string[] {
  const own = [general.townPlanningValue, general.title, general.shortDescription, general.description];
  const extra = (extraFields ?? []).map(({ value_lang_string: words }) => words);
  const plain = (extraFields ?? []).map(({ value }) => (typeof value === 'string' ? value : ''));
  return [...[...own, ...extra].flatMap((words) => Object.values(words ?? {})), ...plain].filter(
    (text) => typeof text === 'string',
  );
}

/** "No measure" is stated unless the estate's own texts mention one (spec 1 §5). */
const measuresOfEstate = (estate: Estate): Measures =>
  wordsOf(estate).some(mentionsMeasure) ? 'silent' : 'none';

/** Context for showing the fields of an estate: some fields have another name for certain head types. */
export const estateFieldContext = (estate: Estate, property: Property, context: ViewContext): FieldContext =>
  fieldContext(
    property,
    { headType: estate.general.headType?.id, measures: measuresOfEstate(estate) },
    context,
  );
