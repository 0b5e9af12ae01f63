import { readFileSync } from 'node:fs';
import { type GuideLine, guideLines } from '#scripts/gevel/testing/guide-lines.ts';

/** The guide's mark for a line that cannot run on this machine. */
export const ELSEWHERE = '# untried';

const PAGES = 'docs/operations';
/** Followed by `npm run try opening`, with the server of a vendor. */
const ELSEWHERE_FOLLOWED = ['opening.md'];

/** Commands of the guide in the order in which its first page lists the other pages. */
export function orderedLines(): GuideLine[] {
  const first = readFileSync(`${PAGES}/README.md`, 'utf8');
  const pages = [...first.matchAll(/^\| \[.*?\]\((\w[\w-]*\.md)\)/gm)].map(([, page = '']) => page);
  return pages
    .filter((page) => !ELSEWHERE_FOLLOWED.includes(page))
    .flatMap((page) => guideLines(`${PAGES}/${page}`));
}

/** Lines with an id that only the operator knows, and the list command that prints it. */
const LISTED: readonly (readonly [line: RegExp, word: string, list: string, ids: RegExp])[] = [
  [/token revoke duinzicht/, 'TOKEN-ID', 'token list duinzicht', /"id":\s*"([^"]+)"/g],
  [/staff remove zeezicht/, '0a1b2c3d4e5f', 'staff list zeezicht', /"id":\s*"([^"]+)"/g],
  [/agenda open huis-haard/, 'ID', 'agenda closures huis-haard', /"id":\s*"([^"]+)"/g],
  [/lead key end duinzicht/, 'KEY-ID', 'lead key list duinzicht', /"id":\s*"([^"]+)"/g],
  [/calendar end duinzicht/, '9f2c41d07ab35e68', 'calendar list duinzicht', /"id":\s*"([0-9a-f]{16})"/g],
  [/appointments/, ' ID', 'appointments list huis-haard --state booked', /"id":\s*"([^"]+)"/g],
];

/** The line with the last id that its list prints, and the list command. */
export function listedFor(line: string): { readonly list: string; fill(output: string): string } | null {
  const found = LISTED.find(([pattern, word]) => pattern.test(line) && line.includes(word));
  if (found === undefined) return null;
  const [, word, list, ids] = found;
  return {
    list: `npm run --silent gevel -- ${list} --json --to production`,
    fill: (output) => {
      const last = [...output.matchAll(ids)].at(-1)?.[1];
      return last === undefined ? line : line.replace(word, word.startsWith(' ') ? ` ${last}` : last);
    },
  };
}

/**
 * Lines that exit with 1 here, and their message: no stay was requested, no homes are complete, no DNS points
 * here.
 */
export const REFUSED: readonly (readonly [line: RegExp, says: RegExp])[] = [
  [/doctor production/, /are missing/],
  [/stays (?:confirm|decline|cancel) duinzicht ID/, /./],
  [/appointments (?:cancel|move|confirm|decline) huis-haard ID/, /./],
  [/lead send duinzicht LEAD/, /./],
  [/dead drop ID/, /./],
  [/content-service check zeezicht/, /./],
  [/^npm run gevel -- check \w+ --homes/, /of \d+ homes lack information/],
  [/import duinzicht homes.ndjson --sync/, /would withdraw/],
  [/host status zeezicht/, /pending_validation/],
  [/mail domain zeezicht(?! --usual)/, /✗ _dmarc\./],
  [/site launch zeezicht/, /Not opened/],
];
