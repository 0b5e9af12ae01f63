import { describe, expect, it } from 'vitest';
import { createTranslator } from '#locales/translator.ts';
import { LOCALES } from '../locale.ts';
import { FIRST_SOURCE_TABS, SECOND_SOURCE_TABS, type Tab } from './field.ts';
import { tabFields } from './table.ts';
import { FIELDS, type FieldSource } from './testing/tables.ts';

const TABS: Readonly<Record<FieldSource, readonly Tab[]>> = {
  first: FIRST_SOURCE_TABS,
  second: SECOND_SOURCE_TABS,
};

/** Rows of a tab whose label another row has too. */
function twins(source: FieldSource, tab: Tab, locale: (typeof LOCALES)[number]): readonly string[] {
  const t = createTranslator(locale);
  const rows = tabFields(tab, FIELDS[source]).filter(
    ({ aside, internal }) => aside === undefined && internal !== true,
  );
  const named = rows.map(({ path }) => ({ path, label: (t.label('field', path) ?? path).toLowerCase() }));
  return named
    .filter(({ path, label }) => named.some((other) => other.path !== path && other.label === label))
    .map(({ path, label }) => `${path}: ${label}`);
}

describe.each(LOCALES)('rows of a tab in %s', (locale) => {
  it.each(['first', 'second'] as const)('have different labels in the %s source', (source) => {
    expect(TABS[source].flatMap((tab) => twins(source, tab, locale))).toEqual([]);
  });
});
