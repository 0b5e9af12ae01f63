import { coarseDistance } from '../rules/coarse-distance.ts';
import { isBlank } from '../rules/emptiness.ts';
import type { Worded } from '../text.ts';
import type { FactView } from '../views/estate-page.ts';
import { toFact } from '../views/fact.ts';
import { inOwn, joinedWords } from '../worded.ts';
import { comparedOf } from './compared.ts';
import type { Field, Tab } from './field.ts';
import { valueAt } from './read.ts';
import { regionalName } from './regional-names.ts';
import { tabFields } from './table.ts';
import type { FieldContext } from './texts.ts';
import { type Written, write } from './writers.ts';

const ownValue = ({ path, orPath, coarse }: Field, document: unknown, { facts }: FieldContext): unknown => {
  const value = valueAt(document, path) ?? (orPath === undefined ? undefined : valueAt(document, orPath));
  return coarse === true && facts.addressHidden ? coarseDistance(value) : value;
};

const isVisible = (field: Field, value: unknown, { facts }: FieldContext): boolean =>
  field.internal !== true && (field.visible ?? []).every((rule) => rule(value, facts));

const worded = ({ text, locale = null }: Written): Worded => ({ text, locale });

/** Text beneath a field's value: the texts of its visible companions. */
function companionText(field: Field, document: unknown, context: FieldContext): Worded {
  const texts = (field.beside ?? []).map((companion) => {
    const value = ownValue(companion, document, context);
    return isVisible(companion, value, context) ? worded(write(value, companion, context)) : inOwn('');
  });
  return joinedWords(texts);
}

/** Text of a field without a value. "No measure" only if no other field contradicts it (spec 1 §5). */
const blankText = ({ blank }: Field, { t, facts }: FieldContext): string | null => {
  if (blank === undefined) return null;
  return t(blank === 'violation.NONE' && facts.measures !== 'none' ? 'value.notEntered' : blank);
};

/** The field's label, or the alternative label for this estate. */
const nameOf = ({ path, otherwise }: Field, value: unknown, context: FieldContext): string =>
  otherwise?.when(value, context.facts)
    ? context.t(otherwise.label)
    : (regionalName(path, context.facts.region, context.t) ?? context.t.label('field', path) ?? path);

/**
 * A field of a document with its label, value and companion text in the context's language; null when a rule
 * hides it or there is nothing to show (spec 1 §5, spec 2 §9). Never throws, whatever the value.
 */
export function shownField(field: Field, document: unknown, context: FieldContext): FactView | null {
  const value = ownValue(field, document, context);
  if (!isVisible(field, value, context)) return null;
  const written = write(value, field, context);
  const label = written.label ?? inOwn(nameOf(field, value, context));
  const note = joinedWords([written.note ?? inOwn(''), companionText(field, document, context)]);
  const blank = blankText(field, context);
  const fact =
    toFact({ label, value: worded(written), note }, context.locale) ??
    (blank === null ? null : toFact({ label, value: inOwn(blank) }, context.locale));
  if (fact === null || isBlank(written.href)) return fact;
  return { ...fact, href: written.href };
}

/**
 * The rows of a tab or group of a source's table, in the order of the specification; empty fields and fields
 * that the page shows elsewhere are left out.
 */
export const tabRows = (
  tab: Tab,
  table: readonly Field[],
  document: unknown,
  context: FieldContext,
): readonly FactView[] =>
  tabFields(tab, table).flatMap((field) => {
    const shown = field.aside === undefined ? shownField(field, document, context) : null;
    if (shown === null) return [];
    const compared = comparedOf(field, ownValue(field, document, context));
    return [compared === null ? shown : { ...shown, compared }];
  });
