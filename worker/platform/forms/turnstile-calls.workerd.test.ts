import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormAnswer } from '#domain/forms/answer.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { siteDocument } from '../../testing/sites.ts';
import { NOTE_WAIT } from './turnstile/note.ts';

const CALL = '/nl/ajax/contact-form-handler';
const PAGE = '/nl/contact';
const VERIFY = 'https://verify.test/siteverify';

let made = 0;
/** An agency with Turnstile, whose siteverify answers with a verdict or throws an error. */
function bench({
  verdict = {},
  strict = true,
  secrets = 'own',
}: {
  readonly verdict?: object | Error;
  /** Whether forms without a token are within their limit. */
  readonly strict?: boolean;
  readonly secrets?: 'own' | 'others' | 'broken';
} = {}) {
  made += 1;
  const site = siteDocument(`guarded${made}`, { settings: { turnstileSiteKey: 'site-key' } });
  const content = fakeContent(site);
  content.on(`POST /sites/${site.id}/contact-requests`, () => Response.json({ id: 's-1' }, { status: 202 }));
  const written = {
    own: JSON.stringify({ [site.id]: 'secret-key' }),
    others: JSON.stringify({ another: 'secret-key' }),
    broken: '{"a": ',
  }[secrets];
  const scene = appBench({
    content,
    screens,
    bindings: {
      TURNSTILE_SECRETS: written,
      TURNSTILE_VERIFY_URL: VERIFY,
      FORM_LIMIT_UNVERIFIED: { limit: async () => ({ success: strict }) },
    },
  });
  const host = site.hostnames[0] ?? '';
  const asked: URLSearchParams[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    expect(request.url).toBe(VERIFY);
    asked.push(new URLSearchParams(await request.text()));
    if (verdict instanceof Error) throw verdict;
    return Response.json({ success: true, hostname: host, action: 'contact', ...verdict });
  });
  const ask = (path: string, init?: RequestInit) => scene.ask(`https://${host}${path}`, init);
  const stored = () => content.requests.filter(({ method }) => method === 'POST').length;
  return { ...scene, ask, asked, stored };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const letter = (more: Record<string, string> = {}) => ({
  ...control(),
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  message: 'Is er een tuin?',
  consent: '1',
  ...more,
});
const token = { 'cf-turnstile-response': 'token-1' };

async function noteIn(response: Response): Promise<string> {
  const answer: FormAnswer = await response.json();
  if (answer.state !== 'refused') throw new Error(`not refused: ${answer.state}`);
  return answer.control['form-note'] ?? '';
}

describe('a form with a Turnstile token', () => {
  it('is accepted after its token was verified on the server', async () => {
    const scene = bench();
    const response = await sendForm(scene.ask, CALL, letter(token));
    expect([response.status, scene.stored()]).toEqual([200, 1]);
    expect(scene.asked.map((body) => Object.fromEntries(body))).toEqual([
      { secret: 'secret-key', response: 'token-1' },
    ]);
  });

  it.each([
    ['is rejected by Turnstile', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['vouched on another host', { hostname: 'evil.test' }],
    ['vouched for another form', { action: 'subscribe' }],
  ])('is not accepted at once when it %s', async (_what, verdict) => {
    const scene = bench({ verdict });
    const response = await sendForm(scene.ask, CALL, letter(token));
    expect([response.status, scene.stored()]).toEqual([422, 0]);
  });

  it('is not verified when its token is too long', async () => {
    const scene = bench();
    const response = await sendForm(scene.ask, CALL, letter({ 'cf-turnstile-response': 'x'.repeat(3000) }));
    expect([response.status, scene.asked]).toEqual([422, []]);
  });
});

describe('a form without a valid token', () => {
  it('returns once with a note, and passes with it a little later', async () => {
    const scene = bench();
    const fields = letter();
    const first = await sendForm(scene.ask, CALL, fields);
    const note = await noteIn(first);
    expect([first.status, note]).toEqual([422, expect.stringMatching(/^\d+\.[0-9a-f]{64}$/)]);

    const early = await sendForm(scene.ask, CALL, { ...fields, 'form-note': note });
    // The same note, so that an early retry does not restart the wait.
    expect([early.status, await noteIn(early)]).toEqual([422, note]);

    vi.advanceTimersByTime(NOTE_WAIT);
    const second = await sendForm(scene.ask, CALL, { ...fields, 'form-note': note });
    expect([second.status, scene.stored()]).toEqual([200, 1]);
  });

  it('also passes on its page without script', async () => {
    const scene = bench();
    const fields = letter();
    const text = await (await sendForm(scene.ask, PAGE, fields)).text();
    expect(text).toContain('Nog één keer, graag.');
    const note = /name="form-note" value="([^"]+)"/.exec(text)?.[1] ?? '';
    vi.advanceTimersByTime(NOTE_WAIT);
    const response = await sendForm(scene.ask, PAGE, { ...fields, 'form-note': note });
    expect([response.status, scene.stored()]).toEqual([303, 1]);
  });

  it.each([
    ['for another form', (note: string) => note, crypto.randomUUID()],
    ['made up', (note: string) => note.replace(/.$/, (last) => (last === '0' ? '1' : '0')), null],
    ['dated back', (note: string) => `${Number(note.split('.')[0]) - 60_000}.${note.split('.')[1]}`, null],
    ['a day old', (note: string) => note, 'late'],
  ])('does not pass with a note that is %s', async (_what, change, other) => {
    const scene = bench();
    const fields = letter();
    const note = await noteIn(await sendForm(scene.ask, CALL, fields));
    vi.advanceTimersByTime(other === 'late' ? 25 * 3_600_000 : NOTE_WAIT);
    const key = other === null || other === 'late' ? fields['form-key'] : other;
    const sent = { ...fields, 'form-key': key, 'form-note': change(note) };
    expect([(await sendForm(scene.ask, CALL, sent)).status, scene.stored()]).toEqual([422, 0]);
  });

  it('passes while Turnstile is out of reach, which is logged', async () => {
    const scene = bench({ verdict: new Error('no route') });
    expect((await sendForm(scene.ask, CALL, letter(token))).status).toBe(200);
    expect(scene.log.map(({ event }) => event)).toContain('turnstile.unreachable');
    expect(JSON.stringify(scene.log)).not.toContain('secret-key');
  });

  it('has its own rate limit', async () => {
    const scene = bench({ verdict: new Error('no route'), strict: false });
    const response = await sendForm(scene.ask, CALL, letter(token));
    expect([response.status, response.headers.get('Retry-After'), scene.stored()]).toEqual([429, '60', 0]);
  });
});

describe('a site key without a secret', () => {
  it.each([
    ['others', 'turnstile.no_secret'],
    ['broken', 'turnstile.secrets_unreadable'],
  ] as const)('does not block forms, and is logged: %s', async (secrets, event) => {
    const scene = bench({ secrets });
    expect((await sendForm(scene.ask, CALL, letter())).status).toBe(200);
    expect(scene.log.map((line) => line.event)).toContain(event);
    expect(await (await scene.ask(PAGE)).text()).not.toContain('data-turnstile');
  });
});

it('the page contains its site key, and loads nothing of Turnstile by itself', async () => {
  const text = await (await bench().ask(PAGE)).text();
  expect(text).toContain('data-turnstile="site-key" data-action="contact"');
  expect(text).not.toContain('challenges.cloudflare.com');
});
