import { beforeEach, describe, expect, it } from 'vitest';
import { APPOINTMENT_ID, agendaBench, appointment, slotIn } from '../../testing/agenda-bench.ts';
import { NAUGHTY_STRINGS } from '../../testing/naughty-strings.ts';
import { control, sendForm } from '../../testing/send-form.ts';

let scene = agendaBench();
beforeEach(() => {
  scene = agendaBench();
});

const SHOWN = `/nl/afspraak/${APPOINTMENT_ID}`;
const MOVE = `/nl/afspraak-verplaatsen/${APPOINTMENT_ID}`;
const CANCEL = `/nl/afspraak-annuleren/${APPOINTMENT_ID}`;
const CALENDAR = `/nl/ajax/live-agenda/reservation/${APPOINTMENT_ID}/calendar`;
const choice = (id = 'b1') => ({ ...control(), slotId: `${id}.${slotIn(3, id).start}` });
const stands = (changes: object) =>
  scene.content.on(`GET ${scene.base}/live-agenda/reservation/${APPOINTMENT_ID}`, {
    ...appointment(),
    ...changes,
  });
const refusing = (status: number, code: string, more: object = {}) =>
  scene.content.on(`POST ${scene.base}/live-agenda/reservation/${APPOINTMENT_ID}/move`, () =>
    Response.json({ error: { code, message: 'no', ...more } }, { status }),
  );

function expectSecret(response: Response): void {
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
}

describe('moving an appointment', () => {
  it('is linked from the confirmation and from the cancel page', async () => {
    for (const path of [SHOWN, CANCEL]) {
      expect(await (await scene.ask(path)).text()).toContain(`href="${MOVE}"`);
    }
  });

  it.each(['GET', 'HEAD'])('a %s changes nothing', async (method) => {
    const response = await scene.ask(MOVE, { method });
    expect(response.status).toBe(200);
    expectSecret(response);
    expect([...scene.sent('POST'), ...scene.sent('DELETE')]).toEqual([]);
  });

  it('shows the days of the agenda in a plain form, with the cancel button below', async () => {
    const page = await (await scene.ask(MOVE)).text();
    expect(page).toContain('name="robots" content="noindex');
    expect(page).toContain(`action="${MOVE}" method="post"`);
    expect(page).not.toContain('Kies een ander moment</a>');
    expect(page.match(/type="radio"/g)).toHaveLength(2);
    expect(page).toContain('Verplaats dit bezoek');
    expect(page).toContain(`<form action="${CANCEL}" method="post">`);
    expect(page.indexOf(`action="${MOVE}"`)).toBeLessThan(page.indexOf(`action="${CANCEL}"`));
  });

  it('pages through the days at its own address', async () => {
    const day = slotIn(8, 'x').start.slice(0, 10);
    const page = await (await scene.ask(`${MOVE}?from=${day}`)).text();
    expect(page).toContain(`action="${MOVE}?from=${day}"`);
    expect(page).toMatch(new RegExp(`href="${MOVE}\\?from=`));
  });

  it('forwards the time with its key, and redirects to the appointment, which confirms it', async () => {
    const fields = choice();
    const response = await sendForm(scene.ask, MOVE, fields);
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${SHOWN}?moved=1`]);
    const [request] = scene.sent('POST');
    expect(request?.headers.get('Idempotency-Key')).toBe(fields['form-key']);
    expect(await request?.json()).toEqual({ slotId: 'b1' });
    expect(await (await scene.ask(`${SHOWN}?moved=1`)).text()).toContain('Uw bezoek is verplaatst.');
  });

  it('asks for a time when none was chosen', async () => {
    const response = await sendForm(scene.ask, MOVE, control());
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('<a href="#f-slotId">');
    expect(scene.sent('POST')).toEqual([]);
  });

  it('says that the time was taken, that the old one is kept, and which times are free', async () => {
    refusing(409, 'slot_taken', {
      fields: { slotId: 'taken' },
      nextSlots: [slotIn(4, 'n1'), slotIn(5, 'n2')],
    });
    const response = await sendForm(scene.ask, MOVE, choice());
    const page = await response.text();
    expect(response.status).toBe(409);
    expect(page).toContain('Iemand was u net voor. Uw bezoek staat nog zoals het stond.');
    expect([...page.matchAll(/type="radio"[^>]*value="(\w+)\./g)].map(([, id]) => id)).toEqual(['n1', 'n2']);
  });

  it.each([
    [409, { code: 'changed' }, 409, 'Wilt u een ander moment kiezen?'],
    [400, { code: 'invalid_request', fields: { slotId: 'past' } }, 422, 'komt te snel'],
    [
      429,
      { code: 'too_many', fields: { slotId: 'too_many' } },
      422,
      'Bevestig eerst uw <span class="line">e-mailadres</span>',
    ],
    [404, { code: 'not_found' }, 404, 'Deze afspraak vinden we niet.'],
    [503, { code: 'unavailable' }, 503, 'Dat lukte niet.'],
    [500, { code: 'internal_error' }, 503, 'We weten niet of dit is aangekomen.'],
  ])('a refusal with %i is reported: %o', async (status, { code, ...more }, shown, words) => {
    refusing(status, code, more);
    const response = await sendForm(scene.ask, MOVE, choice());
    expect(response.status).toBe(shown);
    expect(await response.text()).toContain(words);
  });

  it('keeps the chosen time while the content service is down', async () => {
    refusing(500, 'internal_error');
    const page = await (await sendForm(scene.ask, MOVE, choice())).text();
    expect(page).toMatch(/type="radio"[^>]*checked="" value="b1\./);
  });

  it.each([
    ['late', 'Dit bezoek is te dichtbij'],
    ['often', 'al drie keer'],
    ['closed', 'geen andere momenten meer'],
  ])('one that may not be moved (%s) gives the reason, and can be cancelled', async (move, words) => {
    stands({ move });
    const page = await (await scene.ask(MOVE)).text();
    expect(page).toContain(words);
    expect(page).not.toContain('type="radio"');
    expect(page).toContain(`<form action="${CANCEL}" method="post">`);
    expect(await (await scene.ask(SHOWN)).text()).not.toContain(`href="${MOVE}"`);
  });

  it.each(['cancelled', 'past', 'expired'] as const)('shows no form for one that is %s', async (state) => {
    stands({ state, move: undefined });
    const page = await (await scene.ask(MOVE)).text();
    expect(page).not.toContain('method="post"');
  });

  it('refuses requests from another site, and odd texts', async () => {
    const foreign = await sendForm(scene.ask, MOVE, choice(), { 'Sec-Fetch-Site': 'cross-site' });
    expect(foreign.status).toBe(403);
    // All of them, in every field of every form: `platform/forms/forms-calls.workerd.test.ts`.
    for (const odd of NAUGHTY_STRINGS.filter((_, at) => at % 25 === 0)) {
      const response = await sendForm(scene.ask, MOVE, { ...control(), slotId: odd });
      const page = await response.text();
      expect([odd, [303, 413, 422].includes(response.status)]).toEqual([odd, true]);
      expect(page).not.toMatch(/<(?:script(?![^>]*src=)|img src=x|svg onload|base|style)\b/i);
    }
  }, 60_000);

  it('keeps the id out of the log while the content service is down', async () => {
    scene.content.breaks('lost');
    await scene.ask(MOVE);
    await sendForm(scene.ask, MOVE, choice());
    await scene.ask(CALENDAR);
    expect(scene.log.length).toBeGreaterThan(0);
    expect(JSON.stringify(scene.log)).not.toContain(APPOINTMENT_ID);
  });
});

describe('the visitor’s own calendar', () => {
  it('is offered on the confirmation, without any request to another host before it is pressed', async () => {
    const page = await (await scene.ask(SHOWN)).text();
    for (const to of ['', '?to=google', '?to=outlook']) expect(page).toContain(`href="${CALENDAR}${to}"`);
    expect(page).not.toMatch(/google\.com|outlook\.live/);
    stands({ state: 'cancelled' });
    expect(await (await scene.ask(SHOWN)).text()).not.toContain(CALENDAR);
  });

  it('is a file that is not cached or indexed', async () => {
    const response = await scene.ask(CALENDAR);
    expectSecret(response);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="viewing.ics"');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it.each([
    ['google', 'calendar.google.com'],
    ['outlook', 'outlook.live.com'],
  ])('or redirects to %s', async (to, host) => {
    const response = await scene.ask(`${CALENDAR}?to=${to}`);
    expect(response.status).toBe(303);
    expect(new URL(response.headers.get('Location') ?? '').host).toBe(host);
    expectSecret(response);
  });

  it('is not found for an unknown appointment', async () => {
    expect((await scene.ask(CALENDAR.replace(APPOINTMENT_ID, 'x'.repeat(43)))).status).toBe(404);
  });
});
