import type { Owed } from '#domain/advertising/lacks.ts';
import { isRemoval, unitBase, unitOf } from '#domain/fields/record-paths.ts';
import { formatClock, formatDayName, formatLongDay } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Site } from '#wire/site.ts';
import type { Conflict, OpenedHome } from '#wire/written-homes.ts';
import type { FormRow, FormSection } from './form-rows.ts';
import { classOfNumber, type Parts, partsOf, retainedParts, storedAt } from './home-controls.ts';
import { fieldsOf, laidOver, lawOf, questionsOf, streetLocalesOf } from './home-record.ts';
import { sectionsOf } from './home-table.ts';
import { hasUnits, nameOfUnit, rowsOfUnit, type UnitView, unitsOf } from './home-units.ts';
import { labelIn, labelOf, labelOfField, shortLabelOf, shownValue, type Words } from './home-words.ts';

/** A field as it is shown. */
export interface RowView {
  readonly row: FormRow;
  readonly label: string;
  readonly parts: Parts;
  /** The value in words; null for none. */
  readonly shown: string | null;
  /** What the person sees, as JSON: sent back, so that another's change is not overwritten. */
  readonly seen: string;
  /** Why it cannot go out. */
  readonly wrong: string | null;
  /** Who typed what has not gone out, and what is online. */
  readonly pending: string | null;
}

export interface SectionView {
  readonly section: FormSection;
  readonly title: string;
  readonly rows: readonly RowView[];
  readonly more: readonly RowView[];
  /** What it says, in one line. */
  readonly summary: string;
  readonly wrong: number;
  readonly lacking: number;
  /** Fields without a control that may become untrue. */
  readonly clears: readonly { readonly path: string; readonly seen: string }[];
}

/** A home as its pages show it. */
export interface HomeView {
  readonly opened: OpenedHome;
  readonly record: object;
  readonly name: string;
  readonly words: Words;
  readonly sections: readonly SectionView[];
  readonly owed: readonly Owed[];
  readonly conflicts: readonly Conflict[];
  /** The unit that the page is of; null for the home itself. */
  readonly unit: string | null;
  /** How people call the home, also on the page of a unit. */
  readonly projectName: string;
  /** Path of the home or the unit. */
  readonly base: string;
  /** The units of a project; null for another home. */
  readonly units: readonly UnitView[] | null;
  /** The row of a field of the home or of one of its units, and how people call it. */
  readonly described: (field: string) => { readonly row: FormRow | undefined; readonly label: string };
  /** Why nothing can be changed here: brought by a feed, or the person may not. */
  readonly locked: 'feed' | 'rights' | null;
}

export const momentOf = (at: string, locale: Locale): string =>
  `${formatDayName(at, locale)}, ${formatClock(at, locale)}`;

/** What a conflict is about: fields of the draft under which the record has changed. */
const changedUnderneath = ({ draft, versions }: OpenedHome): Conflict[] =>
  draft.flatMap(({ field, value, stored, base }) => {
    const [now, before, mine] = [stored, base, value].map((one) => JSON.stringify(one ?? null));
    if (now === before || now === mine) return [];
    const [last] = versions;
    return [{ field, yours: value, theirs: stored, by: last?.by ?? null, at: last?.at ?? null }];
  });

/** Whether a field of the record is one at a path, or within it, or around it. */
export const within = (field: string, path: string): boolean =>
  field === path ||
  field.startsWith(`${path}.`) ||
  field.startsWith(`${path}[`) ||
  path.startsWith(`${field}.`);

/** What is wrong in a list: a night that a guest has booked, or a field of an entry. */
function wrongInRows(row: FormRow, fault: OpenedHome['faults'][number], words: Words): string {
  const { s, locale } = words;
  const [, night] = /^"(\d{4}-\d{2}-\d{2})"$/.exec(fault.value) ?? [];
  if (row.own === 'taken' && fault.field === row.path && night !== undefined)
    return s('written.wrong.night', { night: formatLongDay(`${night}T12:00:00Z`, locale) });
  const [, index, rest = ''] = /^\[(\d+)\][.[]?(.*)$/.exec(fault.field.slice(row.path.length)) ?? [];
  if (index === undefined) return s('written.wrong.rows');
  const number = s('written.rowNumber', { n: String(Number(index) + 1) });
  const path = rest.replace(/\]$/, '');
  const cell = row.cells?.find((one) => path === one.path || within(path, one.path));
  if (cell === undefined) return `${number}: ${s('written.wrong.rows')}`;
  return s('written.wrong.cell', {
    row: number,
    cell: shortLabelOf(cell, words),
    why: s(`written.wrong.${cell.control}`),
  });
}

/** Why a value cannot go out. What nobody has typed yet is not wrong: reviewing says what is missing. */
function wrongOf(row: FormRow, value: unknown, { faults, draft }: OpenedHome, words: Words): string | null {
  const isTyped = value !== null || draft.some(({ field }) => within(field, row.path));
  const fault = isTyped ? faults.find(({ field }) => within(field, row.path)) : undefined;
  if (fault === undefined) return null;
  return row.control === 'rows' ? wrongInRows(row, fault, words) : words.s(`written.wrong.${row.control}`);
}

function pendingOf(row: FormRow, { draft, record }: OpenedHome, words: Words): string | null {
  const typed = draft.find(({ field }) => field === row.path);
  if (typed === undefined) return null;
  const { s, locale } = words;
  const who = s('written.typedBy', { who: typed.by, when: momentOf(typed.at, locale) });
  if (record === null) return who;
  return `${who}${DOT}${s('written.online', { value: shownValue(row, typed.stored, words) ?? s('written.nothing') })}`;
}

/** How people call the home: street and number, else its title, else what it is. */
function nameOf(sections: readonly FormSection[], record: object, words: Words): string {
  const text = (own: FormRow['own']): string => {
    const row = sections.flatMap(({ rows }) => rows).find((one) => one.own === own);
    return row === undefined ? '' : (shownValue(row, storedAt(record, row), words) ?? '');
  };
  const street = `${text('street')} ${text('number')}`.trim();
  return street || text('title') || text('building') || text('short') || words.s('written.unnamed');
}

/** A section of a building of several units: its class is that of the worst unit with that of the best. */
const withPairs = (section: FormSection): FormSection => {
  const pair = (row: FormRow): FormRow => (row.control === 'class' ? { ...row, pairs: true } : row);
  return { ...section, rows: section.rows.map(pair), more: section.more.map(pair) };
};

/** Whether a value is one of many without its name: a bare number, yes or no. */
const saysNothing = (stored: unknown, shown: string): boolean =>
  typeof stored === 'boolean' || (typeof stored === 'number' && /^[\d.,]+$/.test(shown));

/** What the page of a home shows; `typed` are the values of a section that were not stored. */
export function toHome(
  opened: OpenedHome,
  site: Site,
  texts: Pick<Words, 's' | 't' | 'locale'>,
  retained: { readonly section: string; readonly typed: Typed } | null = null,
  unit: string | null = null,
): HomeView {
  // A unit that somebody removes is still there on its own page, and has its name everywhere.
  const staying = opened.draft.filter(({ field }) => !isRemoval(field));
  const withAll = laidOver({ ...opened, draft: staying });
  const record = unit !== null || staying.length === opened.draft.length ? withAll : laidOver(opened);
  const law = lawOf(record, unit);
  const base = unit === null ? 'estate' : unitBase(unit);
  const words: Words = { ...texts, labelIn, scale: law.subject === 'dwelling' ? law.region : null };
  const locales = site.locales;
  const asked = sectionsOf({
    kind: opened.kind,
    locales,
    unit,
    streetLocales: streetLocalesOf(record, site.defaultLocale, base),
    questions: questionsOf(law.owed),
  });
  const sections = law.severalUnits ? asked.map(withPairs) : asked;
  const projectName = nameOf(
    unit === null
      ? sections
      : sectionsOf({
          kind: opened.kind,
          locales,
          streetLocales: streetLocalesOf(record, site.defaultLocale),
          questions: [],
        }),
    record,
    words,
  );
  const ownRows = sections.flatMap(({ rows, more }) => [...rows, ...more]);
  const unitRows = new Map<string, readonly FormRow[]>();
  const rowsOf = (of: string): readonly FormRow[] => {
    const rows = unitRows.get(of) ?? rowsOfUnit(of, record, site);
    unitRows.set(of, rows);
    return rows;
  };
  const described: HomeView['described'] = (field) => {
    const of = unitOf(field);
    const own = of?.unit ?? unit;
    const rows = of === null || of.unit === unit ? ownRows : rowsOf(of.unit);
    const row =
      rows.find(({ path }) => path === field) ??
      rows.find(({ path, control }) => control === 'rows' && within(field, path));
    const name = own === null ? '' : nameOfUnit(own, withAll, words);
    const label =
      row !== undefined
        ? shortLabelOf(row, words)
        : isRemoval(field)
          ? words.s('written.units.leaves')
          : of?.within === 'general.id'
            ? words.s('written.units.isNew')
            : labelOfField(field, words);
    return { row, label: of === null ? label : words.s('written.units.of', { unit: name, field: label }) };
  };
  const lacking = law.owed.filter(({ said }) => !said).flatMap(fieldsOf);
  const number = sections.flatMap(({ rows }) => rows).find(({ field }) => field === 'energy.epcValue');
  const derived = number === undefined ? null : classOfNumber(storedAt(record, number), words);
  const view =
    (section: FormSection) =>
    (row: FormRow): RowView => {
      const value = storedAt(record, row);
      const stored = partsOf(row, row.control === 'class' && value === derived ? null : value, words);
      const isRetained = retained !== null && retained.section === section.id;
      return {
        row,
        label: labelOf(row, words),
        parts: isRetained ? retainedParts(row, retained.typed, stored) : stored,
        shown: shownValue(row, value, words),
        seen: JSON.stringify(value),
        wrong: wrongOf(row, value, opened, words),
        pending: pendingOf(row, opened, words),
      };
    };
  return {
    opened,
    record,
    name: unit === null ? projectName : nameOfUnit(unit, record, words),
    projectName,
    unit,
    base,
    units:
      opened.kind === 'estate' && unit === null && hasUnits(record)
        ? unitsOf(opened, record, withAll, words)
        : null,
    described,
    words,
    owed: law.owed,
    conflicts: changedUnderneath(opened),
    locked: opened.feed !== null ? 'feed' : opened.me.rights.includes('homes') ? null : 'rights',
    sections: sections.map((section): SectionView => {
      const [rows, more] = [section.rows.map(view(section)), section.more.map(view(section))];
      const said = section.rows.flatMap((row) => {
        // Numbers of a point say nothing at a glance.
        const isSilent = row.control === 'check' || row.control === 'point';
        const stored = storedAt(record, row);
        const value = isSilent ? null : shownValue(row, stored, words);
        if (value === null) return [];
        const needsName = row.question !== undefined || saysNothing(stored, value);
        return [{ own: row.own, text: needsName ? `${shortLabelOf(row, words)}: ${value}` : value }];
      });
      const { locale } = section;
      return {
        section,
        title:
          locale === undefined
            ? words.s(`written.sections.${section.name}`)
            : `${words.s('written.sections.text')}: ${languageOf(locale).name}`,
        rows,
        more,
        // A street and its number are one address.
        summary: said.reduce((all, { own, text }, at) => {
          const isNumber = own === 'number' && said[at - 1]?.own === 'street';
          return at === 0 ? text : `${all}${isNumber ? '\u00a0' : DOT}${text}`;
        }, ''),
        wrong: [...rows, ...more].filter(({ wrong }) => wrong !== null).length,
        lacking: section.rows.filter(({ field }) => field !== undefined && lacking.includes(field)).length,
        clears: (section.clears?.fields ?? [])
          .filter((path) => ![...rows, ...more].some(({ row }) => row.path === path))
          .map((path) => ({ path, seen: JSON.stringify(storedAt(record, { path, control: 'line' })) })),
      };
    }),
  };
}
