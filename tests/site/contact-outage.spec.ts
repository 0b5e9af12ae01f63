import { createHash } from 'node:crypto';
import { pathTo } from '#domain/routes.ts';
import { MAIL_DICTIONARIES } from '#locales/mail-dictionaries.ts';
import { giveMailTexts, mailTexts } from '#locales/mails.ts';
import type { PassedCall } from '../support/content-gate.ts';
import { type Answer, ask } from '../support/http.ts';
import { postForm } from '../support/post-form.ts';
import { wordsOf } from '../support/sites.ts';
import type { SplitSite } from '../support/split-site.ts';
import { expect, test } from '../support/workers.ts';

// Each test closes and opens the gate between the Workers; delivery by the queue takes a while.
test.describe.configure({ mode: 'default', timeout: 90_000 });

giveMailTexts(MAIL_DICTIONARIES);
const t = wordsOf('nl');
const PATH = pathTo('contact', 'nl');
/** Waiting time of the queue plus a run of its consumer, milliseconds. */
const QUEUE = { timeout: 20_000, intervals: [250] };

let split: SplitSite;
test.beforeAll(async ({ split: shared }) => {
  split = shared;
  // Caches the page, so that it works while the content service is out of reach.
  expect((await ask('duinzicht', PATH, { port: split.port })).status).toBe(200);
});
test.afterEach(() => split.gate.set('open'));

let people = 0;
const somebody = (): string => `mia${++people}.${split.port}@example.com`;

const letter = (email: string, changes: Record<string, string> = {}): Record<string, string> => ({
  firstname: 'Mia',
  lastname: 'Claes',
  email,
  message: 'Is de tuin op het zuiden?',
  consent: '1',
  ...changes,
});

const sendLetter = (email: string, changes?: Record<string, string>): Promise<Answer> =>
  postForm('duinzicht', PATH, { fields: letter(email, changes), port: split.port });

/** The form confirms, and says that the message is delivered later. */
async function expectAccepted({ status, headers }: Answer): Promise<void> {
  expect(status).toBe(303);
  const thanks = await ask('duinzicht', headers.location ?? '', { port: split.port });
  expect(thanks.text).toContain(t('forms.laterHeading'));
}

/** Ids of somebody's messages in the content service. */
const lettersOf = async (email: string): Promise<string[]> => {
  const rows = await split.content.rows<{ id: string }>(
    "SELECT id FROM submissions WHERE site_id = 'duinzicht' AND doc ->> '$.email' = ?",
    email,
  );
  return rows.map(({ id }) => id);
};

/** Calls that delivered somebody's message to the content service. */
const callsOf = (email: string): PassedCall[] => split.gate.posts.filter(({ body }) => body.includes(email));

/** Exactly one message, one mail to the agency and one to the visitor. */
async function expectDelivered(email: string): Promise<void> {
  await expect(async () => {
    expect(await lettersOf(email)).toHaveLength(1);
    expect(await split.content.mailsTo(email)).toHaveLength(1);
    const toAgency = await split.content.mailsTo('hallo@duinzicht.example');
    expect(toAgency.filter(({ replyTo }) => (replyTo ?? '').includes(email))).toHaveLength(1);
  }).toPass(QUEUE);
}

/** The form is shown again with an error; nothing is stored. */
async function expectRefused(
  answer: Answer,
  status: number,
  problem: 'foreign' | 'again' | 'too_large' | 'too_many' | 'capped',
): Promise<void> {
  expect(answer.status).toBe(status);
  expect(answer.headers['cache-control']).toContain('private');
  expect(answer.text).toContain(t(`forms.problems.${problem}.title`));
}

test.describe('while the content service is out of reach', () => {
  test('a message is queued, delivered later, and stored once when it comes again', async () => {
    const email = somebody();
    split.gate.set('closed');
    await expectAccepted(await sendLetter(email));
    expect(await lettersOf(email)).toEqual([]);

    split.gate.set('open');
    await expectDelivered(email);
    const [call, ...others] = callsOf(email);
    expect(others).toEqual([]);
    if (call === undefined) throw new Error('the queue delivered nothing');

    const [id] = await lettersOf(email);
    for (let time = 0; time < 2; time++) {
      expect(await split.gate.again(call)).toEqual({ status: 202, body: { id } });
    }
    await split.content.cron(new Date());
    await expectDelivered(email);
  });

  test('a message whose answer was lost is delivered again by the queue, and stored once', async () => {
    const email = somebody();
    split.gate.set('answers-lost');
    await expectAccepted(await sendLetter(email));
    expect(await lettersOf(email)).toHaveLength(1);

    split.gate.set('open');
    await expect(() => expect(callsOf(email)).toHaveLength(2)).toPass(QUEUE);
    const [first, second] = callsOf(email);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toEqual(first?.body);
    await expectDelivered(email);
  });
});

test.describe('a message', () => {
  test('that is sent twice at the same moment is stored once', async () => {
    const email = somebody();
    const key = crypto.randomUUID();
    const twice = await Promise.all(
      [1, 2].map(() => postForm('duinzicht', PATH, { fields: letter(email), key, port: split.port })),
    );
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(twice.map(({ headers }) => headers.location)).toEqual([`${PATH}?sent=1`, `${PATH}?sent=1`]);
    await expectDelivered(email);
  });

  test('puts no name into the headers of a mail', async () => {
    const email = somebody();
    const fields = letter(email, {
      firstname: 'Mia\r\nBcc: all@example.com',
      lastname: 'Claes\nSubject: Koop nu',
    });
    expect((await postForm('duinzicht', PATH, { fields, port: split.port })).status).toBe(303);
    await expectDelivered(email);
    const mails = await split.content.mailsTo('hallo@duinzicht.example');
    const [notice] = mails.filter(({ replyTo }) => (replyTo ?? '').includes(email));
    expect(notice).toMatchObject({ to: ['hallo@duinzicht.example'], headers: {} });
    expect(notice?.bcc).toBeUndefined();
    // The sender's name is only in the message itself (decision 35).
    expect(notice?.subject).toBe(mailTexts('nl', 'same')('notice.subject'));
    expect(notice?.replyTo).toBe(email);
    expect(await split.content.mailsTo('all@example.com')).toEqual([]);
  });

  test('from another origin, sent too early or too large is refused with a reason', async () => {
    const { port } = split;
    const email = somebody();
    const fields = letter(email);
    const origin = 'https://evil.example';
    await expectRefused(
      await postForm('duinzicht', PATH, { fields, port, headers: { origin } }),
      403,
      'foreign',
    );
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    await expectRefused(
      await postForm('duinzicht', PATH, { fields, port, headers: crossSite }),
      403,
      'foreign',
    );
    await expectRefused(await postForm('duinzicht', PATH, { fields, port, filledIn: -60_000 }), 422, 'again');
    const long = letter(email, { message: 'x'.repeat(100_000) });
    await expectRefused(await postForm('duinzicht', PATH, { fields: long, port }), 413, 'too_large');
    expect([await lettersOf(email), callsOf(email)]).toEqual([[], []]);
  });

  test('is accepted twenty times a day from one address, and not more', async () => {
    const email = somebody();
    await split.content.rows(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
       INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc)
       SELECT 'duinzicht', ?1 || i, 'contact', ?2, ?3, '{}' FROM n`,
      email,
      createHash('sha256').update(email).digest('hex'),
      new Date().toISOString(),
    );
    const answer = await postForm('duinzicht', PATH, { fields: letter(email), port: split.port });
    await expectRefused(answer, 429, 'capped');
    expect(answer.text).toContain('Is de tuin op het zuiden?</textarea>');
    expect(await lettersOf(email)).toEqual([]);
  });

  test('over the limit per minute must wait, and keeps the input', async () => {
    const statuses: number[] = [];
    let last: Answer | null = null;
    // More than twice the limit per minute, because a new minute may begin meanwhile.
    for (let time = 0; time < 45 && last?.status !== 429; time++) {
      const fields = letter('mia@example.com', { consent: '' });
      last = await postForm('huis-haard', PATH, { fields, port: split.port });
      statuses.push(last.status);
    }
    expect(new Set(statuses)).toEqual(new Set([422, 429]));
    if (last === null) throw new Error('nothing was sent');
    await expectRefused(last, 429, 'too_many');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.text).toContain('Is de tuin op het zuiden?</textarea>');
  });
});
