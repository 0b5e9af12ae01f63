/** Clients of an agency's site during work on its rows: some read pages, the others send forms and press buttons. */
import { createHash, randomUUID } from 'node:crypto';
import { ajaxPath, pathTo } from '../../domain/routes.ts';
import type { Client } from '../../scripts/gevel/client.ts';
import type { LiveAgenda } from '../../wire/live-agenda.ts';
import { estatesToView } from './appointments.ts';
import { type Answer, ask } from './http.ts';
import { postForm } from './post-form.ts';

const SITE = 'duinzicht';
/** A connection for each request: one that is kept may be closed by the server at the moment of the next request. */
const ONCE = { Connection: 'close' };

/** A form or a press: what was sent, how it was answered, and when (epoch milliseconds). */
export interface Sent {
  readonly kind: 'contact' | 'appointment' | 'staff-hours';
  /** What names its row: an e-mail address, a day. */
  readonly key: string;
  readonly answer: Answer;
  readonly at: number;
  /** What was typed, and must be on the page of a refusal. */
  readonly typed: string;
}

/** Pages and answers that a visitor reads; `n` makes some of them new ones, which no cache has. */
const pagesAt = (n: number): readonly string[] => [
  '/nl',
  `/nl/aanbod?price-max=${400_000 + n * 5_000}`,
  pathTo('rentals', 'nl'),
  '/fr',
  pathTo('estate', 'nl', { id: estatesToView(SITE)[n % 20] ?? '' }),
  ajaxPath('nl', 'rental-periods', String(7010 + (n % 8))),
  pathTo('book-appointment', 'nl', { id: estatesToView(SITE)[20 + (n % 10)] ?? '' }),
  '/robots.txt',
];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const person = (key: string, typed: string) => ({
  firstname: 'Mia',
  lastname: 'Claes',
  email: key,
  message: typed,
  consent: '1',
});

/** Runs a statement in the agency's database; its rows. */
type Write = (
  sql: string,
  ...params: readonly string[]
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** A cookie of a signed-in staff member, and the token of its pages' forms. */
export interface Session {
  readonly cookie: string;
  readonly guard: string;
}

/** Signs a new staff member in, as a link in a mail does. */
export async function signedIn(operator: Client, write: Write, name: string): Promise<Session> {
  const email = `${name.toLowerCase()}@example.com`;
  await operator.post(`/sites/${SITE}/staff`, { name, email, sees: 'all' });
  const [person] = await write('SELECT id FROM staff WHERE site_id = ? AND email = ?', SITE, email);
  const secret = createHash('sha256').update(randomUUID()).digest('base64url');
  const hash = createHash('sha256').update(secret).digest('hex');
  // Two hours ago: reading a page would renew the session.
  const [seen, ends] = [-2, 200].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  await write(
    'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    SITE,
    hash,
    randomUUID(),
    String(person?.id),
    'Firefox, Windows',
    seen ?? '',
    seen ?? '',
    ends ?? '',
  );
  const guard = createHash('sha256').update(`guard\n${secret}`).digest('base64url');
  return { cookie: `__Host-gevel=${secret}`, guard };
}

/** Free times for viewings: their homes, one time of each. */
export async function freeViewings(operator: Client, most: number) {
  const found: { estateId: string; slot: LiveAgenda['slots'][number] }[] = [];
  for (const estateId of estatesToView(SITE)) {
    if (found.length >= most) break;
    const { slots } = (await operator.get(`/sites/${SITE}/live-agenda/${estateId}`)) as LiveAgenda;
    const taken = new Set(found.map(({ slot }) => slot.start));
    const slot = slots.find(({ free, start }) => free && !taken.has(start));
    if (slot !== undefined) found.push({ estateId, slot });
  }
  return found;
}

interface Work {
  readonly port: number;
  readonly session: Session;
  readonly viewings: Awaited<ReturnType<typeof freeViewings>>;
}

/** Twenty readers and ten writers, until `stop`; returns what they read and what they sent. */
export function startClients({ port, session, viewings }: Work) {
  const reads: { path: string; status: number; at: number }[] = [];
  const sent: Sent[] = [];
  const rhythm = { ms: 4_000 };
  let going = true;
  const until = async (act: (n: number) => Promise<void>, first: number, step = 1): Promise<void> => {
    for (let n = first; going; n += step) {
      await act(n);
      await pause(rhythm.ms);
    }
  };
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const once = () => ask(SITE, path, { port, headers: { ...headers, ...ONCE } });
    // A browser repeats a GET whose connection was lost (RFC 9110 §9.2.2); lost twice, it is a failed read.
    const status = await once()
      .catch(once)
      .then(
        (answer) => answer.status,
        () => 0,
      );
    reads.push({ path, status, at: Date.now() });
  };
  const reader = (name: number) =>
    until(async (n) => {
      const pages = pagesAt(n);
      if (name === 0) await read(pathTo('staff', 'nl'), { Cookie: session.cookie });
      else await read(pages[n % pages.length] ?? '/nl');
    }, name);
  /** Sends until it is accepted, as a person who is asked to send it again. */
  const sendAgain = async (kind: Sent['kind'], key: string, typed: string, post: () => Promise<Answer>) => {
    for (let tries = 0; tries < 60; tries += 1) {
      const answer = await post()
        .catch(post)
        .catch((error: unknown) => ({
          status: 0,
          headers: {},
          text: String(error),
        }));
      sent.push({ kind, key, answer, typed, at: Date.now() });
      if (answer.status !== 503) return;
      await pause(400);
    }
  };
  // Each writer sends from an address of its own: limits count senders.
  const from = (name: string, n: number) => ({
    ...ONCE,
    'CF-Connecting-IP': `192.0.2.${(name.length * 40 + n) % 250}`,
  });
  const form = (
    kind: 'contact' | 'appointment',
    path: string,
    key: string,
    fields: Record<string, string>,
    n: number,
  ) => {
    const typed = `Bericht van ${key}`;
    const once = randomUUID();
    return sendAgain(kind, key, typed, () =>
      postForm(SITE, path, {
        port,
        key: once,
        headers: from(kind, n),
        fields: { ...person(key, typed), ...fields },
      }),
    );
  };
  const contact = (name: number) =>
    until((n) => form('contact', pathTo('contact', 'nl'), `contact${n}@example.com`, {}, n), name, 4);
  const viewing = (name: number) =>
    until(
      async (n) => {
        const one = viewings[n];
        if (one === undefined) return;
        const path = pathTo('book-appointment', 'nl', { id: one.estateId });
        const slotId = `${one.slot.id}.${one.slot.start}`;
        await form('appointment', path, `viewing${n}@example.com`, { slotId }, n);
      },
      name,
      4,
    );
  const press = (
    kind: 'staff-hours',
    path: string,
    key: string,
    typed: string,
    fields: Record<string, string>,
  ) =>
    sendAgain(kind, key, typed, () =>
      postForm(SITE, path, {
        port,
        headers: { Cookie: session.cookie, ...ONCE },
        fields: { guard: session.guard, ...fields },
      }),
    );
  const closing = (name: number) =>
    until(
      async (n) => {
        const day = new Date(Date.now() + (200 + n) * 86_400_000).toISOString().slice(0, 10);
        await press('staff-hours', pathTo('staff-hours', 'nl'), day, day, { day });
      },
      name,
      2,
    );
  const all = [
    ...Array.from({ length: 20 }, (_, name) => reader(name)),
    ...[0, 1, 2, 3].map(contact),
    ...[0, 1, 2, 3].map(viewing),
    ...[0, 1].map(closing),
  ];
  return {
    reads,
    sent,
    /** Pauses between two requests of a client, milliseconds. */
    pace: (ms: number) => {
      rhythm.ms = ms;
    },
    stop: async () => {
      going = false;
      await Promise.all(all);
    },
  };
}
