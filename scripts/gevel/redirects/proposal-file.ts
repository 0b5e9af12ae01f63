import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readOldAddress, readOldPattern } from '#domain/old-address.ts';
import { type Redirect, RedirectSchema, type RedirectTarget } from '#wire/redirect.ts';
import { Refused } from '../errors.ts';
import { csvRow, readRows } from '../files/index.ts';
import type { Proposal } from './match.ts';

/** A row whose target begins with this sign is a guess: it is applied once a person has taken the sign away. */
const GUESS = '?';

const HEAD = ['from', 'to', 'certainty', 'why', 'old'] as const;

/** A target in words: `nl home 410208`, `path /nl/selectie/new`. */
export function targetText(to: RedirectTarget): string {
  if ('path' in to) return `path ${to.path}`;
  const [[kind, value] = ['', '']] = Object.entries(to).filter(([key]) => key !== 'locale');
  return `${to.locale} ${kind} ${value}`;
}

/** Reads a target in words; undefined for other texts. */
function readTarget(text: string): RedirectTarget | undefined {
  const [, path] = /^path (\S+)$/.exec(text) ?? [];
  const [, locale, kind, value] = /^(\w\w) (home|reference|rental|screen|page|search) (.+)$/.exec(text) ?? [];
  const read = RedirectSchema.shape.to.safeParse(
    path === undefined ? { locale, [kind ?? '']: value } : { path },
  );
  return read.success ? read.data : undefined;
}

/** The address of a redirect for an old address: its path, and the parameters that tell it from others. */
function fromOf({ old, params }: Proposal): string {
  const path = (readOldAddress(old)?.segments ?? []).map(encodeURIComponent).join('/');
  const query = new URLSearchParams(
    params.map((one) => [one.replace(/=.*$/s, ''), one.replace(/^[^=]*=/, '')]),
  );
  return `/${path}${params.length === 0 ? '' : `?${query}`}`;
}

/** One proposal for each path: of two former websites with one path, that of the list that was named first leads. */
export function onePerPath(proposals: readonly Proposal[]): readonly Proposal[] {
  const first = new Map<string, Proposal & { readonly to: RedirectTarget }>();
  return proposals.map((one) => {
    const { to } = one;
    if (to === null) return one;
    const from = fromOf(one);
    const known = first.get(from);
    if (known === undefined) first.set(from, { ...one, to });
    if (known === undefined || targetText(known.to) === targetText(to)) return one;
    return {
      ...one,
      certainty: 'none',
      to: null,
      why: `has the path of ${known.old}, which leads elsewhere`,
    };
  });
}

/** The proposals as a table for a person to correct. */
export const proposalFile = (proposals: readonly Proposal[]): string =>
  [
    csvRow(HEAD),
    ...proposals
      .filter(({ certainty }) => certainty !== 'exists')
      .map((one) => {
        const to = one.to === null ? '' : targetText(one.to);
        const why = [one.why, ...(one.candidates ?? [])].join(' ');
        return csvRow([
          fromOf(one),
          one.certainty === 'guess' ? `${GUESS} ${to}` : to,
          one.certainty,
          why,
          one.old,
        ]);
      }),
  ].join('');

/** The form in which the addresses of two redirects are one. */
export const shapeOf = (from: string): string => {
  const pattern = readOldPattern(from);
  return typeof pattern === 'string' ? from : JSON.stringify([pattern.segments, pattern.params]);
};

/** Redirects under the ids of those that the site has for the same addresses, such as ones written by hand. */
export function withKnownIds(
  redirects: readonly Redirect[],
  known: readonly Redirect[],
): readonly Redirect[] {
  const ids = new Map(known.map(({ id, from }) => [shapeOf(from), id]));
  return redirects.map((one) => ({ ...one, id: ids.get(shapeOf(one.from)) ?? one.id }));
}

const idOf = (from: string): string => `old-${createHash('sha256').update(from).digest('hex').slice(0, 16)}`;

/** A row without a target, or with a guess that nobody has accepted. */
interface OpenRow {
  readonly line: number;
  /** The old address, as the list had it. */
  readonly old: string;
}

/** The redirects of a corrected table, and the rows that a person still has to decide. Throws Refused with the line. */
export async function readProposals(
  path: string,
): Promise<{ redirects: readonly Redirect[]; open: readonly OpenRow[] }> {
  if (!existsSync(path)) throw new Refused(`There is no file ${path}.`);
  const redirects = new Map<string, Redirect>();
  const open: OpenRow[] = [];
  for await (const row of readRows(createReadStream(path))) {
    const { line } = row;
    if (row.unreadable !== undefined) throw new Refused(`${path} line ${line}: ${row.unreadable}.`);
    const { cells } = row;
    const [from = '', to = ''] = cells.map((cell) => cell.trim());
    if (from === '' || from === HEAD[0]) continue;
    if (to === '' || to.startsWith(GUESS)) {
      open.push({ line, old: cells[HEAD.indexOf('old')]?.trim() || from });
      continue;
    }
    const pattern = readOldPattern(from);
    if (typeof pattern === 'string') throw new Refused(`${path} line ${line}: an old address ${pattern}.`);
    const target = readTarget(to);
    if (target === undefined) throw new Refused(`${path} line ${line}: "${to}" is no target.`);
    const known = redirects.get(from);
    if (known !== undefined && targetText(known.to) !== to)
      throw new Refused(`${path} line ${line}: ${from} already leads to ${targetText(known.to)}.`);
    redirects.set(from, { id: idOf(from), from, to: target });
  }
  return { redirects: [...redirects.values()], open };
}
