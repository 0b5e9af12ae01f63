import { showsByDefault } from '../../domain/rules/emptiness.ts';
import type { Region } from '../../domain/rules/region.ts';
import type { FactGroupView, FactView } from '../../domain/views/estate-page.ts';
import type { ViewContext } from './context.ts';

/** What formats and rules may ask beside the value. */
export interface FactContext extends ViewContext {
  readonly region: Region | null;
}

/** A value as words; null or empty hides the row. */
export type Format<V> = (value: V, context: FactContext) => string | null;

/** One field of a table: a label, and a way to words or to nothing. */
export interface FactField<S> {
  readonly key: string;
  readonly write: (source: S, context: FactContext) => string | null;
}

export interface FactTable<S> {
  readonly id: string;
  readonly fields: readonly FactField<S>[];
}

/**
 * A row `[label key, value, format, rule]`. Without a rule of its own it shows when its value is not
 * empty, zero or -1 (spec 1 §5); a format is asked only for values that are there.
 */
export const field = <S, V>(
  key: string,
  read: (source: S) => V,
  format: Format<NonNullable<V>>,
  shown: (value: V, context: FactContext) => boolean = showsByDefault,
): FactField<S> => ({
  key,
  write: (source, context) => {
    const value = read(source);
    if (value === null || value === undefined || !shown(value, context)) return null;
    return format(value, context);
  },
});

/** A row whose emptiness says something too: the format gets null as well. */
export const answerField = <S, V>(
  key: string,
  read: (source: S) => V,
  format: Format<V>,
  shown: (value: V, context: FactContext) => boolean,
): FactField<S> => ({
  key,
  write: (source, context) => {
    const value = read(source);
    return shown(value, context) ? format(value, context) : null;
  },
});

const row = (label: string, value: string | null): FactView[] =>
  value === null || value.trim() === '' ? [] : [{ label, value: value.trim() }];

/** The rows of a table that have something to say. */
export const toRows = <S>(
  fields: readonly FactField<S>[],
  source: S,
  context: FactContext,
): readonly FactView[] =>
  fields.flatMap(({ key, write }) => row(context.t(`views.field.${key}`), write(source, context)));

/** Groups of facts with their titles; a group without rows is left out. */
export const toFactGroups = (
  groups: readonly { readonly id: string; readonly rows: readonly FactView[] }[],
  { t }: ViewContext,
): readonly FactGroupView[] =>
  groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ id, rows }) => ({ id, title: t(`views.group.${id}`), rows }));
