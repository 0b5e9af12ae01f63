import { readFileSync } from 'node:fs';
import type { Source } from './sources.ts';

/** A row of the glossary's table of refused words. */
export interface Refused {
  readonly words: readonly string[];
  readonly instead: string;
  /** Names of the wire, of columns, settings and texts, which stay as properties. */
  readonly stay: readonly string[];
}

const HEADING = '## Refused in code';

const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The words that `docs/glossary.md` refuses. */
export function refusedWords(glossary = readFileSync('docs/glossary.md', 'utf8')): readonly Refused[] {
  const [, table = ''] = glossary.split(HEADING);
  return [...table.matchAll(/^\| (`.*?) \| (.*?) \| (.*?) \|$/gm)].map(
    ([, words = '', instead = '', stay = '']) => ({
      words: codesIn(words),
      instead,
      stay: codesIn(stay),
    }),
  );
}

/** `answerLink_id` → answer, link, id. */
const partsOf = (name: string): readonly string[] =>
  name
    .split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/)
    .filter((part) => part !== '')
    .map((part) => part.toLowerCase());

const LITERALS =
  /\/\*[\s\S]*?\*\/|\bdata-[\w-]+|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|(?<=[=(,:;!&|?{}[\n]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/g;

/** The code alone: comments, strings and patterns become blanks, and of a template only its expressions stay. */
function codeOf(text: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
  let code = text.replace(LITERALS, blank);
  // From the innermost out: the words of a template, up to and between its expressions.
  for (let before = ''; before !== code; ) {
    before = code;
    code = code.replace(/`(?:\\.|[^`\\])*`/g, (template) =>
      template.replace(/(?:^`|\})(?:\\.|[^`\\$]|\$(?!\{))*(?:`$|\$\{)/g, blank).replaceAll('`', ' '),
    );
  }
  return code;
}

/** Whether an identifier at a place names a member: after a dot, or before the colon of a key or a type. */
const isMember = (code: string, at: number, name: string): boolean =>
  /(?<!\.\.)\.\s*$/.test(code.slice(Math.max(0, at - 40), at)) ||
  (/^\??\s*:/.test(code.slice(at + name.length, at + name.length + 40)) &&
    !/\?\s*$/.test(code.slice(Math.max(0, at - 40), at)));

/** Refused words in the identifiers and in the name of a file, as `file:line name: what to say instead`. */
export function refusalsIn({ file, text }: Source, refused: readonly Refused[]): readonly string[] {
  const any = new RegExp(refused.flatMap(({ words }) => words).join('|'), 'i');
  if (!any.test(text) && !any.test(file)) return [];
  const rowOf = (name: string): Refused | undefined =>
    refused.find(({ words }) => partsOf(name).some((part) => words.includes(part)));
  const path = rowOf(file);
  const code = codeOf(text);
  const inCode = [...code.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(({ 0: name, index }) => {
    const row = any.test(name) ? rowOf(name) : undefined;
    if (row === undefined || (row.stay.includes(name) && isMember(code, index, name))) return [];
    return [`${file}:${code.slice(0, index).split('\n').length} ${name}: say ${row.instead}`];
  });
  return path === undefined ? inCode : [`${file}: say ${path.instead}`, ...inCode];
}
