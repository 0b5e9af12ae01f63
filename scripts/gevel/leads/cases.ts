/** All requests of an agency's visitors, as lines and as its file for spreadsheets. */
import { writeFile } from 'node:fs/promises';
import { DEFAULT_FIGURES } from '#domain/format/writing.ts';
import { speakerOf } from '#locales/speaker.ts';
import { STAFF_DICTIONARIES } from '#locales/staff.ts';
import { type CaseWords, caseFile } from '#wire/case-file.ts';
import { CASE_KINDS, type Cases, CasesSchema, type StaffCase } from '#wire/staff.ts';
import type { Client } from '../client.ts';
import type { Call, Report } from '../command.ts';
import { WrongUsage } from '../errors.ts';
import { getSite } from '../site/documents.ts';

/** Option of the commands: only one kind of requests. */
export const KIND = {
  kind: { line: `only ${CASE_KINDS.join(', ')}`, value: 'KIND', oneOf: CASE_KINDS },
} as const;

const pageOf = async (client: Client, siteId: string, kind: string | undefined, after: string | null) => {
  const query = new URLSearchParams({ ...(kind ? { kind } : {}), ...(after === null ? {} : { after }) });
  return CasesSchema.parse(await client.get(`/sites/${siteId}/cases?${query}`));
};

/** Every stored request, the newest first. */
export async function casesOf(call: Call): Promise<readonly StaffCase[]> {
  const client = await call.client();
  const { id } = await getSite(client, call.arg('SITE'));
  const cases: StaffCase[] = [];
  let page: Cases = { cases: [], next: '' };
  for (let after: string | null = null; page.next !== null; after = page.next) {
    page = await pageOf(client, id, call.option('kind'), after);
    cases.push(...page.cases);
  }
  return cases;
}

/** "2026-11-23T10:00  stay  requested  An Smet <an@…>  Zeedijk 1  12-34", and the visitor's words below it. */
export const caseLines = ({ createdAt, kind, state, name, email, place, reference, message }: StaffCase) => [
  [
    createdAt.slice(0, 16),
    kind.padEnd(11),
    state.padEnd(9),
    `${name} <${email}>`,
    place || '–',
    reference,
  ].join('  '),
  ...(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${line}`),
];

/** Writes the agency's file, in its main language; a file that exists is never overwritten. */
export async function exportCases(call: Call): Promise<Report> {
  const client = await call.client();
  const { id, defaultLocale, settings } = await getSite(client, call.arg('SITE'));
  const file = call.arg('FILE');
  const kind = call.option('kind');
  const { say } = speakerOf(STAFF_DICTIONARIES)(defaultLocale, settings.figures ?? DEFAULT_FIGURES);
  const words: CaseWords = (key) => say(key) ?? key;
  let count = 0;
  const counted = (page: Cases): Cases => {
    count += page.cases.length;
    return page;
  };
  const first = counted(await pageOf(client, id, kind, null));
  const more = async (after: string) => counted(await pageOf(client, id, kind, after));
  const bytes = Buffer.from(await new Response(caseFile(first, more, words)).arrayBuffer());
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new WrongUsage(`${file} cannot be written: ${String(error)}`);
  }
  return { lines: [`${count} requests in ${file}.`], data: { site: id, file, count } };
}
