import { beforeEach, describe, expect, it } from 'vitest';
import { APPOINTMENT_ID, agendaBench, slotIn } from '../../testing/agenda-bench.ts';
import { control, sendForm } from '../../testing/send-form.ts';

let scene = agendaBench();
beforeEach(() => {
  scene = agendaBench();
});

const CALL = '/nl/ajax/live-agenda';
const BOOK = `${CALL}/reservation`;
const ONE = `${BOOK}/${APPOINTMENT_ID}`;
const details = () => ({
  ...control(),
  estateId: '12',
  slotId: 'a1',
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  consent: '1',
});

describe('the calls of the agenda', () => {
  it('return times, and are never cached', async () => {
    const response = await scene.ask(`${CALL}/12?from=2026-11-24&days=14`);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({
      timezone: 'Europe/Brussels',
      slots: [{ id: 'a1' }, {}, {}],
    });
    await scene.ask(`${CALL}/12?from=2026-11-24&days=14`);
    const calls = scene.content.calls.filter((call) => call.includes('/live-agenda/12'));
    expect(calls).toHaveLength(2);
    expect(calls[0]).toContain('from=2026-11-24&days=14');
  });

  it('name invalid parameters', async () => {
    const response = await scene.ask(`${CALL}/12?from=morgen&days=veel`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { fields: { from: 'invalid', days: 'invalid' } } });
  });

  it('book, show and cancel', async () => {
    const booked = await sendForm(scene.ask, BOOK, details());
    expect([booked.status, booked.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    expect(await booked.json()).toMatchObject({
      id: APPOINTMENT_ID,
      state: 'booked',
      href: `/nl/afspraak/${APPOINTMENT_ID}`,
    });
    const shown = await scene.ask(ONE);
    expect(await shown.json()).toMatchObject({ id: APPOINTMENT_ID });
    const gone = await scene.ask(ONE, { method: 'DELETE' });
    expect([gone.status, gone.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
    for (const { headers } of [booked, shown, gone]) expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('offer the next free times when the chosen one was taken', async () => {
    scene.content.on(`POST ${scene.base}/live-agenda/reservation`, () =>
      Response.json(
        { error: { code: 'slot_taken', message: 'x', nextSlots: [slotIn(4, 'n1')] } },
        { status: 409 },
      ),
    );
    const response = await sendForm(scene.ask, BOOK, details());
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      error: { code: 'taken', fields: { slotId: 'taken' }, nextSlots: [{ id: 'n1' }] },
    });
  });

  it('report errors by field', async () => {
    const response = await sendForm(scene.ask, BOOK, { ...details(), estateId: 'x', email: 'an@' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { code: 'fields', fields: { estateId: 'invalid', email: 'email' } },
    });
    expect(scene.sent('POST')).toEqual([]);
  });

  it('do not cancel an appointment that has begun', async () => {
    scene.content.on(`DELETE ${scene.base}/live-agenda/reservation/${APPOINTMENT_ID}`, () =>
      Response.json({ error: { code: 'past', message: 'x' } }, { status: 409 }),
    );
    const response = await scene.ask(ONE, { method: 'DELETE' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: { code: 'past' } });
  });

  it.each([
    ['DELETE', `${BOOK}/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa`, 404, null],
    ['GET', `${CALL}/abc`, 404, null],
    ['GET', BOOK, 405, 'POST'],
    ['POST', `${CALL}/12`, 405, 'GET, HEAD'],
    ['PUT', ONE, 405, 'GET, HEAD, DELETE'],
  ])('%s %s answers %i', async (method, path, status, allow) => {
    const response = await scene.ask(path, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([status, allow]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
