/** A page as a form: names of fields are paths in the page, so that a refusal names the field (decision 186). */
import { manyLines, singleLine } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import { LinkSchema } from '#wire/navigation.ts';
import { type PageDraft, PageDraftSchema } from '#wire/written-pages.ts';
import {
  ADDRESS_FIELD,
  BLOCKS,
  type BlockField,
  isBlockKind,
  isInLanguages,
  isList,
  newBlock,
  PAGE_FIELDS,
} from './block-table.ts';

/** The field with the page as the form had it: what the form does not ask stays, and typed fields are laid over it. */
export const WAS = 'was';
export const EMPTY: PageDraft = { sections: [] };
/** Value of a link's target that is an address of another site, which is typed beside it. */
export const ELSEWHERE = 'url';

type Loose = Readonly<Record<string, unknown>>;
const asObject = (value: unknown): Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value at a dotted path. */
export const valueIn = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, step) => (Object.hasOwn(asObject(node), step) ? asObject(node)[step] : undefined),
      object,
    );

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0);

/** An object with a value at a dotted path; what is empty then is left out. */
function withValue(object: Loose, path: string, value: unknown): Loose {
  const [step = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue(asObject(object[step]), rest.join('.'), value);
  const { [step]: _before, ...others } = object;
  return isEmpty(next) ? others : { ...object, [step]: next };
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A target as the value of its choice: itself, so that none is lost that the choice does not offer. */
export const targetValue = (link: unknown): string =>
  isEmpty(link) || link === null ? '' : JSON.stringify(link);

/** Fields of a form with their values, in the site's languages. */
function namesOf(
  field: BlockField,
  prefix: string,
  object: unknown,
  locales: readonly Locale[],
): [string, string][] {
  const name = `${prefix}${field.path}`;
  const value = valueIn(object, field.path);
  if (isList(field))
    return asList(value).flatMap((entry, at) =>
      field.entry.flatMap((one) => namesOf(one, `${name}[${at}].`, entry, locales)),
    );
  const inLocales = (at: string, words: unknown): [string, string][] =>
    locales.map((locale) => [`${at}.${locale}`, text(asObject(words)[locale])]);
  if (isInLanguages(field.control)) return inLocales(name, value);
  if (field.control === 'picture')
    return [[`${name}.file`, text(asObject(value).file)], ...inLocales(`${name}.alt`, asObject(value).alt)];
  if (field.control !== 'link') return [[name, text(value)]];
  const { type, href } = asObject(value);
  return type === ELSEWHERE
    ? [
        [name, ELSEWHERE],
        [`${name}.href`, text(href)],
      ]
    : [
        [name, targetValue(value)],
        [`${name}.href`, ''],
      ];
}

const fieldsOf = (kind: string): readonly BlockField[] => (isBlockKind(kind) ? BLOCKS[kind] : []);

/** The fields of a page's form, by name. */
export const typedOfPage = (page: PageDraft, locales: readonly Locale[]): Typed =>
  Object.fromEntries(
    [
      ...[...PAGE_FIELDS, ADDRESS_FIELD].flatMap((field) => namesOf(field, '', page, locales)),
      ...page.sections.flatMap((section, at) =>
        fieldsOf(section.kind).flatMap((field) => namesOf(field, `sections[${at}].`, section, locales)),
      ),
    ].map(([name, value]) => [name, [value]]),
  );

/** What a field holds once it was typed; undefined when it is empty. A number that is none stays as it was typed. */
function typedValue(control: string, typed: string): unknown {
  const clean = control === 'text' ? manyLines(typed) : singleLine(typed);
  if (clean === '') return undefined;
  if (control !== 'number') return clean;
  const number = Number(clean.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'));
  return Number.isFinite(number) ? number : clean;
}

/** The target that was chosen; what cannot be one is none. */
export function targetOf(chosen: string | undefined, href: string | undefined): unknown {
  if (chosen === undefined) return undefined;
  if (chosen === ELSEWHERE)
    return { type: ELSEWHERE, ...(href === undefined ? {} : { href: singleLine(href) }) };
  try {
    return LinkSchema.safeParse(JSON.parse(chosen)).data;
  } catch {
    return undefined; // not a value of the choice
  }
}

function laid(
  field: BlockField,
  prefix: string,
  object: Loose,
  typed: Typed,
  locales: readonly Locale[],
): Loose {
  const name = `${prefix}${field.path}`;
  if (isList(field)) {
    const entries = asList(valueIn(object, field.path)).map((entry, at) =>
      field.entry.reduce((made, one) => laid(one, `${name}[${at}].`, made, typed, locales), asObject(entry)),
    );
    return withValue(object, field.path, entries);
  }
  const has = (at: string) => Object.hasOwn(typed, at);
  const inLocales = (into: Loose, path: string, at: string, control: string): Loose =>
    locales.reduce(
      (made, locale) =>
        has(`${at}.${locale}`)
          ? withValue(made, `${path}.${locale}`, typedValue(control, typed[`${at}.${locale}`]?.[0] ?? ''))
          : made,
      into,
    );
  if (isInLanguages(field.control)) return inLocales(object, field.path, name, field.control);
  if (field.control === 'picture') {
    if (textOf(typed, `${name}.none`) !== undefined) return withValue(object, field.path, undefined);
    const before = asObject(valueIn(object, field.path));
    const file = textOf(typed, `${name}.file`);
    // Another picture has another size, and no evening of its own.
    const same = file === undefined || before.file === file ? before : { file, alt: before.alt };
    const picture = inLocales(same, 'alt', `${name}.alt`, 'words');
    const made = withValue(object, field.path, picture);
    return field.path === 'hero' && file !== undefined && before.file !== file
      ? withValue(made, 'heroEvening', undefined)
      : made;
  }
  if (!has(name)) return object;
  if (field.control === 'link')
    return withValue(object, field.path, targetOf(textOf(typed, name), textOf(typed, `${name}.href`)));
  const [own = ''] = typed[name] ?? [];
  // A number that came as such stays one where a line is typed, such as an id.
  return own === text(valueIn(object, field.path))
    ? object
    : withValue(object, field.path, typedValue(field.control, own));
}

/** The page as the form had it. A field that somebody has broken gives an empty page, which keeps what is typed beside it. */
function wasIn(typed: Typed): PageDraft {
  try {
    return PageDraftSchema.safeParse(JSON.parse(textOf(typed, WAS) ?? '')).data ?? EMPTY;
  } catch {
    return EMPTY; // no JSON
  }
}

/** The page as a form was typed. */
export function pageOfForm(typed: Typed, locales: readonly Locale[]): PageDraft {
  const { sections, ...page } = wasIn(typed);
  const head = [...PAGE_FIELDS, ADDRESS_FIELD].reduce<Loose>(
    (made, field) => laid(field, '', made, typed, locales),
    page,
  );
  const blocks = sections.map((section, at) => ({
    ...fieldsOf(section.kind).reduce<Loose>(
      (made, field) => laid(field, `sections[${at}].`, made, typed, locales),
      section,
    ),
    kind: section.kind,
  }));
  return { ...head, sections: blocks };
}

/** What a press does to the blocks: `up:2`, `off:2`, `more:2:figures`, `less:2:figures:1`, `add`. */
interface Pressed {
  readonly page: PageDraft;
  /** The block that it was about. */
  readonly at: number;
}

const moved = <Item>(list: readonly Item[], from: number, to: number): Item[] => {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, item);
};

/** The page after a press about one of its blocks; null for another press, or one about a block that is not there. */
export function pressed(page: PageDraft, press: string, kind: string | undefined): Pressed | null {
  const { sections } = page;
  const [act = '', block = '', path = '', entry = ''] = press.split(':');
  if (act === 'add') {
    if (kind === undefined || !isBlockKind(kind)) return null;
    return { page: { ...page, sections: [...sections, newBlock(kind)] }, at: sections.length };
  }
  const at = Number(block);
  const section = block === '' ? undefined : sections[at];
  if (section === undefined) return null;
  const withBlock = (next: (typeof sections)[number]): Pressed => ({
    page: { ...page, sections: sections.with(at, next) },
    at,
  });
  const list = fieldsOf(section.kind).find((field) => field.path === path);
  const entries = asList(section[path]);
  switch (act) {
    case 'up':
    case 'down': {
      const to = Math.min(Math.max(at + (act === 'up' ? -1 : 1), 0), sections.length - 1);
      return { page: { ...page, sections: moved(sections, at, to) }, at: to };
    }
    case 'off':
      return withBlock({ ...section, off: true });
    case 'on': {
      const { off: _off, ...shown } = section;
      return withBlock(shown);
    }
    case 'more':
      if (list === undefined || !isList(list) || entries.length >= list.most) return null;
      return withBlock({ ...section, [path]: [...entries, {}] });
    case 'less':
      if (list === undefined || !isList(list)) return null;
      return withBlock({ ...section, [path]: entries.filter((_, index) => index !== Number(entry)) });
    default:
      return null;
  }
}

/** Where two pages differ, by the form's fields: what the other one has. */
export function otherValues(
  typed: Typed,
  other: PageDraft,
  locales: readonly Locale[],
): Readonly<Record<string, string>> {
  const theirs = typedOfPage(other, locales);
  return Object.fromEntries(
    Object.entries(theirs).flatMap(([name, [value = '']]) => {
      const own = typed[name]?.[0];
      return own === undefined || manyLines(own) === manyLines(value) ? [] : [[name, value]];
    }),
  );
}

/**
 * Faults of a page as the content service names them, by the form's fields: blocks that are off are not in what went out,
 * so that a block's place there may be another one.
 */
export function faultsByField(
  fields: Readonly<Record<string, string>>,
  { sections }: PageDraft,
): Readonly<Record<string, string>> {
  const shown = sections.flatMap(({ off }, at) => (off === true ? [] : [at]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, why]) => [
      name.replace(/^sections\[(\d+)\]/, (_, at: string) => `sections[${shown[Number(at)] ?? at}]`),
      why,
    ]),
  );
}
