/** The links of mails that confirm a viewing or a stay (docs/decisions/0035). */
import { describe, expect, it } from 'vitest';
import { formsBench } from './testing/forms-bench.ts';
import { control, sendForm } from './testing/send-form.ts';

const TOKEN = 't'.repeat(43);
const APPOINTMENT = {
  estateId: '12',
  start: '2026-11-26T10:00:00+01:00',
  end: '2026-11-26T10:45:00+01:00',
  timezone: 'Europe/Brussels',
  state: 'booked',
  locale: 'nl',
};
const STAY = { rentalUnitId: '7001', from: '2099-07-11', to: '2099-07-18', persons: 4, state: 'requested' };

const LINKS = [
  {
    what: 'a viewing',
    path: `/nl/afspraak-bevestigen/${TOKEN}`,
    call: 'live-agenda/reservation/confirm',
    answer: APPOINTMENT,
    done: 'agenda.bookedHeading',
    asks: 'agenda.confirmHeading',
    stored: ['agenda.addressText', 'agenda.addressThanks'],
    expired: 'agenda.expiredHeading',
    unknown: 'agenda.unknownHeading',
    over: { ...APPOINTMENT, state: 'cancelled' },
    overSays: [409, 'agenda.cancelledHeading'],
  },
  {
    what: 'a stay',
    path: `/nl/vakantie/bevestigen/${TOKEN}`,
    call: 'rental-units/reservation/confirm',
    answer: STAY,
    done: 'stays.thanks.heading',
    asks: 'stays.confirm.heading',
    stored: ['stays.confirm.addressText', 'stays.confirm.addressThanks'],
    expired: 'stays.confirm.expiredHeading',
    unknown: 'stays.confirm.unknownHeading',
    over: { ...STAY, state: 'released' },
    overSays: [410, 'stays.confirm.expiredHeading'],
  },
] as const;

/** The texts of a page, without the elements that keep words such as "e-mail" together. */
const textOf = async (response: Response): Promise<string> => (await response.text()).replace(/<[^>]+>/g, '');

describe.each(LINKS)(
  'the link of $what',
  ({ path, call, answer, done, asks, stored, expired, unknown, over, overSays }) => {
    const scene = () => {
      const bench = formsBench();
      const answers = (status: number, body: object) =>
        bench.content.on(`POST ${bench.base}/${call}`, () => Response.json(body, { status }));
      const asked = () => bench.content.requests.filter(({ url }) => url.endsWith('/confirm'));
      return { ...bench, answers, asked };
    };

    it('changes nothing on a GET, and is not indexed or sent as a referrer', async () => {
      const { ask, asked } = scene();
      const response = await ask(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(await response.text()).toContain('method="post"');
      expect(asked()).toEqual([]);
    });

    it('confirms by its button, and redirects to the page that says so', async () => {
      const { ask, asked, answers, words } = scene();
      answers(200, answer);
      const response = await sendForm(ask, path, control());
      expect([response.status, response.headers.get('Location')]).toEqual([303, `${path}?done=1`]);
      expect(await asked()[0]?.json()).toEqual({ token: TOKEN });
      expect(await (await ask(`${path}?done=1`)).text()).toContain(words(done));
    });

    it('asks for the booking only where it is not stored yet, and otherwise for the address alone', async () => {
      const { ask, asked, answers, words } = scene();
      answers(200, answer);
      const held = await textOf(await ask(path));
      expect([held.includes(words(asks)), held.includes(words(stored[0]))]).toEqual([true, false]);
      const own = `${path}?address=1`;
      const text = await textOf(await ask(own));
      expect([text.includes(words(asks)), text.includes(words(stored[0]))]).toEqual([false, true]);
      expect(text).toContain(words('forms.address.button'));
      const response = await sendForm(ask, own, control());
      expect([response.status, response.headers.get('Location')]).toEqual([303, `${own}&done=1`]);
      expect(await asked()[0]?.json()).toEqual({ token: TOKEN });
      const thanks = await textOf(await ask(`${own}&done=1`));
      expect([thanks.includes(words(done)), thanks.includes(words(stored[1]))]).toEqual([false, true]);
      answers(500, {});
      const again = await (await sendForm(ask, own, control())).text();
      expect(again).toContain(words('forms.address.heading'));
      expect(again).toContain(`action="${own}"`);
    });

    it('shows the right message when there is nothing (more) to confirm', async () => {
      const { ask, answers, words, log } = scene();
      for (const [status, body, says, text] of [
        [410, { error: { code: 'expired', message: 'no' } }, 410, expired],
        [404, { error: { code: 'not_found', message: 'no' } }, 404, unknown],
        [200, over, ...overSays],
      ] as const) {
        answers(status, body);
        const response = await sendForm(ask, path, control());
        expect([response.status, (await response.text()).includes(words(text))]).toEqual([says, true]);
      }
      expect(JSON.stringify(log)).not.toContain(TOKEN);
    });

    it('states that the outcome is unknown when no answer came, and can be pressed again', async () => {
      const { ask, answers, words } = scene();
      answers(500, {});
      const response = await sendForm(ask, path, control());
      expect(response.status).toBe(503);
      expect(await response.text()).toContain(words('forms.subscribe.buttonUnknown'));
    });

    it('makes no call for a malformed token', async () => {
      const { ask, asked } = scene();
      const response = await sendForm(ask, path.replace(TOKEN, 'short'), control());
      expect([response.status, asked()]).toEqual([404, []]);
    });
  },
);
