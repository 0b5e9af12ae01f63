import { globSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '#scripts/gevel/client.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import type { Estate } from '#wire/estate.ts';
import { type Appointment, type AppointmentRequest, AppointmentSchema } from '#wire/live-agenda.ts';
import type { StaffRight } from '#wire/staff.ts';
import { SITE_TOKEN } from './content-alone.ts';
import type { TestWorkers } from './environment.ts';
import type { AgencyId } from './sites.ts';

/** A mail as it was sent, with the files that wrangler wrote. */
export interface SentMail {
  readonly id: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly bcc?: readonly string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
}

/** Access of a test to a separately running content service, with the rights of its operators. */
export interface ContentService {
  /** Rows of its database. */
  rows<Row>(sql: string, ...params: readonly (string | number)[]): Promise<Row[]>;
  /** The mails to an address, oldest first: those whose files are there, or `count` of them once they have arrived. */
  mailsTo(address: string, count?: number): Promise<SentMail[]>;
  /** Runs the cron once, as if at that time. */
  cron(at: Date): Promise<void>;
  /** Publishes estates, like an agency's own system. */
  offer(agency: AgencyId, ...estates: readonly Estate[]): Promise<void>;
  /** Makes a call as the site does, without the checks of a form; POST with a body. */
  ask<Result>(path: string, body?: object): Promise<Result>;
  /** Gives a person access to an agency's staff page. */
  employ(
    agency: AgencyId,
    person: { name: string; email: string; sees: 'all' | 'own'; rights?: readonly StaffRight[] },
  ): Promise<void>;
  /** Books a viewing. */
  book(agency: AgencyId, request: AppointmentRequest): Promise<Appointment>;
}

/** How long a mail may be under way, milliseconds. */
const LATEST_MAIL = 15_000;

/** Folder in which wrangler writes the mails of a content service that runs without the site. */
export const MAILS = 'content-service/.wrangler/tmp/email';

type ListedMail = Omit<SentMail, 'id' | 'text' | 'html'> & { readonly messageId: string };

/** The file of a mail, or null: it is written just after the mail is listed, and goes with the run that wrote it. */
function fileOf(id: string, kind: 'text' | 'html', extension: string): string | null {
  const [file] = globSync(`${MAILS}/*/email-${kind}/${id}.${extension}`);
  return file === undefined ? null : readFileSync(file, 'utf8');
}

function toMail({ messageId, ...mail }: ListedMail): SentMail | [] {
  const id = messageId.replace(/^<|>$/g, '');
  const [text, html] = [fileOf(id, 'text', 'txt'), fileOf(id, 'html', 'html')];
  return text === null || html === null ? [] : { ...mail, id, text, html };
}

/** The content service at a port, through wrangler's API for local resources. */
export function contentServiceOf({ port }: TestWorkers): ContentService {
  const local = `http://localhost:${port}/cdn-cgi/local`;
  const call = async <Result>(path: string, init?: RequestInit): Promise<Result> => {
    const answer = await fetch(`${local}/explorer/api${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).result;
  };
  const operator = () => createClient({ origin: `http://localhost:${port}`, token: localOperatorToken() });
  const ask = async <Result>(path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${SITE_TOKEN}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
    });
    if (!answer.ok) throw new Error(`${path} failed: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Result;
  };
  return {
    async rows<Row>(sql: string, ...params: readonly (string | number)[]): Promise<Row[]> {
      const [answer] = await call<[{ results: { columns: string[]; rows: unknown[][] } }]>(
        '/d1/database/gevel-content/raw',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          // It takes texts alone; columns of numbers read them as numbers.
          body: JSON.stringify({ sql, params: params.map(String) }),
        },
      );
      const { columns, rows } = answer.results;
      return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])) as Row);
    },
    async mailsTo(address, count) {
      const until = Date.now() + LATEST_MAIL;
      for (;;) {
        const mails = (await call<ListedMail[]>('/local/email/sending?per_page=100'))
          .filter(({ to }) => to.includes(address))
          .flatMap(toMail)
          .toReversed();
        if (count === undefined || mails.length === count) return mails;
        if (Date.now() > until) throw new Error(`${address} has ${mails.length} mails, and not ${count}`);
        await setTimeout(200);
      }
    },
    async cron(at) {
      const answer = await fetch(`${local}/scheduled?time=${at.getTime()}`);
      if (!answer.ok) throw new Error(`the cron failed: ${await answer.text()}`);
    },
    async offer(agency, ...estates) {
      const client = operator();
      for (const estate of estates) {
        await client.put(`/sites/${agency}/records/estate/${estate.general.id}`, { estate });
      }
    },
    ask,
    async employ(agency, person) {
      await operator().post(`/sites/${agency}/staff`, person);
    },
    book: async (agency, request) =>
      AppointmentSchema.parse(await ask(`/sites/${agency}/live-agenda/reservation`, request)),
  };
}
