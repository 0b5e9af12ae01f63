/** Lists of a record: each entry is a row of the form with the same fields. */
import type { Locale } from '#domain/locale.ts';
import type { FormRow, FormSection, OwnLabel } from './form-rows.ts';

/** A text in each of the site's languages. */
export const localized = (
  locales: readonly Locale[],
  path: string,
  own: OwnLabel,
  control: 'line' | 'text' = 'line',
): readonly FormRow[] =>
  locales.map((locale): FormRow => ({ path: `${path}.${locale}`, control, own, locale }));

/** A section for the texts of each language. */
export const texts = (
  locales: readonly Locale[],
  rows: (locale: Locale) => readonly FormRow[],
): FormSection[] =>
  locales.map((locale) => ({ id: `text-${locale}`, name: 'text', locale, rows: rows(locale), more: [] }));

/** Open houses. */
export const DAYS: FormRow = {
  path: 'estate.openHouses',
  control: 'rows',
  own: 'days',
  cells: [
    { path: 'day', control: 'date', own: 'day' },
    { path: 'from', control: 'time', own: 'from' },
    { path: 'to', control: 'time', own: 'until' },
    { path: 'places', control: 'whole', own: 'places' },
    { path: 'registration', control: 'check', own: 'registration' },
  ],
};
/** The same as a choice over a home that something else brings: its form stands beside that of the record's own. */
export const LAYER_DAYS: FormRow = { ...DAYS, path: 'layer.openHouses' };

/** Lists of an estate or a unit; the rooms are seen first. */
export function listRows({ locales, base }: { readonly locales: readonly Locale[]; readonly base: string }): {
  readonly rows: readonly FormRow[];
  readonly more: readonly FormRow[];
} {
  const name = localized(locales, 'name', 'roomName');
  const comment = localized(locales, 'comment', 'remark');
  const count: FormRow = { path: 'count', control: 'whole', own: 'count' };
  const surface: FormRow = { path: 'surface', control: 'number', own: 'surface' };
  const list = (key: string, own: OwnLabel, cells: readonly FormRow[]): FormRow => ({
    path: `${base}.${key}`,
    control: 'rows',
    own,
    cells,
  });
  return {
    rows: [
      list('layout', 'layout', [
        { path: 'typeId', control: 'choice', own: 'roomKind', enumeration: 'room' },
        surface,
        count,
        { path: 'common', control: 'yesNo', own: 'common' },
        ...name,
        ...comment,
      ]),
      list('facilities', 'facilities', localized(locales, 'name', 'roomName')),
    ],
    more: [
      list('environments', 'environments', [...localized(locales, 'environment', 'environment'), ...comment]),
      list('buildTechnicals', 'technicals', [
        ...localized(locales, 'criteria', 'fact'),
        ...localized(locales, 'value', 'value'),
        ...comment,
      ]),
      list('floors', 'floors', [
        ...localized(locales, 'floor', 'floorName'),
        { path: 'sort', control: 'whole', own: 'order' },
        {
          path: 'rooms',
          control: 'rows',
          own: 'layout',
          cells: [...name, surface, count, { path: 'floorId', control: 'whole', own: 'order' }, ...comment],
        },
      ]),
      list('files', 'files', [
        { path: 'link', control: 'line', own: 'link' },
        ...localized(locales, 'type', 'fileKind'),
        ...comment,
      ]),
      list('videos', 'videos', [
        { path: 'link', control: 'line', own: 'link' },
        { path: 'typeId', control: 'choice', own: 'videoKind', choices: 'video' },
      ]),
      list('extraFields', 'extras', localized(locales, 'value_lang_string', 'value')),
    ],
  };
}
