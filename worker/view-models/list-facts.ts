/** Lists of the first source, in the agency's own words (spec 1 §3). */
import { plainText } from '../../domain/format/plain-text.ts';

import type { Localized } from '../../domain/locale.ts';
import { localized } from '../../domain/text.ts';
import type { FactView } from '../../domain/views/estate-page.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { ViewContext } from './context.ts';

const words = (text: Localized | null | undefined, { locale }: ViewContext): string =>
  plainText(localized(text, locale)).trim();

const joined = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(', ');

/** A criterion, its value, and beneath it what is said of it. */
export const builtRows = ({ buildTechnicals }: Estate, context: ViewContext): readonly FactView[] =>
  (buildTechnicals ?? []).flatMap((technical) => {
    const label = words(technical.criteria, context);
    const [value, note] = [words(technical.value, context), words(technical.comment, context)];
    if (label === '' || (value === '' && note === '')) return [];
    return value === '' ? [{ label, value: note }] : [{ label, value, note }];
  });

/** Where it lies, in one row, with what is said of it beneath. */
export function environmentRows({ environments }: Estate, context: ViewContext): readonly FactView[] {
  const label = context.t('views.field.environment');
  const value = joined((environments ?? []).map(({ environment }) => words(environment, context)));
  const note = joined((environments ?? []).map(({ comment }) => words(comment, context)));
  if (value === '') return note === '' ? [] : [{ label, value: note }];
  return [{ label, value, note }];
}
