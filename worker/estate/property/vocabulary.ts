import { type Named, nameOrLabel } from '#domain/home-address.ts';
import type { Id } from '#domain/rules/source.ts';
import type { LabelGroup } from '#locales/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';

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
export const nameOf = (
  value: Named | null | undefined,
  group: LabelGroup | null,
  { t, locale }: ViewContext,
): string => nameOrLabel(value, group === null ? null : t.label(group, value?.id), locale);
