import { plainLine } from './plain-text.ts';

/**
 * The beginning of a text with at most `most` letters: whole sentences if they fill half of that, else words
 * and "…".
 */
export function excerpt(text: string, most: number): string {
  const line = plainLine(text);
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const sentences = /^.*[.!?](?=\s)/.exec(cut)?.[0] ?? '';
  if (sentences.length > most / 2) return sentences;
  const space = cut.lastIndexOf(' ', most - 2);
  return `${cut.slice(0, space > 0 ? space : most - 1).replace(/[\s,;:·–-]+$/, '')}…`;
}

/** Maximum letters of the remark, and of the lines after it. */
const MOST = 160;

/** Short introduction of an estate in the agency's words. */
export interface Opening {
  readonly remark: string;
  readonly lines: string;
}

/** The short description, and the beginning of the long one without repeating it. */
export function openingOf(short: string | null | undefined, long: string | null | undefined): Opening {
  const [remark, all] = [plainLine(short ?? ''), plainLine(long ?? '')];
  const rest = remark !== '' && all.startsWith(remark) ? all.slice(remark.length).trimStart() : all;
  return { remark: excerpt(remark, MOST), lines: excerpt(rest, MOST) };
}
