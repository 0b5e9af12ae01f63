import { beforeEach, describe, expect, it } from 'vitest';
import { APPOINTMENT_ID, agendaBench, appointment } from '../../testing/agenda-bench.ts';
import { sendForm } from '../../testing/send-form.ts';

let scene = agendaBench();
beforeEach(() => {
  scene = agendaBench();
});

const SHOWN = `/nl/afspraak/${APPOINTMENT_ID}`;
const CANCEL = `/nl/afspraak-annuleren/${APPOINTMENT_ID}`;
const OTHER = '/nl/afspraak-annuleren/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';

const become = (state: 'booked' | 'cancelled' | 'past') =>
  scene.content.on(`GET ${scene.base}/live-agenda/reservation/${APPOINTMENT_ID}`, appointment(state));

/** A secret address: not cached, not indexed, not sent to other hosts as a referrer. */
function expectSecret(response: Response, page: string): void {
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(page).toContain('name="robots" content="noindex');
}

describe('the confirmation', () => {
  it('shows time, place and agent, and links to cancelling', async () => {
    const response = await scene.ask(SHOWN);
    const page = await response.text();
    expect(response.status).toBe(200);
    expectSecret(response, page);
    expect(page).toContain('Uw bezoek ligt vast.');
    expect(page).toContain('Vaartstraat 8, 8300 Knokke');
    expect(page).toContain('Maarten Wouters');
    expect(page).toContain('Belgische tijd');
    expect(page).toContain(`href="${CANCEL}"`);
  });

  it.each([
    ['cancelled', 'Deze afspraak is geannuleerd.'],
    ['past', 'Dit bezoek is voorbij.'],
  ] as const)('later says that it is %s', async (state, words) => {
    become(state);
    const page = await (await scene.ask(SHOWN)).text();
    expect(page).toContain(words);
    expect(page).not.toContain(`href="${CANCEL}"`);
  });

  it('works without the estate after it was withdrawn', async () => {
    scene.content.on(`GET ${scene.base}/estates/v2/12`, () => new Response(null, { status: 410 }));
    expect((await scene.ask(SHOWN)).status).toBe(200);
  });
});

describe('cancelling (spec 1 §2, "Cancel appointment")', () => {
  it.each(['GET', 'HEAD'])('a %s changes nothing', async (method) => {
    const response = await scene.ask(CANCEL, { method });
    expect(response.status).toBe(200);
    expect(scene.sent('DELETE')).toEqual([]);
  });

  it('asks first, and a POST cancels and redirects back', async () => {
    const asked = await scene.ask(CANCEL);
    const page = await asked.text();
    expectSecret(asked, page);
    expect(page).toContain(`<form action="${CANCEL}" method="post">`);
    const response = await sendForm(scene.ask, CANCEL, {});
    expect([response.status, response.headers.get('Location')]).toEqual([303, CANCEL]);
    expect(scene.sent('DELETE')).toHaveLength(1);
  });

  it.each([
    ['cancelled', 'Deze afspraak is geannuleerd.'],
    ['past', 'Dit bezoek is voorbij.'],
  ] as const)('has no button for one that is %s, and gives the reason', async (state, words) => {
    become(state);
    const response = await scene.ask(CANCEL);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain(words);
    expect(page).not.toContain(`action="${CANCEL}"`);
  });

  it('is a conflict once the appointment has begun', async () => {
    become('past');
    scene.content.on(`DELETE ${scene.base}/live-agenda/reservation/${APPOINTMENT_ID}`, () =>
      Response.json({ error: { code: 'past', message: 'x' } }, { status: 409 }),
    );
    const response = await sendForm(scene.ask, CANCEL, {});
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('Dit bezoek is voorbij.');
  });

  it('does not find an unknown appointment, or one of another agency', async () => {
    for (const path of [OTHER, '/nl/afspraak/x', '/nl/afspraak-annuleren/x']) {
      const response = await scene.ask(path);
      const page = await response.text();
      expect([path, response.status]).toEqual([path, 404]);
      expect(page).toContain('Deze afspraak vinden we niet.');
      expectSecret(response, page);
    }
    expect((await sendForm(scene.ask, OTHER, {})).status).toBe(404);
  });

  it('refuses requests from another site', async () => {
    const response = await sendForm(scene.ask, CANCEL, {}, { 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(403);
    expect(scene.sent('DELETE')).toEqual([]);
  });

  it('keeps the id out of the log while the content service is down', async () => {
    scene.content.breaks('lost');
    await scene.ask(SHOWN);
    await sendForm(scene.ask, CANCEL, {});
    await scene.ask(`/nl/ajax/live-agenda/reservation/${APPOINTMENT_ID}`, { method: 'DELETE' });
    expect(scene.log.length).toBeGreaterThan(0);
    expect(JSON.stringify(scene.log)).not.toContain(APPOINTMENT_ID);
  });
});
