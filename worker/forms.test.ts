/** What every form owes its visitors, by its page and by its call alike (docs/decisions/0018). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORM_TABLE, type FormName } from './forms/form-table.ts';
import type { FormProblem } from './forms/problems.ts';
import { formsBench, slotIn, TESTED_FORMS, type TestedForm } from './testing/forms-bench.ts';
import { control, type Fields, OWN, sendForm } from './testing/send-form.ts';

const KEY = '11111111-1111-4111-8111-111111111111';
const FOREIGN = { 'Sec-Fetch-Site': 'cross-site' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
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
  /** Whether it comes back with a key of its own. */
  readonly newKey?: true;
  /** Fields of which the refusal says something. */
  readonly fields?: readonly string[];
  /** Of these forms alone. */
  readonly only?: readonly FormName[];
}

const VIEWING: readonly FormName[] = ['book-appointment'];
const STAY: readonly FormName[] = ['reservation'];

const CASES: readonly Case[] = [
  { what: 'a guard: another site', headers: FOREIGN, status: 403, problem: 'foreign' },
  { what: 'a guard: no key', changes: { 'form-key': '' }, status: 400, problem: 'no_key', newKey: true },
  { what: 'a guard: the trap', changes: { homepage: 'x' }, status: 422, problem: 'again' },
  {
    what: 'fields, by its schema',
    changes: { email: 'an@', 'sender.email': 'an@' },
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
  { what: 'what is gone: 404', answers: [404, errorOf('not_found')], status: 410, problem: 'gone' },
  { what: 'what is gone: 410', answers: [410, errorOf('gone')], status: 410, problem: 'gone' },
  { what: 'a key that was used', answers: [422, null], status: 422, problem: 'reused', newKey: true },
  { what: 'a cap', answers: [429, errorOf('too_many')], status: 429, problem: 'capped' },
  { what: 'an outage', answers: [500, null], status: 503, problem: 'unavailable' },
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

const FORMS = Object.entries(TESTED_FORMS) as [FormName, TestedForm][];
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

/** Title of the problem in the page's language, as every door says it. */
const titleOf = (scene: Scene, problem: FormProblem): string =>
  scene.words(`forms.problems.${problem}.title`);

describe('the table of forms', () => {
  it('has a form of the tests for each of its rows', () => {
    expect(Object.keys(TESTED_FORMS)).toEqual(Object.keys(FORM_TABLE));
    for (const [name, { call, page }] of FORMS) {
      expect(call).toContain(`/nl/ajax/${FORM_TABLE[name].call}`);
      expect(page).toMatch(/^\/nl\//);
    }
  });
});

describe.each(FORMS)('%s', (name, form) => {
  describe.each(DOORS)('sent to its %s', (door) => {
    it('is taken once with its key, and leads on', async () => {
      const scene = formsBench();
      const response = await send(scene, form, door);
      const href =
        door === 'page' ? response.headers.get('Location') : (await response.json<{ href: string }>()).href;
      expect(response.status).toBe(door === 'page' ? 303 : FORM_TABLE[name].queue === null ? 201 : 200);
      expect(href).toMatch(form.next);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      const [request, ...others] = scene.taken(form);
      expect(others).toEqual([]);
      expect(request?.headers.get('Idempotency-Key')).toBe(KEY);
      expect(request?.headers.get('X-SITE-ORIGIN')).toMatch(/^https:\/\/forms\d+\.test$/);
    });

    it.each(CASES.filter(({ only }) => only?.includes(name) ?? true))(
      'is refused for $what, and stays whole',
      async ({ changes, headers, answers, status, problem, newKey, fields }) => {
        const scene = formsBench();
        if (answers !== undefined) scene.refusing(`POST ${form.takes}`, ...answers);
        const response = await send(scene, form, door, changes, headers);
        const text = await response.text();
        expect(response.status).toBe(status);
        expect(response.headers.has('Retry-After')).toBe(problem === 'unavailable');
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        expect(scene.taken(form)).toHaveLength(answers === undefined ? 0 : 1);
        if (door === 'page') {
          expect(text.includes(`value="${KEY}"`)).toBe(newKey === undefined);
          expect(text).toMatch(/name="form-key" value="[\w-]{36}"/);
          expect(text).toContain('value="An"');
          for (const field of fields ?? []) expect(text).toContain(`href="#f-${field}"`);
          if (problem !== 'fields') expect(text).toContain(titleOf(scene, problem));
          return;
        }
        const answer = JSON.parse(text);
        if (FORM_TABLE[name].queue === null) {
          expect(answer.error.code).toBe(problem);
          expect(answer.error.message).toBe(titleOf(scene, problem));
          if (fields !== undefined) expect(Object.keys(answer.error.fields)).toEqual(fields);
          return;
        }
        expect(answer.state).toBe('refused');
        expect(answer.control['form-key'] === KEY).toBe(newKey === undefined);
        if (fields !== undefined) {
          expect(answer.refusal.errors.map((error: { name: string }) => error.name)).toEqual(fields);
        }
        if (problem !== 'fields') expect(answer.refusal.title).toBe(titleOf(scene, problem));
      },
    );

    it('waits in the queue during an outage, if its row says so, and is logged once', async () => {
      const kept: unknown[] = [];
      const FORMS = { send: async (message: unknown) => void kept.push(message) } as unknown as Queue;
      const scene = formsBench({ bindings: { FORMS } });
      scene.refusing(`POST ${form.takes}`, 503, null);
      const response = await send(scene, form, door);
      const { queue } = FORM_TABLE[name];
      if (queue === null) expect([response.status, kept]).toEqual([503, []]);
      else {
        expect(response.status).toBe(door === 'page' ? 303 : 200);
        expect(kept).toMatchObject([{ call: queue, key: KEY, siteId: scene.site.id, locale: 'nl' }]);
      }
      const lines = scene.log.filter(({ event }) => event === 'form.undelivered');
      expect(lines).toMatchObject([{ form: name }]);
      expect(JSON.stringify(scene.log)).not.toContain('an@example.be');
    });

    it('comes back whole when it cannot even be queued', async () => {
      const FORMS = { send: () => Promise.reject(new Error('full')) } as unknown as Queue;
      const scene = formsBench({ bindings: { FORMS } });
      scene.refusing(`POST ${form.takes}`, 503, null);
      const response = await send(scene, form, door);
      expect(response.status).toBe(503);
      expect(await response.text()).toContain(titleOf(scene, 'unavailable'));
    });

    it('is asked for Turnstile if its row says so', async () => {
      const scene = formsBench({ secret: 'secret' }, { turnstileSiteKey: 'site-key' });
      const response = await send(scene, form, door);
      if (!FORM_TABLE[name].turnstile) {
        expect(scene.taken(form)).toHaveLength(1);
        return;
      }
      expect([response.status, scene.taken(form)]).toEqual([422, []]);
      expect(await response.text()).toContain(titleOf(scene, 'unverified'));
    });
  });

  it('takes POST alone on its call', async () => {
    const scene = formsBench();
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await scene.ask(form.call, { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    }
  });
});

it('a taken time comes with the next free ones, by both doors', async () => {
  const form = TESTED_FORMS['book-appointment'];
  const scene = formsBench();
  const nextSlots = [slotIn(4, 'n1'), slotIn(5, 'n2')];
  scene.refusing(`POST ${form.takes}`, 409, errorOf('slot_taken', { nextSlots }));
  const page = await (await send(scene, form, 'page')).text();
  expect([...page.matchAll(/type="radio"[^>]*value="(\w+)\./g)].map(([, id]) => id)).toEqual(['n1', 'n2']);
  expect(await (await send(scene, form, 'call')).json()).toMatchObject({ error: { nextSlots } });
});
