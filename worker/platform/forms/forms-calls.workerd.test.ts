import { beforeEach, describe, expect, it } from 'vitest';
import type { FormAnswer } from '#domain/forms/answer.ts';
import { createTranslator } from '#locales/translator.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { NAUGHTY_STRINGS } from '../../testing/naughty-strings.ts';
import { control, type Fields, sendForm } from '../../testing/send-form.ts';
import { siteDocument } from '../../testing/sites.ts';

/** Bytes that a form's body may have. */
const MAX_BYTES = 96 * 1024;

/** The three calls of spec 1 §2: their input, their call to the content service, and their answer. */
const CALLS = {
  contact: {
    path: '/nl/ajax/contact-form-handler?estate=12',
    call: 'contact-requests',
    typed: {
      firstname: 'An',
      lastname: 'Peeters',
      email: 'an@example.be',
      message: 'Is er een tuin?',
      consent: '1',
    },
    body: {
      kind: 'estate',
      estateId: '12',
      firstname: 'An',
      lastname: 'Peeters',
      email: 'an@example.be',
      message: 'Is er een tuin?',
      locale: 'nl',
      consent: true,
    },
    href: '/nl/contact?estate=12&sent=1',
    laterHref: '/nl/contact?estate=12&sent=later',
    heading: 'Bedankt, uw bericht is aangekomen.',
    required: ['message', 'firstname', 'lastname', 'email', 'consent'],
    /** All fields for input. */
    fields: ['firstname', 'lastname', 'email', 'phone', 'message', 'consent'],
    /** A line that goes into a mail. */
    line: ['firstname', (body: Body) => body.firstname],
  },
  friend: {
    path: '/nl/ajax/send-to-a-friend?estate=12',
    call: 'friend-recommendations',
    typed: { 'recipient.email': 'bo@example.be' },
    body: { estateId: '12', recipient: { email: 'bo@example.be' }, locale: 'nl' },
    href: '/nl/doorsturen/12?sent=1',
    laterHref: '/nl/doorsturen/12?sent=later',
    heading: 'Doorgestuurd.',
    required: ['recipient.email'],
    fields: ['recipient.email'],
    line: null,
  },
  subscription: {
    path: '/nl/ajax/notifications',
    call: 'subscriptions',
    typed: { email: 'an@example.be', name: 'An', locale: 'fr', status: 'FOR_SALE', 'price-max': '400.000' },
    body: {
      email: 'an@example.be',
      name: 'An',
      locale: 'fr',
      criteria: { status: ['FOR_SALE'], priceMax: 400000 },
    },
    href: '/nl/hou-me-op-de-hoogte/succes?status=FOR_SALE&price-max=400000',
    laterHref: '/nl/hou-me-op-de-hoogte/succes?later=1&status=FOR_SALE&price-max=400000',
    heading: 'Nog één stap: kijk in uw mailbox.',
    required: ['criteria', 'email', 'locale'],
    fields: [
      'email',
      'name',
      'locale',
      'status',
      'type',
      'city',
      'price-min',
      'price-max',
      'bedrooms',
      'place',
    ],
    line: ['name', (body: Body) => body.name],
  },
} as const;
type Body = Record<string, unknown>;

let made = 0;
function bench(bindings: Parameters<typeof appBench>[0] = {}) {
  made += 1;
  const features = ['alerts' as const, 'rentals' as const];
  const site = siteDocument(`calls${made}`, { settings: { features } });
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  content.on(`GET ${base}/estates/v2/12`, aHome(12));
  content.on(`GET ${base}/cities`, []);
  content.on(`POST ${base}/estate-filters`, { headTypes: [], transactions: [], locations: [] });
  for (const { call } of Object.values(CALLS))
    content.on(`POST ${base}/${call}`, () => Response.json({ id: 's-1' }, { status: 202 }));
  const scene = appBench({ content, screens, ...bindings });
  const ask = (path: string, init?: RequestInit) => scene.ask(`https://${site.hostnames[0]}${path}`, init);
  const handedOn = () =>
    content.requests.filter(({ url }) => Object.values(CALLS).some(({ call }) => url.endsWith(`/${call}`)));
  return { ...scene, ask, base, site, content, handedOn };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});

const answerOf = async (response: Response): Promise<FormAnswer> => response.json();
async function refusalOf(response: Response) {
  const answer = await answerOf(response);
  if (answer.state !== 'refused') throw new Error(`not refused: ${answer.state}`);
  return answer;
}

describe.each(Object.entries(CALLS))('the call of the %s form (spec 1 §2)', (_name, form) => {
  const good = (): Fields => ({ ...control(), ...form.typed });

  it('forwards the input with its key, and returns the next step', async () => {
    const fields = good();
    const response = await sendForm(scene.ask, form.path, { ...fields, kind: 'general', estateId: '99' });
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await answerOf(response)).toMatchObject({
      state: 'sent',
      href: form.href,
      next: { heading: form.heading, link: { href: expect.stringContaining('/nl/aanbod') } },
    });
    const [request, ...others] = scene.handedOn();
    expect(others).toEqual([]);
    expect(request?.headers.get('Idempotency-Key')).toBe(fields['form-key']);
    expect(await request?.json()).toEqual(form.body);
  });

  it('reports errors for each field, with the messages and order of its page', async () => {
    const fields = control();
    const response = await sendForm(scene.ask, form.path, fields);
    expect(response.status).toBe(422);
    const { refusal, control: hidden } = await refusalOf(response);
    expect(refusal.errors.map(({ name }) => name)).toEqual(form.required);
    expect(refusal.title).toBe(createTranslator('nl', {}).count('forms.summary', form.required.length));
    expect(refusal.errors.map(({ message }) => message).join()).not.toMatch(/forms\.|undefined/);
    expect(hidden).toEqual({ 'form-key': fields['form-key'], 'form-note': '' });
    expect(scene.handedOn()).toEqual([]);
  });

  it('is queued while the content service is out of reach', async () => {
    const cached: unknown[] = [];
    const send = async (message: unknown) => void cached.push(message);
    const down = bench({ bindings: { FORMS: { send } as unknown as Queue } });
    down.content.on(`POST ${down.base}/${form.call}`, () => new Response(null, { status: 503 }));
    const answer = await answerOf(await sendForm(down.ask, form.path, good()));
    expect(answer).toMatchObject({ state: 'later', href: form.laterHref });
    expect(cached).toMatchObject([{ call: form.call, body: form.body }]);
  });

  it('turns a name into one line, because it is used in the header of a mail', async () => {
    // A form without words has none to make a line of.
    if (form.line === null) return;
    const [name, read] = form.line;
    await sendForm(scene.ask, form.path, { ...good(), [name]: 'An\r\nBcc: x' });
    const body: Body = (await scene.handedOn()[0]?.json()) ?? {};
    expect(read(body)).toBe('An Bcc: x');
  });

  it('accepts every odd text without failing', async () => {
    const count = NAUGHTY_STRINGS.length;
    for (let turn = 0; turn < count; turn += form.fields.length) {
      // Another text in each field: each text once.
      const odd = Object.fromEntries(
        form.fields.map((name, at) => [name, NAUGHTY_STRINGS[(turn + at * 101) % count] ?? '']),
      );
      const sent: Record<string, string> = { ...control(), ...form.typed, ...odd };
      const response = await sendForm(scene.ask, form.path, sent);
      const tooLong = new URLSearchParams(sent).toString().length > MAX_BYTES;
      const expected = tooLong ? [413] : [200, 422];
      expect([JSON.stringify(odd), expected]).toEqual([
        JSON.stringify(odd),
        expect.arrayContaining([response.status]),
      ]);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    }
  }, 120_000);
});

it('a call of a feature that the agency lacks is not found', async () => {
  const plain = appBench({ screens });
  const fields = { ...control(), ...CALLS.subscription.typed };
  expect((await sendForm(plain.ask, '/nl/ajax/notifications', fields)).status).toBe(404);
  expect((await sendForm(plain.ask, '/nl/ajax/contact-form-handler?rental=1', fields)).status).toBe(404);
  expect((await sendForm(plain.ask, '/nl/ajax/send-to-a-friend', fields)).status).toBe(404);
});

it('messages are in the language of the call’s address', async () => {
  const response = await sendForm(scene.ask, '/fr/ajax/contact-form-handler', control());
  expect((await refusalOf(response)).refusal.errors[0]?.message).toBe('Écrivez un message.');
});
