import type { Localized } from '../../domain/locale.ts';
import { isBlank } from '../../domain/rules/emptiness.ts';
import type { Id } from '../../domain/rules/source.ts';
import { localized } from '../../domain/text.ts';
import type { ViewContext } from './context.ts';

/** An id with perhaps a name, as head types, sub types and transactions come. */
export interface Named {
  readonly id?: Id | null;
  readonly name?: Localized | null;
}

/** The vocabulary's label of a code, or an empty text when a source invented the code. */
export function labelOf(group: string, code: Id | null | undefined, { t }: Pick<ViewContext, 't'>): string {
  const text = String(code ?? '').trim();
  // A dot would reach into another group of texts.
  if (text === '' || text.includes('.')) return '';
  const key = `${group}.${text}`;
  return t.has(key) ? t(key) : '';
}

/**
 * The name of a coded value: the listing's own in this language, else the vocabulary's label, else the
 * listing's own in another language.
 */
export function nameOf(value: Named | null | undefined, group: string, context: ViewContext): string {
  const own = value?.name?.[context.locale];
  if (!isBlank(own)) return (own ?? '').trim();
  return labelOf(group, value?.id, context) || localized(value?.name, context.locale);
}
