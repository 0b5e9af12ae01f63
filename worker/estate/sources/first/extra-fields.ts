import { formatTrimmed } from '#domain/format/number.ts';
import { plainText } from '#domain/format/plain-text.ts';
import { isUnsetNumber, showsByDefault } from '#domain/rules/emptiness.ts';
import { localizedIn, type Worded } from '#domain/text.ts';
import type { FactView } from '#domain/views/estate-page.ts';
import { toFact } from '#domain/views/fact.ts';
import { inOwn } from '#domain/worded.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { paragraphsOf } from '#worker/platform/page/paragraphs.ts';

type Extra = NonNullable<Estate['extraFields']>[number];

/** A number, yes or no, or text; empty when there is nothing to show (spec 1 §5). */
function plainValue(value: Extra['value'], { t }: ViewContext): string {
  if (!showsByDefault(value)) return '';
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'number') return isUnsetNumber(value) ? '' : formatTrimmed(value, t);
  return plainText(value ?? '').trim();
}

/** The agency's text: on one line, or in paragraphs for a BIGTEXT. */
function wordsOfExtra(extra: Extra, context: ViewContext): Worded {
  const { locale, site } = context;
  const own = localizedIn(extra.value_lang_string, locale, site.defaultLocale);
  const said = own.text === '' ? inOwn(plainValue(extra.value, context)) : own;
  return { ...said, text: paragraphsOf(said.text).join(extra.type === 'BIGTEXT' ? '\n\n' : ' ') };
}

/** Label of an agency's own field, from the texts of its site: `extraField.41`. */
const labelOf = ({ extra_field_autoid: id }: Extra, { t }: ViewContext): string =>
  t.label('extraField', id) ?? t('views.extra');

/** An agency's own fields of a type: TEXT and all others on one line, BIGTEXT in paragraphs (spec 1 §3). */
const rowsOf = (extras: readonly Extra[], context: ViewContext): readonly FactView[] =>
  extras.flatMap((extra) => {
    const value = wordsOfExtra(extra, context);
    const fact = toFact({ label: inOwn(labelOf(extra, context)), value }, context.locale);
    return fact === null ? [] : [fact];
  });

const isBig = ({ type }: Extra): boolean => type === 'BIGTEXT';

/** Short fields. */
export const extraRows = ({ extraFields }: Estate, context: ViewContext): readonly FactView[] =>
  rowsOf(
    (extraFields ?? []).filter((extra) => !isBig(extra)),
    context,
  );

/** Long fields, which need the full width. */
export const bigExtraRows = ({ extraFields }: Estate, context: ViewContext): readonly FactView[] =>
  rowsOf((extraFields ?? []).filter(isBig), context);
