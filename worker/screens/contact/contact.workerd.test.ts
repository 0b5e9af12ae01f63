import { beforeEach, describe, expect, it } from 'vitest';
import { aHome } from '#wire/testing/home.ts';
import type { Bindings } from '../../platform/bindings.ts';
import { NAUGHTY_STRINGS } from '../../testing/naughty-strings.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { refusal, siteBench } from '../../testing/site-bench.ts';

const UNIT = {
  id: 'u-7',
  general: {
    city: { id: 1, zip: '8300', name: { nl: 'Knokke' } },
    subKind: { id: 'STUDIO', name: { nl: 'Studio' } },
    building: { rentalName: 'Zeebries' },
  },
};

function bench(bindings: Partial<Bindings> = {}) {
  const contact = { email: 'info@letters.test', phone: '050 55 12 80' };
  const scene = siteBench('letters', { settings: { features: ['rentals'], contact } }, { bindings });
  const { content, base } = scene;
  const accepted = () => Response.json({ id: 's-1' }, { status: 202 });
  content.on(`GET ${base}/estates/v2/12`, aHome(12));
  content.on(`GET ${base}/rental-units/u-7`, UNIT);
  content.on(`POST ${base}/contact-requests`, accepted);
  content.on(`POST ${base}/friend-recommendations`, accepted);
  return { ...scene, bodies: () => scene.bodies('POST') };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});

const letter = () => ({
  ...control(),
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  message: 'Is de tuin op het zuiden?',
  consent: '1',
});
const LETTER = {
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  message: 'Is de tuin op het zuiden?',
  locale: 'nl',
  consent: true,
};

describe('the contact page', () => {
  it.each([
    ['/nl/contact', { kind: 'general' }, '/nl/contact?sent=1'],
    ['/nl/contact?estate=12', { kind: 'estate', estateId: '12' }, '/nl/contact?estate=12&sent=1'],
    ['/nl/contact?rental=u-7', { kind: 'rental', rentalUnitId: 'u-7' }, '/nl/contact?rental=u-7&sent=1'],
  ])('%s forwards its subject', async (path, subject, location) => {
    const shown = await scene.ask(path);
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    // Fields that name another subject are ignored.
    const response = await sendForm(scene.ask, path, {
      ...letter(),
      kind: 'estate',
      estateId: '99',
      locale: 'de',
    });
    expect([response.status, response.headers.get('Location')]).toEqual([303, location]);
    expect(await scene.bodies()).toEqual([{ ...subject, ...LETTER }]);
  });

  it('shows the estate, and links back to it after sending', async () => {
    expect(await (await scene.ask('/nl/contact?estate=12')).text()).toContain('data-estate="12"');
    const sent = await (await scene.ask('/nl/contact?estate=12&sent=1')).text();
    expect(sent).toContain('uw bericht is aangekomen');
    expect(sent).toContain('href="/nl/aanbod/12/');
  });

  it('shows the holiday rental, and links back to it after sending', async () => {
    const text = await (await scene.ask('/nl/contact?rental=u-7')).text();
    expect(text).toMatch(/aria-label="Uw vraag gaat over"[\s\S]*Zeebries/);
    const sent = await (await scene.ask('/nl/contact?rental=u-7&sent=1')).text();
    expect(sent).toContain('href="/nl/vakantie/u-7"');
    scene.content.on(`GET ${scene.base}/rental-units/u-7`, () => new Response(null, { status: 500 }));
    expect((await scene.ask('/nl/contact?rental=u-7')).status).toBe(200);
  });

  it.each([
    '/nl/contact?rental=u-8',
    '/nl/contact?estate=99',
    '/nl/contact?estate=../12',
    '/nl/contact?rental=a%20b',
  ])('%s is not found', async (path) => {
    expect((await scene.ask(path)).status).toBe(404);
  });

  it.each(['estate=../12', 'rental=a%20b'])(
    'refuses a message about %s, which no field could correct',
    async (query) => {
      const response = await sendForm(scene.ask, `/nl/contact?${query}`, letter());
      expect(response.status).toBe(404);
      expect(scene.content.requests.filter(({ url }) => url.endsWith('/contact-requests'))).toEqual([]);
    },
  );

  it('works without the estate during an outage', async () => {
    scene.content.on(`GET ${scene.base}/estates/v2/12`, () => new Response(null, { status: 500 }));
    expect((await scene.ask('/nl/contact?estate=12')).status).toBe(200);
  });

  it('keeps a message when the estate was withdrawn meanwhile', async () => {
    scene.content.on(`POST ${scene.base}/contact-requests`, () => new Response(null, { status: 410 }));
    scene.content.on(`GET ${scene.base}/estates/v2/12`, () => new Response(null, { status: 410 }));
    const response = await sendForm(scene.ask, '/nl/contact?estate=12', letter());
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('Is de tuin op het zuiden?</textarea>');
  });

  it('reports all missing fields at once, in the order of the page', async () => {
    const response = await sendForm(scene.ask, '/nl/contact', control());
    const text = await response.text();
    expect(response.status).toBe(422);
    const wrong = [...text.matchAll(/<a href="#f-(\w+)">/g)].map(([, name]) => name);
    expect(wrong).toEqual(['message', 'firstname', 'lastname', 'email', 'consent']);
    for (const name of wrong) {
      expect(text).toMatch(new RegExp(`id="f-${name}"[^>]*aria-invalid="true"`));
      expect(text).toContain(`id="f-${name}-error"`);
    }
  });
});

describe('odd texts', () => {
  it('are more than a thousand', () => {
    expect(NAUGHTY_STRINGS.length).toBeGreaterThan(1000);
  });

  const FIELDS = ['firstname', 'lastname', 'phone', 'message', 'callBack', 'office'] as const;
  const HANDFULS = Array.from({ length: Math.ceil(NAUGHTY_STRINGS.length / FIELDS.length) }, (_, index) =>
    NAUGHTY_STRINGS.slice(index * FIELDS.length, (index + 1) * FIELDS.length),
  );

  it('are escaped in every field', async () => {
    for (const texts of HANDFULS) {
      const odd = Object.fromEntries(texts.map((text, index) => [FIELDS[index % FIELDS.length], text]));
      const response = await sendForm(scene.ask, '/nl/contact', { ...letter(), consent: '', ...odd });
      const page = await response.text();
      const tooLong = new URLSearchParams(odd).toString().length > 96 * 1024;
      expect([texts, response.status]).toEqual([texts, tooLong ? 413 : 422]);
      // None of the text became markup.
      expect(page).not.toMatch(/<(?:script(?![^>]*src=)|img src=x|svg onload|base|style)\b/i);
    }
  }, 60_000);

  it('are forwarded as one line, or unchanged in the message', async () => {
    const message = 'Eén\r\n<b>twee</b>\u0000 🏡';
    await sendForm(scene.ask, '/nl/contact', { ...letter(), firstname: 'An\r\nBcc: x', message });
    expect(await scene.bodies()).toMatchObject([{ firstname: 'An Bcc: x', message: 'Eén\n<b>twee</b> 🏡' }]);
  });
});

describe('sending to a friend', () => {
  const PATH = '/nl/doorsturen/12';
  const note = () => ({ ...control(), 'recipient.email': 'bo@example.be' });

  it('shows the estate and forwards the form', async () => {
    expect(await (await scene.ask(PATH)).text()).toContain('data-estate="12"');
    const response = await sendForm(scene.ask, PATH, { ...note(), estateId: '99' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${PATH}?sent=1`]);
    expect(await scene.bodies()).toEqual([
      { estateId: '12', recipient: { email: 'bo@example.be' }, locale: 'nl' },
    ]);
    expect(await (await scene.ask(`${PATH}?sent=1`)).text()).toContain('Doorgestuurd.');
  });

  it('has no message field, and offers the visitor’s own mail program or phone instead', async () => {
    const text = await (await scene.ask(PATH)).text();
    const form = /<form class="form"[\s\S]*?<\/form>/.exec(text)?.[0] ?? '';
    expect(form).not.toContain('<textarea');
    expect([...form.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'form-key',
      'form-shown',
      'form-note',
      'homepage',
      'recipient.email',
    ]);
    const ways = [...form.matchAll(/href="((?:mailto|sms|https):[^"]*)"/g)].map(([, href = '']) =>
      decodeURIComponent(href),
    );
    expect(ways).toHaveLength(3);
    for (const way of ways) expect(way).toContain('.test/nl/aanbod/12');
  });

  it('says that the mail waits for its turn when the site has sent enough', async () => {
    scene.content.on(`POST ${scene.base}/friend-recommendations`, () =>
      Response.json({ id: 'x', waits: true }, { status: 202 }),
    );
    const response = await sendForm(scene.ask, PATH, note());
    const after = response.headers.get('Location') ?? '';
    expect([response.status, after]).toEqual([303, `${PATH}?sent=waits`]);
    expect(await (await scene.ask(after)).text()).toContain('Uw mail wacht op zijn beurt');
  });

  it('says when the daily limit is reached, and keeps the input', async () => {
    scene.content.on(
      `POST ${scene.base}/friend-recommendations`,
      refusal(429, 'too_many', { 'recipient.email': 'too_many' }),
    );
    const response = await sendForm(scene.ask, PATH, note());
    const text = await response.text();
    expect(response.status).toBe(429);
    expect(text).toContain('U hebt het maximum voor vandaag bereikt.');
    expect(text).toContain('value="bo@example.be"');
  });

  it.each(['/nl/doorsturen/99', '/nl/doorsturen/abc'])('%s is not found', async (path) => {
    expect((await scene.ask(path)).status).toBe(404);
  });
});

describe('while the content service is out of reach', () => {
  const PAGE = '/nl/contact';
  const queued = (send: (form: unknown) => Promise<void>) => {
    const down = bench({ FORMS: { send } as unknown as Queue });
    down.content.on(`POST ${down.base}/contact-requests`, () => new Response(null, { status: 503 }));
    return down.ask;
  };

  it('a message is queued with its key, and the visitor’s page states so', async () => {
    const stored: unknown[] = [];
    const ask = queued(async (form) => void stored.push(form));
    const fields = letter();
    const response = await sendForm(ask, PAGE, fields);
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${PAGE}?sent=later`]);
    expect(stored).toMatchObject([
      { call: 'contact-requests', key: fields['form-key'], locale: 'nl', body: LETTER },
    ]);
    expect(await (await ask(`${PAGE}?sent=later`)).text()).toContain('is bewaard');
  });
});
