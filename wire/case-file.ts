/** An agency's requests as a file for spreadsheets: of its own page, and of its operator's command line. */
import { csvHead, csvLine } from '#domain/format/csv-line.ts';
import { languageOf } from '#domain/languages.ts';
import type { Cases, StaffCase } from './staff.ts';

/** Moments in Brussels time, in the form that spreadsheets of all languages read: "2026-11-23 09:00". */
const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant as a moment; a day stays a day. */
const momentIn = (at: string | null): string =>
  at === null || at.length <= 10 ? (at ?? '') : MOMENT.format(new Date(at));

type CaseColumn =
  | 'kind'
  | 'state'
  | 'name'
  | 'email'
  | 'phone'
  | 'place'
  | 'begins'
  | 'ends'
  | 'persons'
  | 'total'
  | 'extras'
  | 'due'
  | 'createdAt'
  | 'message'
  | 'reference'
  | 'locale';

/** States whose word the page has; the others stay codes, so that a newer content service breaks no file. */
const STATES = [
  'open',
  'answered',
  'withdrawn',
  'pending',
  'expired',
  'requested',
  'lapsed',
  'confirmed',
  'booked',
  'past',
  'declined',
  'cancelled',
  'cancelled_by_visitor',
] as const;

/** The words of the file in the agency's language, by their keys among the texts of its page. */
export type CaseWords = (
  key: `states.${(typeof STATES)[number]}` | `kinds.${StaffCase['kind']}` | `csvHeads.${CaseColumn}`,
) => string;

function stateIn(state: string, s: CaseWords): string {
  const known = STATES.find((one) => one === state);
  return known === undefined ? state : s(`states.${known}`);
}

/** Columns of the file, with the value of a case in each. */
const COLUMNS = {
  kind: ({ kind }, s) => s(`kinds.${kind}`),
  state: ({ state }, s) => stateIn(state, s),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone ?? '',
  place: ({ place }) => place,
  begins: ({ begins }) => momentIn(begins),
  ends: ({ ends }) => momentIn(ends),
  persons: ({ persons }) => String(persons ?? ''),
  // Spreadsheets in Belgium read decimals after a comma.
  total: ({ total }) => String(total ?? '').replace('.', ','),
  extras: ({ extras }) => extras ?? '',
  due: ({ due }) => momentIn(due),
  createdAt: ({ createdAt }) => momentIn(createdAt),
  message: ({ message }) => message ?? '',
  reference: ({ reference }) => reference,
  locale: ({ locale }) => languageOf(locale).name,
} as const satisfies Readonly<Record<CaseColumn, (one: StaffCase, s: CaseWords) => string>>;

/** The heads of the columns. */
const headLine = (s: CaseWords): string =>
  csvHead(Object.keys(COLUMNS).map((name) => s(`csvHeads.${name as CaseColumn}`)));

const caseLines = (cases: readonly StaffCase[], s: CaseWords): string =>
  cases.map((one) => csvLine(Object.values(COLUMNS).map((value) => value(one, s)))).join('');

/**
 * Cases as a file for spreadsheets, in the language of the texts: one page of cases is in memory at a time. A page that
 * cannot be read breaks the download off, so that no half file looks whole.
 */
export function caseFile(
  first: Cases,
  more: (after: string) => Promise<Cases>,
  s: CaseWords,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page: Cases | null = null;
  return new ReadableStream({
    async pull(controller) {
      const text = page === null ? headLine(s) : '';
      page = page === null ? first : await more(page.next ?? '');
      controller.enqueue(encoder.encode(text + caseLines(page.cases, s)));
      if (page.next === null) controller.close();
    },
  });
}
