/** Makes workbooks for tests, in the parts that Excel writes. */
import { deflateRawSync } from 'node:zlib';

/** Content of a cell; `xml` is the whole element `c` without its reference, such as an error. */
type Content = string | number | null | { readonly attributes: string; readonly inner: string };

interface Given {
  readonly rows: readonly (readonly Content[])[];
  readonly merges?: readonly string[];
  /** Further parts by name, such as macros. */
  readonly parts?: Readonly<Record<string, string | Buffer>>;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** `BC` for 54. */
export function letters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return `${rest >= 0 ? letters(rest) : ''}${String.fromCharCode(65 + (column % 26))}`;
}

/** An archive of parts (APPNOTE 6.3.10), packed or stored as they are. */
export function archive(parts: Readonly<Record<string, string | Buffer>>, stored = false): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content);
    const packed = stored ? plain : deflateRawSync(plain);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(stored ? 0 : 8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(plain.length, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(stored ? 0 : 8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(plain.length, 24);
    central.writeUInt16LE(Buffer.byteLength(name), 28);
    central.writeUInt32LE(offset, 42);
    locals.push(head, Buffer.from(name), packed);
    centrals.push(central, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** The parts of a workbook around the XML of its one sheet; style 1 is a day. */
export const workbookOf = (sheet: string, parts: Given['parts'] = {}, stored = false): Buffer =>
  archive(
    {
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Aanbod" sheetId="1" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
      'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml': sheet,
      ...parts,
    },
    stored,
  );

function cellXml(content: Content, reference: string): string {
  if (content === null) return '';
  if (typeof content === 'number') return `<c r="${reference}"><v>${content}</v></c>`;
  if (typeof content === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(content)}</t></is></c>`;
  return `<c r="${reference}" ${content.attributes}>${content.inner}</c>`;
}

/** A workbook with one sheet. */
export function makeWorkbook({ rows, merges = [], parts = {} }: Given): Buffer {
  const body = rows.map(
    (row, at) =>
      `<row r="${at + 1}">${row.map((cell, column) => cellXml(cell, `${letters(column)}${at + 1}`)).join('')}</row>`,
  );
  const merged = merges.map((area) => `<mergeCell ref="${area}"/>`).join('');
  return workbookOf(
    `<worksheet><sheetData>${body.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`,
    parts,
  );
}
