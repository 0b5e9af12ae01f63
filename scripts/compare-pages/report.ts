import { type Accepted, acceptedBy, hunkLines } from './accept.ts';
import type { Compared } from './compare.ts';
import { type Difference, groupHunks } from './differences.ts';

/** Addresses of a kind of screen, counted by result. */
interface KindTally {
  readonly kind: string;
  /** Statuses of the earlier revision's answers, each once: rows refused by a guard would be equal too. */
  readonly statuses: readonly number[];
  readonly equal: number;
  /** With differences, all of which are accepted. */
  readonly accepted: number;
  readonly different: number;
}

/** Result of a comparison. */
interface Report {
  readonly pages: number;
  readonly kinds: readonly KindTally[];
  readonly differences: readonly Difference[];
  readonly accepted: readonly { readonly row: Accepted; readonly addresses: readonly string[] }[];
  /** Addresses that were equal only at a second attempt. */
  readonly again: readonly string[];
}

const addressesOf = (differences: readonly Difference[]): readonly string[] => [
  ...new Set(differences.flatMap(({ addresses }) => addresses)),
];

/**
 * Summarises the results: by kind, each distinct difference once, and the differences that each accepted row
 * matched.
 */
export function toReport(results: readonly Compared[], rows: readonly Accepted[]): Report {
  const split = results.map((result) => ({
    ...result,
    open: result.hunks.filter((hunk) => acceptedBy(hunk, rows) === null),
  }));
  const kinds = [...Map.groupBy(split, ({ kind }) => kind)].map(([kind, all]) => {
    const different = all.filter(({ open }) => open.length > 0).length;
    const accepted = all.filter(({ open, hunks }) => open.length === 0 && hunks.length > 0).length;
    const statuses = [...new Set(all.map(({ status }) => status))].toSorted((one, other) => one - other);
    return { kind, statuses, equal: all.length - different - accepted, accepted, different };
  });
  const acceptedOf = (row: Accepted) =>
    groupHunks(
      results.map(({ address, hunks }) => ({
        address,
        hunks: hunks.filter((hunk) => acceptedBy(hunk, rows) === row),
      })),
    );
  return {
    pages: results.length,
    kinds,
    differences: groupHunks(split.map(({ address, open }) => ({ address, hunks: open }))),
    accepted: rows.map((row) => ({ row, addresses: addressesOf(acceptedOf(row)) })),
    again: results.filter(({ again }) => again).map(({ address }) => address),
  };
}

/** Number of addresses and lines printed per difference; the JSON has all. */
const SHOWN_ADDRESSES = 3;
const SHOWN_LINES = 12;
const LINE_WIDTH = 300;

const short = (line: string): string => (line.length > LINE_WIDTH ? `${line.slice(0, LINE_WIDTH)} …` : line);

function differenceText({ hunk, addresses }: Difference): string {
  const lines = hunkLines(hunk);
  const left = lines.length - SHOWN_LINES;
  const more = addresses.length - SHOWN_ADDRESSES;
  return [
    `On ${addresses.length} ${addresses.length === 1 ? 'address' : 'addresses'}:`,
    ...addresses.slice(0, SHOWN_ADDRESSES).map((address) => `  ${address}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    `     ${short(hunk.context)}`,
    ...lines.slice(0, SHOWN_LINES).map((line) => `    ${short(line)}`),
    ...(left > 0 ? [`    … and ${left} lines more`] : []),
  ].join('\n');
}

const nameOf = (row: Accepted): string => ('pattern' in row ? row.pattern : row.hunk.join(' '));

/** The printed report. */
export function reportText({ pages, kinds, differences, accepted, again }: Report): string {
  const width = Math.max(...kinds.map(({ kind }) => kind.length));
  const tallies = kinds.map((tally) => {
    const parts = [
      `${tally.equal} equal`,
      ...(tally.accepted > 0 ? [`${tally.accepted} accepted`] : []),
      ...(tally.different > 0 ? [`${tally.different} DIFFERENT`] : []),
    ];
    return `  ${tally.kind.padEnd(width)}  ${tally.statuses.join(' ')}  ${parts.join(', ')}`;
  });
  const passed = accepted.map(({ row, addresses }) =>
    addresses.length === 0
      ? `Accepted, but it did not occur: ${nameOf(row)}\n  ${row.reason}`
      : `Accepted on ${addresses.length} addresses: ${nameOf(row)}\n  ${row.reason}`,
  );
  const repeated =
    again.length === 0
      ? []
      : [`Equal only when asked for again:\n${again.map((one) => `  ${one}`).join('\n')}`];
  const different = kinds.reduce((sum, tally) => sum + tally.different, 0);
  const end =
    different === 0
      ? `${pages} addresses compared: nothing that visitors see differs${accepted.some(({ addresses }) => addresses.length > 0) ? ' except accepted differences' : ''}.`
      : `${pages} addresses compared: ${different} differ, by ${differences.length} distinct differences.`;
  return [tallies.join('\n'), ...repeated, ...passed, ...differences.map(differenceText), end].join('\n\n');
}

/** The report as `--json` writes it. */
export const reportJson = (report: Report, base: string) => ({
  base,
  pages: report.pages,
  kinds: report.kinds,
  again: report.again,
  accepted: report.accepted.map(({ row, addresses }) => ({ ...row, addresses })),
  differences: report.differences.map(({ hunk, addresses }) => ({
    context: hunk.context,
    hunk: hunkLines(hunk),
    addresses,
  })),
});
