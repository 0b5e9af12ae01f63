/** Clients of agencies' sites during work on an agency's rows: some read pages, the others send forms. */
import { randomUUID } from 'node:crypto';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import type { Client } from '#scripts/gevel/client.ts';
import type { LiveAgenda } from '#wire/live-agenda.ts';
import { estatesToView } from './appointments.ts';
import { type Answer, ask } from './http.ts';
import { postForm } from './post-form.ts';
import type { AgencyId } from './sites.ts';
import type { Session } from './staff-session.ts';

const SITE = 'duinzicht';
/** A connection for each request: one that is kept may be closed by the server at the moment of the next request. */
const ONCE = { Connection: 'close' };

/** A page that was read; status 0: its connection was lost twice. */
export interface Read {
  readonly site: AgencyId;
  readonly path: string;
  readonly status: number;
  readonly text: string;
}

/** A form or a press: what was sent, how it was answered, and when (epoch milliseconds). */
export interface Sent {
  readonly kind: 'contact' | 'appointment' | 'staff-hours';
  /** What names its row: an e-mail address, a day. */
  readonly key: string;
  readonly answer: Omit<Answer, 'bytes'>;
  readonly at: number;
  /** What was typed, and must be on the page of a refusal. */
  readonly typed: string;
}

/** Pages and answers that a visitor reads; `n` makes some of them new ones, which no cache has. */
const PAGES: Readonly<Record<AgencyId, (n: number) => readonly string[]>> = {
  duinzicht: (n) => [
    '/nl',
    `${pathTo('offer', 'nl')}?price-max=${400_000 + n * 5_000}`,
    pathTo('rentals', 'nl'),
    '/fr',
    pathTo('estate', 'nl', { id: estatesToView(SITE)[n % 20] ?? '' }),
    ajaxPath('nl', 'rental-periods', String(7010 + (n % 8))),
    pathTo('book-appointment', 'nl', { id: estatesToView(SITE)[20 + (n % 10)] ?? '' }),
    '/robots.txt',
  ],
  'huis-haard': (n) => ['/nl', `${pathTo('offer', 'nl')}?price-max=${300_000 + n * 5_000}`, '/fr'],
  ardenne: () => ['/fr', pathTo('offer', 'fr')],
};
/** Site of each reader: what happens to one agency must not be felt by the others. */
const READERS: readonly AgencyId[] = Array.from({ length: 20 }, (_, name) =>
  name % 10 < 7 ? SITE : name % 10 < 9 ? 'huis-haard' : 'ardenne',
);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Longest time for which a person sends a form again, milliseconds. */
const PATIENCE = 60_000;

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
  /** A word in all that they send, which another work has not, and its place among them. */
  readonly name: string;
  readonly place: number;
  readonly session: Session;
  readonly viewings: Awaited<ReturnType<typeof freeViewings>>;
}

/** Twenty readers and eight writers, until `stop`; returns what they read and what they sent. */
export function startClients({ port, name: work, place, session, viewings }: Work) {
  const reads: Read[] = [];
  const sent: Sent[] = [];
  const rhythm = { ms: 3_000 };
  let going = true;
  const until = async (act: (n: number) => Promise<void>, first: number, step = 1): Promise<void> => {
    for (let n = first; going; n += step) {
      await act(n);
      await pause(rhythm.ms);
    }
  };

  const read = async (site: AgencyId, path: string, headers: Record<string, string> = {}) => {
    const once = () => ask(site, path, { port, headers: { ...headers, ...ONCE } });
    // A browser repeats a GET whose connection was lost (RFC 9110 §9.2.2); lost twice, it is a failed read.
    const answer = await once()
      .catch(once)
      .catch((error: unknown) => ({ status: 0, text: String(error) }));
    reads.push({ site, path, status: answer.status, text: answer.text });
  };
  const reader = (site: AgencyId, name: number) =>
    until(async (n) => {
      const pages = PAGES[site](n);
      if (name === 0) await read(site, pathTo('staff', 'nl'), { Cookie: session.cookie });
      else await read(site, pages[n % pages.length] ?? '/nl');
    }, name);

  /** Sends until it is accepted, as a person who is asked to send it again. */
  const sendAgain = async (kind: Sent['kind'], key: string, typed: string, post: () => Promise<Answer>) => {
    for (const began = Date.now(); Date.now() - began < PATIENCE; ) {
      const answer = await post().catch((error: unknown) => ({
        status: 0,
        headers: {},
        text: String(error),
      }));
      sent.push({ kind, key, answer, typed, at: Date.now() });
      if (answer.status !== 503) return;
      await pause(1_000);
    }
  };
  const form = (
    kind: 'contact' | 'appointment',
    path: string,
    n: number,
    fields: Record<string, string> = {},
  ) => {
    const [email, typed] = [`${kind}.${work}${n}@example.com`, `Bericht ${n} (${work})`];
    const person = { firstname: 'Mia', lastname: 'Claes', email, message: typed, consent: '1' };
    // Each visitor is in a network of its own (RFC 2544's): limits count senders and their networks.
    const network = `198.${kind === 'contact' ? 18 : 19}.${(place * 80 + n) % 250}.7`;
    const key = randomUUID();
    const headers = { ...ONCE, 'CF-Connecting-IP': network };
    return sendAgain(kind, email, typed, () =>
      postForm(SITE, path, { port, key, headers, fields: { ...person, ...fields } }),
    );
  };
  const contact = (name: number) => until((n) => form('contact', pathTo('contact', 'nl'), n), name, 3);
  const viewing = (name: number) =>
    until(
      async (n) => {
        const one = viewings[n];
        if (one === undefined) return;
        const path = pathTo('book-appointment', 'nl', { id: one.estateId });
        await form('appointment', path, n, { slotId: `${one.slot.id}.${one.slot.start}` });
      },
      name,
      3,
    );
  const closing = (name: number) =>
    until(
      async (n) => {
        const day = new Date(Date.now() + (100 + place * 60 + n) * 86_400_000).toISOString().slice(0, 10);
        const headers = { Cookie: session.cookie, ...ONCE };
        await sendAgain('staff-hours', day, day, () =>
          postForm(SITE, pathTo('staff-hours', 'nl'), {
            port,
            headers,
            fields: { guard: session.guard, day },
          }),
        );
      },
      name,
      2,
    );

  const all = [
    ...READERS.map(reader),
    ...[0, 1, 2].map(contact),
    ...[0, 1, 2].map(viewing),
    ...[0, 1].map(closing),
  ];
  return {
    reads,
    sent,
    /** Sets the pause between two requests of a client, milliseconds. */
    pace: (ms: number) => {
      rhythm.ms = ms;
    },
    stop: async () => {
      going = false;
      await Promise.all(all);
    },
  };
}
