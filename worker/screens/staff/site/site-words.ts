/** Members of a site's settings, and their values, in words: for conflicts, the list of changes and the journal. */
import { instantOf } from '#domain/agenda/zoned-time.ts';
import { excerpt } from '#domain/format/excerpt.ts';
import { BRUSSELS, formatClock, formatLongDay, formatWeekdayName } from '#domain/format/moment.ts';
import { languageName } from '#domain/languages.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { TITLES } from '#domain/rules/professional-title.ts';
import { entryIn, patternOf, valueAtPath } from '#domain/settings/paths.ts';
import { localized } from '#domain/text.ts';
import { CHOICES, COMPOSITIONS } from '#domain/theme/compositions.ts';
import type { Translator } from '#locales/translator.ts';
import type { NavigationItem } from '#wire/navigation.ts';
import type { LoggedChange } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import type { StaffTexts } from '../texts.ts';
import { fieldAt, type SiteField, WEEK } from './site-table.ts';

export interface SiteWords {
  readonly s: StaffTexts;
  readonly t: Translator;
  readonly locale: Locale;
}

/** A Monday, to derive the names of weekdays. */
const MONDAY = '2024-01-01T12:00:00Z';
const TEXT = 80;

const atClock = (time: string, locale: Locale): string =>
  formatClock(new Date(instantOf('2024-01-01', time, BRUSSELS)).toISOString(), locale);
const onDay = (day: string, locale: Locale): string => formatLongDay(`${day}T12:00:00Z`, locale);

/** "maandag". */
const dayName = (day: (typeof WEEK)[number], locale: Locale): string =>
  formatWeekdayName(new Date(Date.parse(MONDAY) + WEEK.indexOf(day) * 86_400_000).toISOString(), locale);

/** "9.00 u – 12.30 u, 13.30 u – 18.00 u". */
const openingsIn = (value: readonly unknown[], locale: Locale): string =>
  value
    .map((pair) => (pair as readonly string[]).map((time) => atClock(time, locale)).join('\u00a0– '))
    .join(', ');

/** "donderdag", "Functie (Frans)": the label of a field where several have the same one. */
export function labelOf({ label, locale: language, day }: SiteField, { s, locale }: SiteWords): string {
  if (day !== undefined) return dayName(day, locale);
  const name = s(`site.labels.${label}`);
  return language === undefined
    ? name
    : s('site.inLanguage', { label: name, language: languageName(language, locale) });
}

/** Names of compositions. */
const COMPOSED = Object.values(COMPOSITIONS).flat();

/** Name of an option: of a language, a title, a composition, or the agency's own. */
export function optionName(
  { label, options = [] }: SiteField,
  code: string,
  { s, t, locale }: SiteWords,
): string {
  if (label === 'languages' && isLocale(code)) return languageName(code, locale);
  const composed = CHOICES.some((choice) => choice === label)
    ? COMPOSED.find((one) => one === code)
    : undefined;
  if (composed !== undefined) return s(`site.compositions.${composed}`);
  const title = label === 'titles' ? TITLES.find((one) => one === code) : undefined;
  if (title !== undefined) return t(`legal.title.${title}`);
  return options.find((one) => one.code === code)?.name ?? code;
}

/** Whether a list is of pairs: hours, or days. */
const isPairs = (value: unknown): value is readonly (readonly [string, string])[] =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && one.length === 2);

/** The name of an entry of a list; empty for anything else. */
function entryWords(entry: unknown): string {
  const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : null;
  return typeof name === 'string' ? name : '';
}

/** A value in words; of entries their name. */
export function saidValue(field: SiteField | undefined, value: unknown, words: SiteWords): string {
  const { s, locale } = words;
  if (field?.control === 'rules') return s.count('site.rules.count', Array.isArray(value) ? value.length : 0);
  if (field?.control === 'menu' && Array.isArray(value))
    return excerpt(
      (value as readonly NavigationItem[]).map((item) => localized(item.label, locale)).join(', '),
      TEXT,
    );
  if (value === null || value === undefined || value === '')
    return s(field?.control === 'hours' ? 'site.log.closed' : 'site.log.unset');
  if (typeof value === 'boolean') return s(value ? 'site.log.yes' : 'site.log.no');
  if (isPairs(value)) {
    if (field?.control === 'hours') return openingsIn(value, locale);
    return value
      .map((pair) => [...new Set(pair)].map((day) => onDay(day, locale)).join('\u00a0– '))
      .join(', ');
  }
  if (Array.isArray(value)) {
    const days = value as readonly { day?: string; openings?: readonly unknown[] }[];
    if (field?.control === 'days')
      return days
        .map(({ day = '', openings = [] }) => `${onDay(day, locale)}, ${openingsIn(openings, locale)}`)
        .join('; ');
    if (field?.control === 'colours') return value.join(', ');
    if (field?.control === 'several')
      return value.map((code) => optionName(field, String(code), words)).join(', ');
    return String(value.length);
  }
  if (typeof value !== 'string' && typeof value !== 'number') return entryWords(value);
  const text = String(value);
  return field?.control === 'choice' ? optionName(field, text, words) : `“${excerpt(text, TEXT)}”`;
}

/** Name of the office or person that a path is in, while the site has it. */
function entryName(path: string, site: Pick<Site, 'settings'>): string | null {
  const id = entryIn(path);
  if (id === null) return null;
  const list = path.slice(0, path.indexOf('['));
  const name = valueAtPath(site, `${list}[${id}].name`);
  return typeof name === 'string' ? name : null;
}

/** A changed member in words: "Eupen: maandag: gesloten → 9.00 u – 12.30 u". */
export function saidRow(
  { path, before, after }: LoggedChange['rows'][number],
  site: Pick<Site, 'settings'>,
  words: SiteWords,
): string {
  const { s } = words;
  const field = fieldAt(path);
  if (/^settings\.team\.(?:offices|people)\[\]$/.test(patternOf(path))) {
    const name = [after, before].map((one) => entryWords(one)).find((one) => one !== '') ?? '';
    return s('site.of', { name, field: s(after === null ? 'site.log.removed' : 'site.log.added') });
  }
  const label = field === undefined ? path : labelOf(field, words);
  const said = `${label}: ${saidValue(field, before, words)} → ${saidValue(field, after, words)}`;
  const name = entryName(path, site);
  return name === null ? said : s('site.of', { name, field: said });
}
