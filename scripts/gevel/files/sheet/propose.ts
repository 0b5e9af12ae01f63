/** Proposes a mapping file from the names of columns and the rows of a spreadsheet (decision 146). */
import { fold } from '#domain/fold.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { type Cell, cellText, isEmptyCell, isFault, type SheetRow } from '../cell.ts';
import { decimalsOf } from './decimals.ts';
import { HEADS, ID_FIELD, mostFit, PRIVATE, REFERENCE_FIELD } from './heads.ts';
import { isBareOption, statusIn, typeIn, type Words } from './labels.ts';
import { nameOfColumn, quotedName } from './mapping.ts';

/** Rows among which the header is searched. */
const FIRST_ROWS = 25;

type Row = { readonly line: number; readonly cells: readonly Cell[] };

/** A name without its unit and without a number behind it: `Bew. opp. (m²)`, `Foto 2`. */
const plainName = (name: string): string =>
  fold(
    name
      .replace(/\([^)]*\)/g, ' ')
      .replace(/m²|\bm2\b|€|\?/gi, ' ')
      .replace(/\s\d{1,2}$/, ''),
  );

/** Ends of names that say the language of a column’s texts: `description_nl`. */
const languageIn = (name: string): Locale | null =>
  LOCALES.find((locale) => new RegExp(`[ _.-]${locale}$`, 'i').test(name)) ?? null;
const baseName = (name: string): string => (languageIn(name) === null ? name : name.slice(0, -3));

const NO_WORDS: Words = new Map();
const named = (head: (typeof HEADS)[number], name: string): readonly Locale[] =>
  LOCALES.filter((locale) => head.names[locale].split('|').includes(plainName(baseName(name))));
const isKnown = (name: string): boolean => HEADS.some((head) => named(head, name).length > 0);

/** The row with the most names that are known. */
function headerOf(rows: readonly Row[]): Row | null {
  const scored = rows
    .slice(0, FIRST_ROWS)
    .map((row) => ({ row, score: row.cells.filter((cell) => isKnown(cellText(cell))).length }));
  const best = scored.toSorted((one, other) => other.score - one.score)[0];
  return best === undefined || best.score < 2 ? (rows[0] ?? null) : best.row;
}

/** The language of most names. */
function languageOf(names: readonly string[]): Locale {
  const reported = names.map(languageIn).find((locale) => locale !== null);
  if (reported) return reported;
  const count = (locale: Locale): number =>
    names.filter((name) => HEADS.some((head) => named(head, name).includes(locale))).length;
  return [...LOCALES].toSorted((one, other) => count(other) - count(one))[0] ?? 'nl';
}

interface Proposed {
  readonly name: string;
  readonly cells: readonly Cell[];
  field: string;
}

const has = (columns: readonly Proposed[], end: string): boolean =>
  columns.some(({ field }) => field.endsWith(end));

/** Adds the fields whose values stand in the cells of another column. */
function joinFields(columns: readonly Proposed[], language: Locale): void {
  const [noNumber, noBox] = [!has(columns, 'address.number'), !has(columns, 'address.box')];
  const [noZip, noCity] = [!has(columns, 'city.zip'), !has(columns, `city.name.${language}`)];
  const address = 'estate.general.address';
  const id = columns.find(({ field }) => field === ID_FIELD);
  for (const column of columns) {
    if (column.field.includes('address.street.') && noNumber)
      column.field += ` + ${address}.number + ${address}.box`;
    if (column.field.endsWith('address.number') && !column.field.includes('+') && noBox)
      column.field += ` + ${address}.box`;
    if (column.field.includes('city.name.') && noZip) column.field = `${address}.city.zip + ${column.field}`;
    if (column.field.endsWith('city.zip') && noCity) column.field += ` + ${address}.city.name.${language}`;
  }
  if (id?.cells.some((cell) => /^0\d/.test(cellText(cell))) && !has(columns, REFERENCE_FIELD))
    id.field = `${ID_FIELD} + ${REFERENCE_FIELD}`;
}

/** An empty field of it is a statement, "none" (spec 1 §5), which a file without a column for it does not make. */
const MEASURES = 'townPlanningViolation';

/** Fields that several columns may give. */
const isShared = (field: string): boolean => field === 'estate.pictures' || field.endsWith('transaction.id');

function fieldsOf(columns: Proposed[], language: Locale): void {
  const taken = new Set<string>();
  for (const column of columns) {
    const head = HEADS.find((one) => named(one, column.name).length > 0 && mostFit(one, column.cells));
    const field = head?.field.replace(/\.L$/, `.${languageIn(column.name) ?? language}`) ?? '';
    if (field === '' || (taken.has(field) && !isShared(field))) continue;
    taken.add(field);
    column.field = field;
  }
  const reference = columns.find(({ field }) => field === REFERENCE_FIELD);
  if (reference !== undefined && !taken.has(ID_FIELD)) reference.field = ID_FIELD;
  joinFields(columns, language);
}

/** Lines for words of statuses and types that the vocabulary does not have. */
function wordLines(columns: readonly Proposed[], rows: readonly Row[]): string[] {
  const status = columns.flatMap(({ field, cells }) => (field.endsWith('transaction.id') ? [cells] : []));
  const type = columns.find(({ field }) => field.includes('headType.id'));
  const lines = new Map<string, string>();
  for (const [at, { line }] of rows.entries()) {
    const texts = status.map((cells) => cellText(cells[at])).filter((text) => text !== '');
    const combined = texts.join(' / ');
    if (texts.length > 0 && 'unknown' in statusIn(texts, NO_WORDS) && !lines.has(fold(combined)))
      lines.set(
        fold(combined),
        isBareOption(combined)
          ? `# "${combined}" does not say of what. A home with the price of a rent is refused.\n${quotedName(combined)} = OPTION_FOR_SALE`
          : `# Line ${line} and others: which status is "${combined}"? Without a code it is refused.\n# ${combined} = OPTION_FOR_SALE`,
      );
    const kind = cellText(type?.cells[at]);
    if (kind !== '' && typeIn(kind, NO_WORDS) === null && !lines.has(fold(kind)))
      lines.set(
        fold(kind),
        `# Line ${line} and others: which type is "${kind}"? Without a code it is refused.\n# ${kind} = house`,
      );
  }
  return [...lines.values()].slice(0, 50);
}

/** Fields whose cells are numbers. */
const isFigure = (field: string): boolean =>
  /price\.value|dimensions\.|energy\.|Count$|constructionYear/.test(field);

function decimalLines(columns: readonly Proposed[]): string[] {
  const figures = columns.filter(({ field }) => isFigure(field)).flatMap(({ cells }) => cells);
  const { comma, point, either } = decimalsOf(figures);
  const [sign, most, least] = comma >= point ? ['comma', comma, point] : ['point', point, comma];
  if (most === 0 && either === 0) return [];
  if (most > 0 && most >= 10 * least)
    return [
      `# ${most} cells have a decimal ${sign}${least > 0 ? `, ${least} the other` : ''}.`,
      `decimal: ${sign}`,
    ];
  return [
    `# ${either} cells, such as 1.250, are read differently by two countries: write comma or point.`,
    '# decimal: comma',
  ];
}

/** Where rows come from, for the first lines. */
interface Origin {
  readonly file: string;
  readonly sheet?: string;
  readonly others?: readonly { readonly name: string; readonly hidden: boolean }[];
}

/** The text of a mapping file for a spreadsheet; null when no row is there. */
export function proposeMapping(
  sheetRows: readonly SheetRow[],
  { file, sheet, others = [] }: Origin,
): string | null {
  const rows = sheetRows.flatMap((row) =>
    row.unreadable === undefined && !row.cells.every(isEmptyCell) ? [row] : [],
  );
  const header = headerOf(rows);
  if (header === null) return null;
  const below = rows.filter(({ line }) => line > header.line);
  const columns = header.cells.flatMap((cell, at): Proposed[] => {
    const name = isFault(cell) ? '' : nameOfColumn(cellText(cell));
    return name === '' ? [] : [{ name, cells: below.map(({ cells }) => cells[at] ?? null), field: '' }];
  });
  const language = languageOf(columns.map(({ name }) => name));
  fieldsOf(columns, language);
  const unknown = columns.filter(({ field, name }) => field === '' && !PRIVATE.test(fold(name)));
  return [
    `# How import reads ${file}. Correct it, then: import SITE ${file} --map THIS_FILE --dry-run`,
    '# "Column → field": fields are those that the command columns tells; "-" leaves a column out.',
    ...(sheet === undefined ? [] : [`sheet: ${sheet}`]),
    ...others.map(
      ({ name, hidden }) => `# Not read: the sheet "${name}"${hidden ? ', which is hidden' : ''}`,
    ),
    `header: ${header.line}`,
    `language: ${language}`,
    ...decimalLines(columns),
    '',
    ...columns.map(({ name, field }) =>
      field === '' ? `${quotedName(name)} → -` : `${quotedName(name)} → ${field}`,
    ),
    ...(unknown.length === 0
      ? []
      : [`# Not known, so left out: ${unknown.map(({ name }) => name).join(', ')}`]),
    ...(has(columns, MEASURES) || !columns.some(({ field }) => field.includes('address.city'))
      ? []
      : [
          '# No column says whether a court or an authority ordered measures. Without the next line, pages say that none did:',
          `always UNKNOWN → estate.general.${MEASURES}`,
        ]),
    ...(has(columns, 'address.visible') || !columns.some(({ field }) => field.includes('address.street'))
      ? []
      : [
          '# Streets are not shown. To show those of all homes, remove the first sign of the next line:',
          '# always ja → estate.general.address.visible',
        ]),
    '',
    ...wordLines(columns, below),
    '',
  ].join('\n');
}
