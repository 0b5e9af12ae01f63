/** What keeps a page from going out, in the house's words, beside a field of its form. */
import type { Locale } from '#domain/locale.ts';
import { NAMED_KINDS, type NamedKind, type PageDraft } from '#wire/written-pages.ts';
import type { StaffTexts } from '../texts.ts';
import {
  ADDRESS_FIELD,
  BLOCKS,
  type BlockField,
  isBlockKind,
  isInLanguages,
  isList,
  PAGE_FIELDS,
} from './block-table.ts';
import { faultsByField, typedOfPage } from './page-form.ts';

/** Reasons of the content service that have words of their own; of all others a field's control says what it asks. */
const KNOWN = ['missing', 'reserved', 'twice', 'day'] as const;

const isAt = (name: string, path: string): boolean =>
  name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`);

/** The field of the form to which a name belongs; null for what the form does not ask. */
function fieldAt(name: string, { sections }: PageDraft): BlockField | null {
  const [, at, within = ''] = /^sections\[(\d+)\]\.(.+)$/.exec(name) ?? [];
  const kind = at === undefined ? undefined : sections[Number(at)]?.kind;
  const fields =
    at === undefined ? [...PAGE_FIELDS, ADDRESS_FIELD] : kind && isBlockKind(kind) ? BLOCKS[kind] : [];
  const path = at === undefined ? name : within;
  const field = fields.find((one) => isAt(path, one.path));
  if (field === undefined || !isList(field)) return field ?? null;
  const inEntry = path.slice(field.path.length).replace(/^\[\d+\]\.?/, '');
  return field.entry.find((one) => isAt(inEntry, one.path)) ?? field;
}

const isNamed = (control: string): control is NamedKind => NAMED_KINDS.some((kind) => kind === control);

function textOf(name: string, why: string, page: PageDraft, s: StaffTexts): string {
  const known = KNOWN.find((one) => one === why || (one === 'missing' && why.startsWith('missing')));
  if (known !== undefined) return s(`pages.wrong.${known}`);
  const [, by] = /^taken:(.+)$/.exec(why) ?? [];
  if (by !== undefined) return s('pages.wrong.taken', { page: by });
  const field = fieldAt(name, page);
  if (field === ADDRESS_FIELD) return s('pages.wrong.url');
  if (field === null || isList(field)) return s('pages.wrong.other');
  const { control } = field;
  return s(`pages.wrong.${isNamed(control) ? 'named' : isInLanguages(control) ? 'text' : control}`);
}

interface FaultsInForm {
  /** In words, by the control that stands there. */
  readonly beside: Readonly<Record<string, string>>;
  /** Of what the form does not ask; null when all faults stand beside a field. */
  readonly elsewhere: string | null;
}

/**
 * Faults of a page as the content service names them, each beside the control that is nearest: what misses a whole group
 * stands beside the group's first one.
 */
export function faultsInForm(
  fields: Readonly<Record<string, string>>,
  page: PageDraft,
  locales: readonly Locale[],
  s: StaffTexts,
): FaultsInForm {
  const controls = Object.keys(typedOfPage(page, locales));
  const beside: Record<string, string> = {};
  let elsewhere: string | null = null;
  for (const [name, why] of Object.entries(faultsByField(fields, page))) {
    const field = fieldAt(name, page);
    const at =
      controls.find((control) => control === name) ??
      controls.find((control) => isAt(control, name)) ??
      controls.find((control) => isAt(name, control)) ??
      (field !== null && isList(field) ? name : undefined);
    if (at !== undefined) beside[at] ??= textOf(name, why, page, s);
    else elsewhere = s(name === 'drafts' ? 'pages.wrong.drafts' : 'pages.wrong.elsewhere');
  }
  return { beside, elsewhere };
}
