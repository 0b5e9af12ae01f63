import type { Localized } from '../../../domain/locale.ts';
import { isBlank } from '../../../domain/rules/emptiness.ts';
import type { EstateSource, Id } from '../../../domain/rules/source.ts';
import { type Standing, statusCodeOf } from '../../../domain/rules/standing.ts';
import { STATUS_CODES, type StatusCode } from '../../../domain/status-code.ts';
import { localized } from '../../../domain/text.ts';
import type { LabelGroup } from '../../../locales/translator.ts';
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

const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const named = (label: StatusCode, unknown: boolean, context: ViewContext): string =>
  unknown ? '' : labelOf('status', label, context);

/**
 * Name of a home's status: the source's own name if it means the same ("Binnenkort te huur"), else the label
 * of its meaning. Empty for an unknown status without a name.
 */
export function standingName(
  transaction: Named | null | undefined,
  source: EstateSource,
  { label, unknown }: Standing,
  context: ViewContext,
): string {
  const code = statusCodeOf(transaction?.id, source);
  if (code !== label && !(code === null && unknown)) return named(label, unknown, context);
  const own = nameOf({ id: unknown ? null : label, name: transaction?.name }, 'status', context);
  // A name that means another status contradicts its id.
  const meant = STATUS_CODES.filter((one) => sameWords(labelOf('status', one, context), own));
  return meant.length === 0 || meant.includes(label) ? own : named(label, unknown, context);
}
