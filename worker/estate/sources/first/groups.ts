import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { FIRST_SOURCE_ORDER } from '#domain/fields/first/order.ts';
import { tabRows } from '#domain/fields/show.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import { plainText } from '#domain/format/plain-text.ts';
import { isUnsetNumber, showsByDefault } from '#domain/rules/emptiness.ts';
import { localizedIn, type Worded } from '#domain/text.ts';
import type { FactGroupView, FactItemView, FactView } from '#domain/views/estate-page.ts';
import { toFact } from '#domain/views/fact.ts';
import { inOwn } from '#domain/worded.ts';
import type { Estate } from '#wire/estate.ts';
import { iconAddress } from '#worker/platform/media/picture-address.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { paragraphsOf } from '#worker/platform/page/paragraphs.ts';
import { inLang, wordedIn } from '#worker/platform/page/worded.ts';
import { buildingOrPlot, toFactGroups } from '../../facts/fact-groups.ts';
import { type ReadingRows, readingRows } from '../../facts/reading-order.ts';
import type { Property } from '../../property/property.ts';
import { documentRows } from './documents.ts';
import { estateFieldContext } from './field-context.ts';
import { layoutRows } from './layout-facts.ts';
import { builtRows, environmentRows } from './list-facts.ts';

/**
 * Facilities one by one (spec 1 §3), each with its icon if the agency has named one; empty when it has named
 * none, because then one row with their names is enough.
 */
function facilityItems({ facilities }: Estate, context: ViewContext): readonly FactItemView[] {
  const items = (facilities ?? []).flatMap(({ name, icon }) => {
    const words = wordedIn(name, context);
    if (words.text === '') return [];
    return [{ text: words.text, icon: icon ? iconAddress(icon) : null, ...inLang(words, context) }];
  });
  return items.some(({ icon }) => icon !== null) ? items : [];
}

/** Names of the facilities, for comparisons with homes that state them one by one. */
const facilityNames = ({ facilities }: Estate, context: ViewContext): readonly string[] =>
  (facilities ?? []).map(({ name }) => wordedIn(name, context).text).filter((name) => name !== '');

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
const extraRows = ({ extraFields }: Estate, context: ViewContext): readonly FactView[] =>
  rowsOf(
    (extraFields ?? []).filter((extra) => !isBig(extra)),
    context,
  );

/** Long fields, which need the full width. */
const bigExtraRows = ({ extraFields }: Estate, context: ViewContext): readonly FactView[] =>
  rowsOf((extraFields ?? []).filter(isBig), context);

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
