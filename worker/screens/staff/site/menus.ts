/** A menu as a form has it: a row for each entry in their order, those below another one marked. */
import { singleLine } from '#domain/forms/clean-text.ts';
import { LOCALES } from '#domain/locale.ts';
import { addressOf } from '#domain/settings/menu-targets.ts';
import type words from '#locales/nl/staff-site.ts';
import { type Link, LinkSchema, type NavigationItem, NavigationItemSchema } from '#wire/navigation.ts';
import { ELSEWHERE, targetOf, targetValue } from '../pages/page-form.ts';
import type { SiteField } from './site-table.ts';

type Texts = Readonly<Record<string, readonly string[]>>;
type Fault = keyof typeof words.wrong;

export const nameIn = (locale: (typeof LOCALES)[number]): string => `name-${locale}`;
/** Ends of the names of a row's inputs. */
export const MENU_PARTS = ['target', 'href', 'below', 'entry', 'out', ...LOCALES.map(nameIn)] as const;

type Entry = Pick<NavigationItem, 'id' | 'label' | 'link'>;
type EntryAsWas = Partial<Entry>;

/** The texts of a row, by the end of the names of its inputs. */
type RowTexts = Readonly<Record<string, readonly string[]>>;

function textsOfEntry({ id, label, link }: Entry, below: boolean): RowTexts {
  const isForeign = link.type === ELSEWHERE;
  return {
    entry: [JSON.stringify({ id, label, link })],
    target: [isForeign ? ELSEWHERE : targetValue(link)],
    href: [isForeign ? (link.href ?? '') : ''],
    below: below ? ['1'] : [],
    ...Object.fromEntries(LOCALES.map((locale) => [nameIn(locale), [label?.[locale] ?? '']])),
  };
}

const flat = (rows: readonly RowTexts[]): Texts =>
  Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([part, values]) => [`${at} ${part}`, values])),
  );

/** The texts of the rows of a menu. */
export const menuTexts = (value: unknown): Texts =>
  flat(
    (Array.isArray(value) ? (value as readonly NavigationItem[]) : []).flatMap(({ children, ...item }) => [
      textsOfEntry(item, false),
      ...(children ?? []).map((child) => textsOfEntry(child, true)),
    ]),
  );

const partsOf = (at: number, texts: Texts): RowTexts =>
  Object.fromEntries(MENU_PARTS.map((part) => [part, texts[`${at} ${part}`] ?? []]));
const textIn = (row: RowTexts, part: string): string => (row[part]?.[0] ?? '').trim();

/** The entry as the form had it, of which all stays that the form does not ask. */
function entryAsWas(row: RowTexts): EntryAsWas {
  try {
    return NavigationItemSchema.partial().parse(JSON.parse(textIn(row, 'entry') || '{}'));
  } catch {
    return {}; // not a form of ours
  }
}

/** The names of a row: those that were typed over those that it had, since a site may lack a language of them. */
function labelOf(row: RowTexts): Record<string, string> {
  const before = entryAsWas(row).label ?? {};
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const typed = row[nameIn(locale)]?.[0];
      const name = singleLine(typed ?? before[locale] ?? '');
      return name === '' ? [] : [[locale, name]];
    }),
  );
}

const isEmpty = (row: RowTexts): boolean =>
  textIn(row, 'target') === '' && textIn(row, 'entry') === '' && Object.keys(labelOf(row)).length === 0;

/** Where a row leads; null for nowhere. A heading of entries needs no target of its own. */
function linkOf(row: RowTexts, isHeading: boolean): Link | null {
  const chosen = textIn(row, 'target');
  if (chosen === '') return isHeading ? { type: 'home' } : null;
  return LinkSchema.safeParse(targetOf(chosen, textIn(row, 'href'))).data ?? null;
}

const addressesIn = (link: unknown): readonly string[] =>
  Object.values(LinkSchema.safeParse(link).data?.page ?? {}).map(addressOf);

/** Whether a page that a form offers has one of these addresses: an import may have named fewer than the page has. */
const isOfPage = (addresses: readonly string[], { options = [] }: Pick<SiteField, 'options'>): boolean =>
  options.some(({ code }) => addressesIn(targetOf(code, '')).some((url) => addresses.includes(url)));

/** What is wrong with a row; null for nothing. `pages` are the targets that a form offers. */
function faultOf(row: RowTexts, isHeading: boolean, field: Pick<SiteField, 'options'>): Fault | null {
  if (Object.keys(labelOf(row)).length === 0) return 'menuName';
  const link = linkOf(row, isHeading);
  if (link === null) return 'menuTarget';
  if (link.type === ELSEWHERE) return /^https:\/\/[^\s/@]+\.[^\s@]+$/.test(link.href ?? '') ? null : 'link';
  // A page that was in the menu, and is there no more.
  return link.type === 'page' && !isOfPage(addressesIn(link), field) ? 'menuGone' : null;
}

/** Rows that say something, each with whether it is below the one before, and whether others are below it. */
function filled(rows: readonly number[], texts: Texts) {
  const said = rows
    .map((at) => ({ at, row: partsOf(at, texts) }))
    .filter(({ row }) => textIn(row, 'out') === '' && !isEmpty(row))
    .map((one) => ({ ...one, below: textIn(one.row, 'below') !== '' }));
  return said.map((one, index) => ({ ...one, isHeading: !one.below && said[index + 1]?.below === true }));
}

/** What is wrong with each row, by its number. */
export function menuFaults(
  field: SiteField,
  rows: readonly number[],
  texts: Texts,
): ReadonlyMap<number, Fault> {
  const said = filled(rows, texts);
  return new Map(
    said.flatMap(({ at, row, below, isHeading }, index): [number, Fault][] => {
      const fault =
        index === 0 && below
          ? 'menuFirst'
          : // The foot of pages has columns: a heading alone would not be shown.
            field.path.endsWith('.footer') && !below && !isHeading
            ? 'menuColumn'
            : faultOf(row, isHeading, field);
      return fault === null ? [] : [[at, fault]];
    }),
  );
}

/** The menu of typed rows. A new entry has the next number, so that the same form adds it once. */
export function menuIn(
  field: SiteField,
  rows: readonly number[],
  texts: Texts,
): { readonly value: readonly NavigationItem[] } | { readonly fault: Fault } {
  const [fault] = menuFaults(field, rows, texts).values();
  if (fault !== undefined) return { fault };
  const said = filled(rows, texts);
  const known = said.map(({ row }) => Number(entryAsWas(row).id)).filter(Number.isSafeInteger);
  let next = Math.max(0, ...known);
  const items: NavigationItem[] = [];
  for (const { row, below, isHeading } of said) {
    const was = entryAsWas(row);
    const link = linkOf(row, isHeading) ?? { type: 'home' };
    const entry: Entry = { id: was.id ?? ++next, label: labelOf(row), link };
    const heading = below ? items.pop() : undefined;
    items.push(
      heading === undefined ? entry : { ...heading, children: [...(heading.children ?? []), entry] },
    );
  }
  return { value: items };
}

/** Rows in blocks: a heading with the entries below it. */
const blocksOf = (rows: readonly RowTexts[]): readonly (readonly RowTexts[])[] =>
  rows.reduce<RowTexts[][]>((blocks, row) => {
    const last = blocks.at(-1);
    if (last === undefined || textIn(row, 'below') === '') blocks.push([row]);
    else last.push(row);
    return blocks;
  }, []);

const swapped = <Item>(list: readonly Item[], at: number, to: number): readonly Item[] => {
  const [one, other] = [list[at], list[to]];
  return one === undefined || other === undefined ? list : list.with(at, other).with(to, one);
};

/** The rows after a press moved one, by its number: a heading with what is below it, past the block beside; an entry by one row. */
export function menuMoved(rows: readonly number[], texts: Texts, number: number, step: 1 | -1): Texts {
  // Rows that were left empty have a number too, and no place.
  const said = rows.filter((one) => !isEmpty(partsOf(one, texts)));
  const all = said.map((one) => partsOf(one, texts));
  const at = said.indexOf(number);
  const row = all[at];
  if (row === undefined) return texts;
  if (textIn(row, 'below') !== '') return flat(swapped(all, at, at + step));
  const blocks = blocksOf(all);
  const block = blocks.findIndex(([first]) => first === row);
  return flat(swapped(blocks, block, block + step).flat());
}
