import { globSync, readFileSync } from 'node:fs';

export const MIGRATIONS = 'content-service/migrations';

/** The comment of a migration that stands alone, or a statement with the comment directly above it. */
interface Paragraph {
  readonly comment: string;
  /** Empty for a comment that stands alone. */
  readonly sql: string;
}

const text = (lines: readonly string[]): string =>
  lines.map((line) => line.replace(/^\s*--\s?/, '').trim()).join(' ');

/** The paragraphs of a migration. A statement ends at the end of a line, that of a trigger with a line `END;`. */
export function paragraphsOf(sql: string): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let comment: string[] = [];
  let statement: string[] = [];
  const end = (): void => {
    if (comment.length + statement.length > 0)
      paragraphs.push({ comment: text(comment), sql: statement.join('\n') });
    comment = [];
    statement = [];
  };
  for (const line of [...sql.split('\n'), '']) {
    const isComment = /^\s*--/.test(line);
    if (statement.length === 0) {
      if (line.trim() === '') end();
      else if (isComment) comment.push(line);
      else statement.push(line);
    } else statement.push(line);
    const [first = ''] = statement;
    const last = first.startsWith('CREATE TRIGGER') ? /^END;$/ : /;(?:\s*--.*)?$/;
    if (statement.length > 0 && !isComment && last.test(line)) end();
  }
  return paragraphs;
}

/** What a comment says after the folder with which it may begin, and that folder. */
function folderOf(comment: string): { folder: string | null; says: string } {
  const [, folder = null, says = ''] = /^([a-z-]+)\/:\s*(.*)$/.exec(comment) ?? [];
  return folder === null ? { folder: null, says: comment } : { folder, says };
}

/** A capability's tables and views, with what its paragraph says of them. */
export interface Section {
  readonly folder: string;
  readonly says: string;
  readonly names: string[];
}

/** What the comments of all migrations say. Keys of comments: `name` of a table, view, index or trigger, `table.column`. */
export interface Explained {
  /** The first paragraph of the first migration: rules for all tables. */
  readonly head: string;
  readonly sections: readonly Section[];
  readonly comments: ReadonlyMap<string, string>;
  /** Folders of triggers that belong to another capability than their table. */
  readonly folders: ReadonlyMap<string, string>;
}

const CREATES = /^CREATE (?:(?:UNIQUE|VIRTUAL) )?(TABLE|VIEW|INDEX|TRIGGER) (\w+)/;
const COLUMN = /^ {2}(\w+) +(?:TEXT|INTEGER|REAL|BLOB)\b/;

/** The comments above columns, within CREATE TABLE. */
function columnComments(table: string, sql: string): [string, string][] {
  let above: string[] = [];
  return sql.split('\n').flatMap((line): [string, string][] => {
    if (/^\s*--/.test(line)) {
      above.push(line);
      return [];
    }
    const [, column] = COLUMN.exec(line) ?? [];
    const says = text(above);
    above = [];
    return column === undefined || says === '' ? [] : [[`${table}.${column}`, says]];
  });
}

/** Reads the comments of all migrations, oldest first; a later comment replaces an earlier one. */
export function readComments(folder: string = MIGRATIONS): Explained {
  const sections: Section[] = [];
  const comments = new Map<string, string>();
  const folders = new Map<string, string>();
  let head = '';
  let current: Section | undefined;
  const enter = (name: string, comment: string): Section => {
    const known = sections.find((one) => one.folder === name);
    const section = known ?? { folder: name, says: comment, names: [] };
    if (known === undefined) sections.push(section);
    return section;
  };
  for (const file of globSync(`${folder}/*.sql`).toSorted()) {
    current = undefined;
    for (const { comment, sql } of paragraphsOf(readFileSync(file, 'utf8'))) {
      const { folder: own, says } = folderOf(comment);
      const [, kind, name = ''] = CREATES.exec(sql) ?? [];
      const [, altered, column] = /^ALTER TABLE (\w+) ADD COLUMN (\w+)/.exec(sql) ?? [];
      const [, before = '', after] = /^ALTER TABLE (\w+) RENAME TO (\w+)/.exec(sql) ?? [];
      if (sql === '') {
        if (head === '') head = says;
        if (own !== null) current = enter(own, says);
      } else if (kind !== undefined) {
        if (says !== '') comments.set(name, says);
        if (kind === 'TABLE' || kind === 'VIEW') {
          if (own !== null) current = enter(own, '');
          if (current === undefined) throw new Error(`${file}: no paragraph says whose ${name} is`);
          for (const one of sections)
            if (one.names.includes(name)) one.names.splice(one.names.indexOf(name), 1);
          current.names.push(name);
          for (const [key, text] of columnComments(name, sql)) comments.set(key, text);
        } else if (own !== null) folders.set(name, own);
      } else if (altered !== undefined && says !== '') comments.set(`${altered}.${column}`, says);
      else if (after !== undefined) rename(sections, comments, before, after);
    }
  }
  return { head, sections, comments, folders };
}

/** A table that was made anew under another name takes the place and the comments of the old one. */
function rename(sections: readonly Section[], comments: Map<string, string>, before: string, after: string) {
  for (const one of sections) {
    const names = one.names.filter((name) => name !== after).map((name) => (name === before ? after : name));
    one.names.splice(0, one.names.length, ...names);
  }
  for (const [key, says] of comments) {
    const [table, column] = key.split('.');
    if (table === before) comments.set(column === undefined ? after : `${after}.${column}`, says);
  }
}
