import type { Localized } from '#domain/locale.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { Id } from '#domain/rules/source.ts';
import { localized } from '#domain/text.ts';
import type { LabelGroup } from '#locales/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** An id with an optional name, as in head types, sub types and transactions. */
export interface Named {
  readonly id?: Id | null;
  readonly name?: Localized | null;
}

/** The vocabulary's label of a code, or an empty text for an unknown code. */
export const labelOf = (
  group: LabelGroup,
  code: Id | null | undefined,
  { t }: Pick<ViewContext, 't'>,
): string => t.label(group, code) ?? '';

/**
 * Name of a coded value: the listing's own in this language, else the label of its code in a group of the
 * vocabulary (null: no group), else the listing's own in another language.
 */
export function nameOf(
  value: Named | null | undefined,
  group: LabelGroup | null,
  context: ViewContext,
): string {
  const own = value?.name?.[context.locale];
  if (!isBlank(own)) return (own ?? '').trim();
  const label = group === null ? '' : labelOf(group, value?.id, context);
  return label || localized(value?.name, context.locale);
}
