/** Requirements for every form, on its page and by its call (docs/decisions/0018). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormAnswer } from '#domain/forms/answer.ts';
import { screens } from './pages.ts';
import type { FormProblem } from './platform/forms/problems.ts';
import { formsBench, slotIn, TESTED_FORMS, type TestedForm, testedForm } from './testing/forms-bench.ts';
import { control, type Fields, OWN, sendForm } from './testing/send-form.ts';

const KEY = '11111111-1111-4111-8111-111111111111';
const FOREIGN = { 'Sec-Fetch-Site': 'cross-site' };
const EVIL = { Origin: 'https://evil.test' };
const NOW = Date.parse('2026-11-21T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

type Door = 'page' | 'call';
type Scene = ReturnType<typeof formsBench>;
/** A refusal of the content service. */
type Refused = readonly [status: number, error: object | null];

const errorOf = (code: string, more: object = {}) => ({ code, message: 'no', ...more });

interface Case {
  readonly what: string;
  readonly changes?: Fields;
  readonly headers?: Record<string, string>;
  readonly answers?: Refused;
  readonly status: number;
  readonly problem: FormProblem;
  /** Whether it comes back with a new key. */
  readonly newKey?: true;
  /** Fields with an error in the refusal. */
  readonly fields?: readonly string[];
  /** Only for these forms. */
  readonly only?: readonly string[];
}

const VIEWING: readonly string[] = ['book-appointment'];
const STAY: readonly string[] = ['reservation'];

const CASES: readonly Case[] = [
  { what: 'a guard: another site', headers: FOREIGN, status: 403, problem: 'foreign' },
  { what: 'a guard: a foreign Origin', headers: EVIL, status: 403, problem: 'foreign' },
  { what: 'a guard: no origin at all', headers: {}, status: 403, problem: 'foreign' },
  { what: 'a guard: no key', changes: { 'form-key': '' }, status: 400, problem: 'no_key', newKey: true },
  {
    what: 'a guard: a key that is none',
    changes: { 'form-key': 'x\r\nA: b' },
    status: 400,
    problem: 'no_key',
    newKey: true,
  },
  { what: 'a guard: too fast', changes: { 'form-shown': String(NOW) }, status: 422, problem: 'again' },
  {
    what: 'a guard: sent before it was shown',
    changes: { 'form-shown': String(NOW + 1e6) },
    status: 422,
    problem: 'again',
  },
  { what: 'a guard: the trap', changes: { homepage: 'x' }, status: 422, problem: 'again' },
  {
    what: 'fields, by its schema',
    changes: { email: 'an@', 'recipient.email': 'an@' },
    status: 422,
    problem: 'fields',
  },
  {
    what: 'fields, by the content service',
    answers: [400, errorOf('invalid_request', { fields: { email: 'email', other: 'never heard of' } })],
    status: 422,
    problem: 'fields',
    fields: ['email'],
  },
  { what: 'a missing subject: 404', answers: [404, errorOf('not_found')], status: 410, problem: 'gone' },
  { what: 'a withdrawn subject: 410', answers: [410, errorOf('gone')], status: 410, problem: 'gone' },
  {
    what: 'a key that was used',
    answers: [422, errorOf('idempotency_key_reused')],
    status: 422,
    problem: 'reused',
    newKey: true,
  },
  {
    what: 'fields, by the content service with 422 and any reasons',
    answers: [422, errorOf('rejected', { fields: { email: 'blocked' } })],
    status: 422,
    problem: 'fields',
    fields: ['email'],
  },
  { what: 'a 422 without a body', answers: [422, null], status: 422, problem: 'fields' },
  { what: 'a cap', answers: [429, errorOf('too_many')], status: 429, problem: 'capped' },
  { what: 'an outage: turned away', answers: [503, null], status: 503, problem: 'unavailable' },
  { what: 'an unknown outcome', answers: [500, null], status: 503, problem: 'unknown' },
  { what: 'the same, of a gateway', answers: [504, null], status: 503, problem: 'unknown' },
  { what: 'an outage: our own credentials', answers: [401, null], status: 503, problem: 'unavailable' },
  {
    what: 'a time that was taken',
    answers: [409, errorOf('slot_taken', { nextSlots: [] })],
    status: 409,
    problem: 'taken',
    fields: ['slotId'],
    only: VIEWING,
  },
  {
    what: 'a time that is past',
    answers: [409, errorOf('past')],
    status: 422,
    problem: 'fields',
    fields: ['slotId'],
    only: VIEWING,
  },
  {
    what: 'a time that is not there',
    answers: [404, errorOf('not_found', { fields: { slotId: 'invalid' } })],
    status: 422,
    problem: 'fields',
    fields: ['slotId'],
    only: VIEWING,
  },
  {
    what: 'nights that were taken',
    answers: [409, errorOf('dates_taken')],
    status: 409,
    problem: 'dates_taken',
    fields: ['from'],
    only: STAY,
  },
  {
    what: 'a look at other days',
    changes: { look: '1' },
    status: 200,
    problem: 'review',
    newKey: true,
    only: STAY,
  },
  {
    what: 'an agreement',
    changes: { agreementIds: [] },
    status: 422,
    problem: 'fields',
    fields: ['agreementIds'],
    only: STAY,
  },
];

/** Bodies that are not read as fields: what they are, the body, its type, and the status. */
const UNREADABLE: readonly (readonly [string, BodyInit, string, number])[] = [
  ['JSON', '{}', 'application/json', 415],
  ['plain text', 'email=a', 'text/plain', 415],
  ['files', 'x', 'multipart/form-data; boundary=x', 415],
  ['nothing of a type', 'email=a', '', 415],
  ['too much', `name=${'x'.repeat(96 * 1024)}`, 'application/x-www-form-urlencoded', 413],
  ['too many fields', 'a=1&'.repeat(700), 'application/x-www-form-urlencoded', 400],
  ['bytes that are not UTF-8', new Uint8Array([0x61, 0x3d, 0xff]), 'application/x-www-form-urlencoded', 400],
];

const FORMS = TESTED_FORMS.map((form) => [form.name, form] as const);
const DOORS: readonly Door[] = ['page', 'call'];

const typedAt = (form: TestedForm, door: Door): Fields => ({
  ...control(KEY),
  ...form.typed,
  ...(door === 'call' ? form.alsoTyped : {}),
});

const send = (
  scene: Scene,
  form: TestedForm,
  door: Door,
  changes: Fields = {},
  headers = OWN as Record<string, string>,
) => sendForm(scene.ask, form[door], { ...typedAt(form, door), ...changes }, headers);

/** Whether a form's call answers in codes instead of words. */
const inCodes = ({ queue }: TestedForm, door: Door): boolean => door === 'call' && queue === null;

/** A refusal, from the page or the call. */
interface Said {
  readonly title: string;
  readonly fields: readonly string[];
  /** Whether the form keeps its key; null when the answer does not say. */
  readonly keepsKey: boolean | null;
  /** Whether all entered values are still there. */
  readonly whole: boolean;
}

function saidByPage(text: string): Said {
  const title = /class="form-summary"[^>]*><h2><svg.*?<\/svg>(.*?)<\/h2>/.exec(text)?.[1] ?? '';
  const fields = [...text.matchAll(/<a href="#f-([\w-]+)">/g)].map(([, name = '']) => name);
  // The trap comes back empty.
  const isTrapped = /name="homepage"[^>]*value="x"/.test(text);
  const whole = !isTrapped && (text.includes('value="An"') || text.includes('value="an@'));
  return { title, fields, keepsKey: text.includes(`value="${KEY}"`), whole };
}

function saidByCall(answer: { error?: { message: string; fields: object } } & FormAnswer): Said {
  if (answer.error !== undefined) {
    const { message, fields } = answer.error;
    return { title: message, fields: Object.keys(fields), keepsKey: null, whole: true };
  }
  if (answer.state !== 'refused') throw new Error(`not refused: ${answer.state}`);
  const { refusal, control: hidden } = answer;
  const fields = refusal.errors.map(({ name }) => name);
  return { title: refusal.title, fields, keepsKey: hidden['form-key'] === KEY, whole: true };
}

const saidBy = async (door: Door, response: Response): Promise<Said> =>
  door === 'page' ? saidByPage(await response.text()) : saidByCall(await response.json());

/** The expected title of a refusal: the number of invalid fields, else the problem's own title. */
function titleOf(words: Scene['words'], problem: FormProblem, count: number): string {
  return count > 0 ? words.count('forms.summary', count) : words(`forms.problems.${problem}.title`);
}

it('each form has a name, a call and a queue of its own', () => {
  const { forms } = screens;
  const queues = forms.flatMap(({ queue }) => queue ?? []);
  for (const own of [forms.map(({ name }) => name), forms.map(({ call }) => call.path), queues])
    expect(new Set(own).size).toBe(own.length);
});

it('a form waits in the queue, unless it asks for a time or nights: they cannot be promised during an outage', () => {
  const waitless = screens.forms.filter(({ queue }) => queue === null);
  expect(waitless.map(({ name }) => name).toSorted()).toEqual(['book-appointment', 'reservation']);
});

describe.each(FORMS)('%s', (name, form) => {
  const number = FORMS.findIndex(([own]) => own === name);

  describe.each(DOORS)('sent to its %s', (door) => {
    it('is stored once with its key, and leads to the next page', async () => {
      const scene = formsBench();
      const response = await send(scene, form, door);
      const href =
        door === 'page' ? response.headers.get('Location') : (await response.json<{ href: string }>()).href;
      const made = form.queue === null ? 201 : 200;
      expect(response.status).toBe(door === 'page' ? 303 : made);
      expect(href).toMatch(form.next);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const [request, ...others] = scene.taken(form);
      expect(others).toEqual([]);
      expect(request?.headers.get('Idempotency-Key')).toBe(KEY);
      expect(request?.headers.get('X-SITE-ORIGIN')).toMatch(/^https:\/\/forms-[0-9a-f]{8}\.test$/);
    });

    // What every form refuses is one pipeline: each form meets each case at one of its doors, by turns.
    const isTurn = (at: number): boolean => (at + number + DOORS.indexOf(door)) % DOORS.length === 0;
    it.each(CASES.filter(({ only }, at) => only?.includes(name) ?? isTurn(at)))(
      'is refused for $what, and keeps all input',
      async ({ changes, headers, answers, status, problem, newKey, fields = [] }) => {
        const scene = formsBench();
        if (answers !== undefined) scene.refusing(`POST ${form.takes}`, ...answers);
        const response = await send(scene, form, door, changes, headers);
        const said = await saidBy(door, response);
        const counted = problem === 'fields' && !inCodes(form, door) ? said.fields.length : 0;
        expect(response.status).toBe(status);
        expect(response.headers.has('Retry-After')).toBe(['unavailable', 'unknown'].includes(problem));
        // The visitor's own browser may keep a refused form, so that going back to it sends nothing (decision 107).
        expect(response.headers.get('Cache-Control')).toBe(
          door === 'page' ? 'private, no-cache' : 'no-store',
        );
        expect(scene.taken(form)).toHaveLength(answers === undefined ? 0 : 1);
        expect(said).toEqual({
          title: titleOf(scene.words, problem, counted),
          fields: expect.arrayContaining([...fields]),
          keepsKey: inCodes(form, door) ? null : newKey === undefined,
          whole: true,
        });
      },
    );

    it('refuses bodies that are no fields', async () => {
      const scene = formsBench();
      for (const [what, body, type, status] of UNREADABLE) {
        const headers = { ...OWN, 'Content-Type': type };
        const response = await scene.ask(form[door], { method: 'POST', body, headers });
        expect([what, response.status]).toEqual([what, status]);
      }
      expect(scene.taken(form)).toEqual([]);
    });

    it('is queued during an outage, if it may wait, and is logged once', async () => {
      const stored: unknown[] = [];
      const queue = { send: async (message: unknown) => void stored.push(message) } as unknown as Queue;
      const scene = formsBench({ bindings: { FORMS: queue } });
      scene.refusing(`POST ${form.takes}`, 503, null);
      const response = await send(scene, form, door);
      const { queue: call } = form;
      const waits = call === null ? [] : [{ call, key: KEY, siteId: scene.site.id, locale: 'nl' }];
      const taken = door === 'page' ? 303 : 200;
      expect(response.status).toBe(call === null ? 503 : taken);
      expect(stored).toMatchObject(waits);
      expect(stored).toHaveLength(waits.length);
      expect(scene.log.filter(({ event }) => event === 'form.undelivered')).toMatchObject([{ what: name }]);
      expect(JSON.stringify(scene.log)).not.toContain('an@example.be');
    });

    it('returns with all input when it cannot be queued', async () => {
      const full = { send: () => Promise.reject(new Error('full')) } as unknown as Queue;
      const scene = formsBench({ bindings: { FORMS: full } });
      scene.refusing(`POST ${form.takes}`, 503, null);
      const response = await send(scene, form, door);
      const said = await saidBy(door, response);
      expect([response.status, said.whole, response.headers.has('Retry-After')]).toEqual([503, true, true]);
      expect(said.title).toBe(titleOf(scene.words, 'unavailable', 0));
    });

    it('requires Turnstile for an agency that has it', async () => {
      const scene = formsBench({ secret: 'secret' }, { turnstileSiteKey: 'site-key' });
      const response = await send(scene, form, door);
      expect(scene.taken(form)).toHaveLength(0);
      expect(response.status).toBe(422);
      expect(await response.text()).toContain(titleOf(scene.words, 'unverified', 0));
    });
  });

  it('accepts only POST on its call, and to be read on its page', async () => {
    const scene = formsBench();
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
      const response = await scene.ask(form.call, { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    }
    const put = await scene.ask(form.page, { method: 'PUT' });
    expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  it('is limited by sender, on its page and its call together', async () => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => ({ success: keys.push(key) < 2 });
    const scene = formsBench({ bindings: { FORM_LIMIT: { limit } } });
    expect((await send(scene, form, 'page')).status).toBe(303);
    for (const door of DOORS) {
      const response = await send(scene, form, door);
      expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    }
    expect(new Set(keys).size).toBe(1);
  });
});

/** Answers with a success status, in which the rest is missing. */
const LACKING: readonly (readonly [string, () => Response])[] = [
  ['nothing', () => new Response(null, { status: 204 })],
  ['no text', () => new Response('', { status: 201 })],
  ['a page', () => new Response('<html>', { status: 200, headers: { 'Content-Type': 'text/html' } })],
  [
    'half of it',
    () => new Response('{"id": "', { status: 201, headers: { 'Content-Type': 'application/json' } }),
  ],
  ['an empty object', () => Response.json({}, { status: 201 })],
  ['a list', () => Response.json([1], { status: 202 })],
  [
    'other types',
    () => Response.json({ id: 7, state: 'fine', start: 'soon', total: 'much' }, { status: 201 }),
  ],
];

describe.each(FORMS)('%s, after a 2xx', (_name, form) => {
  it.each(LACKING)('succeeds whatever else is missing in the answer: %s', async (_what, answer) => {
    for (const door of DOORS) {
      const scene = formsBench();
      scene.content.on(`POST ${scene.base}/${form.takes}`, answer);
      const response = await send(scene, form, door);
      const href =
        door === 'page' ? response.headers.get('Location') : (await response.json<{ href: string }>()).href;
      expect([200, 201, 303]).toContain(response.status);
      expect(href).toMatch(/^\/nl\//);
      const next = await scene.ask(href ?? '');
      expect([next.status, (await next.text()).includes('class="form-summary"')]).toEqual([200, false]);
      expect(scene.taken(form)).toHaveLength(1);
    }
  });
});

describe.each(['book-appointment', 'reservation'] as const)('%s that is held', (name) => {
  const form = testedForm(name);
  it.each(DOORS)('its %s says that a link must be pressed', async (door) => {
    const scene = formsBench();
    const heldUntil = '2026-11-21T11:30:00+01:00';
    const held =
      name === 'reservation'
        ? { id: 'r-1', state: 'pending', heldUntil, total: 0, breakdown: {} }
        : { state: 'pending', heldUntil };
    scene.content.on(`POST ${scene.base}/${form.takes}`, () => Response.json(held, { status: 201 }));
    const response = await send(scene, form, door);
    const body = door === 'call' ? await response.json<{ href: string; state: string }>() : null;
    expect(body?.state ?? 'pending').toBe('pending');
    const next = await scene.ask(body?.href ?? response.headers.get('Location') ?? '');
    expect(await next.text()).toContain(scene.words('agenda.pendingHeading'));
  });
});

it('a taken time is answered with the next free ones, on page and call', async () => {
  const form = testedForm('book-appointment');
  const scene = formsBench();
  const nextSlots = [slotIn(4, 'n1'), slotIn(5, 'n2')];
  scene.refusing(`POST ${form.takes}`, 409, errorOf('slot_taken', { nextSlots }));
  const page = await (await send(scene, form, 'page')).text();
  expect([...page.matchAll(/type="radio"[^>]*value="(\w+)\./g)].map(([, id]) => id)).toEqual(['n1', 'n2']);
  expect(await (await send(scene, form, 'call')).json()).toMatchObject({ error: { nextSlots } });
});
