import { beforeEach, describe, expect, it } from 'vitest';
import { agenda, agendaBench, slotIn } from '../../testing/agenda-bench.ts';
import { NAUGHTY_STRINGS } from '../../testing/naughty-strings.ts';
import { control, sendForm } from '../../testing/send-form.ts';

let scene = agendaBench();
beforeEach(() => {
  scene = agendaBench();
});

const PATH = '/nl/afspraak-maken/12';
const details = () => ({
  ...control(),
  slotId: 'a1',
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  phone: '',
  message: 'We komen met twee.',
  consent: '1',
});

const refusing = (status: number, code: string, more: object = {}) =>
  scene.content.on(`POST ${scene.base}/live-agenda/reservation`, () =>
    Response.json({ error: { code, message: 'no', ...more } }, { status }),
  );

describe('the page of times', () => {
  it('shows days and times, including taken ones, in Brussels time, and is not cached', async () => {
    const response = await scene.ask(PATH);
    const page = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    expect(page.match(/type="radio"/g)).toHaveLength(2);
    expect(page).toMatch(/<s>1[12]\.00\u00a0u<\/s><span class="hidden"> \(<!-- -->bezet<!-- -->\)/);
    expect(page).toContain('Alle uren zijn in Belgische tijd (Brussel).');
    expect(page).toContain('Een bezoek duurt 45 minuten.');
    expect(page).toContain('met Maarten Wouters');
    expect(page).toContain('name="robots" content="noindex');
    expect(page).toContain('data-estate="12"');
  });

  it('requests a week from today, or from the day in its address', async () => {
    const day = slotIn(8, 'x').start.slice(0, 10);
    await scene.ask(PATH);
    const page = await (await scene.ask(`${PATH}?from=${day}`)).text();
    const [first, second] = scene.content.calls.filter((call) => call.includes('/live-agenda/'));
    expect(first).toMatch(/from=\d{4}-\d{2}-\d{2}&days=7$/);
    expect(second).toContain(`from=${day}&days=7`);
    expect(page).toMatch(/class="icon-button agenda-step--back" href="\/nl\/afspraak-maken\/12\?from=/);
  });

  it.each(['2020-01-01', '2026-02-30', 'morgen', '9999-12-31'])(
    'begins today when the address says %s',
    async (from) => {
      const page = await (await scene.ask(`${PATH}?from=${encodeURIComponent(from)}`)).text();
      expect(page).not.toContain('agenda-step--back');
      expect(scene.content.calls.some((call) => call.includes(from))).toBe(false);
    },
  );

  it('begins with the first free day when this week has none', async () => {
    const { nextDay } = agenda();
    const asked: (string | null)[] = [];
    scene.content.on(`GET ${scene.base}/live-agenda/12`, (_, url) => {
      asked.push(url.searchParams.get('from'));
      return Response.json(asked.length === 1 ? { ...agenda(), slots: [slotIn(1, 'z', false)] } : agenda());
    });
    expect(await (await scene.ask(PATH)).text()).toContain('value="a1.');
    expect(asked[1]).toBe(nextDay);
  });

  it('says that nothing is free, and shows a telephone number', async () => {
    scene.content.on(`GET ${scene.base}/live-agenda/12`, {
      timezone: 'Europe/Brussels',
      slots: [],
      nextDay: null,
    });
    const page = await (await scene.ask(PATH)).text();
    expect(page).toContain('Er zijn nu geen vrije momenten.');
    expect(page).toContain('href="tel:+3216294410"');
    expect(page).not.toContain('name="firstname"');
  });

  it('says that the agenda is out of reach, which differs from an empty agenda', async () => {
    scene.content.on(`GET ${scene.base}/live-agenda/12`, () => new Response(null, { status: 500 }));
    const response = await scene.ask(PATH);
    expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
    expect(await response.text()).toContain('De agenda is even niet te bereiken.');
  });

  it.each([
    ['sold', 5],
    ['hidden', 8],
  ])('an estate that is %s cannot be viewed, and the page says so', async (_, status) => {
    scene.setStatus(status);
    const response = await scene.ask(PATH);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain('Dit pand kunt u niet meer bezoeken.');
  });

  it.each(['/nl/afspraak-maken/99', '/nl/afspraak-maken/abc'])('%s is not found', async (path) => {
    expect((await scene.ask(path)).status).toBe(404);
  });
});

describe('booking', () => {
  it('forwards the form with its key, and redirects to the confirmation', async () => {
    const fields = { ...details(), slotId: `a1.${slotIn(2, 'a1').start}`, estateId: '99', locale: 'de' };
    const response = await sendForm(scene.ask, PATH, fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toMatch(/^\/nl\/afspraak\/[\w-]{22,}$/);
    const [request] = scene.sent('POST');
    expect(request?.headers.get('Idempotency-Key')).toBe(fields['form-key']);
    expect(request?.headers.get('X-SITE-ORIGIN')).toMatch(/^https:\/\//);
    expect(await request?.json()).toEqual({
      estateId: '12',
      slotId: 'a1',
      firstname: 'An',
      lastname: 'Peeters',
      email: 'an@example.be',
      message: 'We komen met twee.',
      locale: 'nl',
      consent: true,
    });
  });

  it('reports all missing fields at once, the time first', async () => {
    const response = await sendForm(scene.ask, PATH, control());
    const page = await response.text();
    expect(response.status).toBe(422);
    const wrong = [...page.matchAll(/<a href="#f-(\w+)">/g)].map(([, name]) => name);
    expect(wrong).toEqual(['slotId', 'firstname', 'lastname', 'email', 'consent']);
    for (const name of wrong) {
      expect(page).toMatch(new RegExp(`id="f-${name}"[^>]*aria-invalid="true"`));
      expect(page).toContain(`id="f-${name}-error"`);
    }
    expect(scene.sent('POST')).toEqual([]);
  });

  it('offers the next free times when the chosen one was taken, and keeps the input', async () => {
    refusing(409, 'slot_taken', { nextSlots: [slotIn(4, 'n1'), slotIn(5, 'n2')] });
    const fields = details();
    const response = await sendForm(scene.ask, PATH, fields);
    const page = await response.text();
    expect(response.status).toBe(409);
    expect([...page.matchAll(/type="radio"[^>]*value="(\w+)\./g)].map(([, id]) => id)).toEqual(['n1', 'n2']);
    expect(page).toContain('Dit moment is intussen genomen.');
    expect(page).toContain('We komen met twee.</textarea>');
    expect(page).toContain(`value="${fields['form-key']}"`);
  });

  it.each([
    ['a past time', 409, { code: 'past' }, 'Dit moment is voorbij of komt te snel.'],
    ['a past time, as a field', 400, { code: 'bad_request', fields: { slotId: 'past' } }, 'komt te snel'],
    ['another agency’s time', 400, { code: 'bad_request', fields: { slotId: 'invalid' } }, 'kennen we niet'],
  ])('%s is refused with its field', async (_, status, { code, ...more }, words) => {
    refusing(status, code, more);
    const response = await sendForm(scene.ask, PATH, details());
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain('<a href="#f-slotId">');
    expect(page).toContain(words);
  });

  it('is never queued while the content service is down: all input is kept, including time and key', async () => {
    const fields = { ...details(), slotId: `a1.2026-11-26T13:30:00+01:00` };
    scene.content.on(`POST ${scene.base}/live-agenda/reservation`, () => new Response(null, { status: 500 }));
    scene.content.on(`GET ${scene.base}/live-agenda/12`, () => new Response(null, { status: 500 }));
    const response = await sendForm(scene.ask, PATH, fields);
    const page = await response.text();
    expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
    expect(page).toContain('We weten niet of dit is aangekomen.');
    expect(page).toMatch(/type="radio"[^>]*checked="" value="a1\.2026-11-26T13:30:00\+01:00"/);
    expect(page).toContain('donderdag 26 november, 13.30\u00a0u');
    expect(page).toContain('We komen met twee.</textarea>');
    expect(page).toContain(`value="${fields['form-key']}"`);
  });

  it('escapes odd texts in every field', async () => {
    const names = ['slotId', 'firstname', 'lastname', 'phone', 'message'];
    for (let at = 0; at < NAUGHTY_STRINGS.length; at += names.length) {
      const texts = NAUGHTY_STRINGS.slice(at, at + names.length);
      const odd = Object.fromEntries(texts.map((text, index) => [names[index] ?? 'message', text]));
      const response = await sendForm(scene.ask, PATH, { ...details(), consent: '', ...odd });
      const page = await response.text();
      expect([texts, [413, 422].includes(response.status)]).toEqual([texts, true]);
      expect(page).not.toMatch(/<(?:script(?![^>]*src=)|img src=x|svg onload|base|style)\b/i);
    }
  }, 60_000);
});
