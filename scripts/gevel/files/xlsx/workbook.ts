import { posix } from 'node:path';
import { readXml } from './read-xml.ts';
import type { Zip } from './zip.ts';

/** A sheet of a workbook, in the order of its tabs. */
interface Tab {
  readonly name: string;
  readonly hidden: boolean;
  readonly path: string;
}

/** What cells of all sheets refer to (ECMA-376 part 1, §18). */
export interface Workbook {
  readonly tabs: readonly Tab[];
  /** Days are counted from 1904, as older programs on a Mac did. */
  readonly from1904: boolean;
  /** Texts by their numbers. */
  readonly texts: readonly string[];
  /** Formats of cells by number: whether one shows a day or a time. */
  readonly dayStyles: readonly boolean[];
}

/** Formats of days and times that have a number only (§18.8.30). */
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** Whether a format has letters of days or times outside quotes and brackets. */
const isDayFormat = (code: string): boolean =>
  /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*.|general|standard/gi, ''));

async function relations(zip: Zip, path: string): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  const { dir, base } = posix.parse(path);
  await readXml(zip.unpack(`${dir}/_rels/${base}.rels`), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship')
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target));
    },
  });
  return targets;
}

async function readTexts(zip: Zip, path: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let [inText, spoken] = [false, false];
  await readXml(zip.unpack(path), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') spoken = true;
      if (name === 't') inText = true;
    },
    text: (part) => {
      if (inText && !spoken) text += part;
    },
    close: (name) => {
      if (name === 't') inText = false;
      if (name === 'rPh') spoken = false;
      if (name === 'si') texts.push(text);
    },
  });
  return texts;
}

async function readDayStyles(zip: Zip, path: string): Promise<boolean[]> {
  const own = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  await readXml(zip.unpack(path), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') own.set(id, isDayFormat(formatCode));
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(own.get(id) ?? isBuiltInDay(id));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** Reads what all sheets of a workbook share. */
export async function readWorkbook(zip: Zip): Promise<Workbook> {
  const path = 'xl/workbook.xml';
  const targets = await relations(zip, path);
  const tabs: Tab[] = [];
  let from1904 = false;
  await readXml(zip.unpack(path), {
    open: (name, attributes) => {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const hidden = !['visible', undefined].includes(attributes['state']);
      tabs.push({ name: attributes['name'] ?? '', hidden, path: targets.get(id) ?? '' });
    },
  });
  const shared = [...targets.values()];
  const part = (name: string): string => shared.find((one) => one.endsWith(name)) ?? `xl/${name}`;
  return {
    tabs: tabs.filter(({ path: at }) => at.includes('worksheets/')),
    from1904,
    texts: await readTexts(zip, part('sharedStrings.xml')),
    dayStyles: await readDayStyles(zip, part('styles.xml')),
  };
}
