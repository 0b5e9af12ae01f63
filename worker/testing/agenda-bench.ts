import type { Slot } from '#wire/live-agenda.ts';
import type { Feature } from '#wire/site.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../pages.ts';
import { appBench } from './app-bench.ts';
import { fakeContent } from './fake-content.ts';
import { siteDocument } from './sites.ts';

export const APPOINTMENT_ID = 'k3J9sV_q-2mX7wB0aTz5LrE8cYhNfGdU1oPiQxRvWsM';

/** The estate of the test agendas. */
const ESTATE = aHome(12, {
  address: { visible: false, city: { id: 1, zip: '8300', name: { nl: 'Knokke' } } },
});

const DAY_MS = 86_400_000;

/** A slot of 45 minutes, `days` days from now at 10:00 UTC. */
export function slotIn(days: number, id: string, free = true): Slot {
  const noon = new Date(Date.now() + days * DAY_MS).setUTCHours(10, 0, 0, 0);
  return {
    id,
    start: new Date(noon).toISOString(),
    end: new Date(noon + 45 * 60_000).toISOString(),
    free,
  };
}

/** An agenda with two free times, a taken one, and Maarten as the agent. */
export const agenda = () => ({
  timezone: 'Europe/Brussels',
  slots: [slotIn(2, 'a1'), slotIn(2, 'a2', false), slotIn(3, 'b1')],
  nextDay: slotIn(9, 'c1').start.slice(0, 10),
  agent: { name: 'Maarten Wouters', phone: '016 29 44 12' },
});

export const appointment = (state: 'booked' | 'cancelled' | 'past' = 'booked') => {
  const { start, end } = slotIn(2, 'a1');
  return {
    id: APPOINTMENT_ID,
    estateId: 12,
    start,
    end,
    timezone: 'Europe/Brussels',
    state,
    locale: 'nl',
    agent: { name: 'Maarten Wouters', phone: '016 29 44 12' },
    place: 'Vaartstraat 8, 8300 Knokke',
    ...(state === 'booked' ? { move: 'open' } : {}),
  };
};

let made = 0;

/** An app with one site with an agenda, and a fake content service with one estate and its times. */
export function agendaBench(features: readonly Feature[] = ['agenda']) {
  made += 1;
  const site = siteDocument(`viewings${made}-${crypto.randomUUID().slice(0, 8)}`, {
    locales: ['nl', 'fr', 'en', 'de'],
    settings: {
      features: [...features],
      hiddenStatus: [8],
      contact: { email: 'info@viewings.test', phone: '016 29 44 10' },
    },
  });
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  content.on(`GET ${base}/estates/v2/12`, ESTATE);
  content.on(`GET ${base}/live-agenda/12`, agenda());
  content.on(`POST ${base}/live-agenda/reservation`, () => Response.json(appointment(), { status: 201 }));
  content.on(`GET ${base}/live-agenda/reservation/${APPOINTMENT_ID}`, appointment());
  content.on(`POST ${base}/live-agenda/reservation/${APPOINTMENT_ID}/move`, appointment());
  content.on(`GET ${base}/live-agenda/reservation/${APPOINTMENT_ID}/calendar`, {
    file: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    google: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
    outlook: 'https://outlook.live.com/calendar/0/deeplink/compose?rru=addevent',
  });
  content.on(
    `DELETE ${base}/live-agenda/reservation/${APPOINTMENT_ID}`,
    () => new Response(null, { status: 204 }),
  );
  const scene = appBench({ content, screens });
  const ask = (path: string, init?: RequestInit) => scene.ask(`https://${site.hostnames[0]}${path}`, init);
  /** Changes the status of the estate. */
  const setStatus = (id: number) =>
    content.on(`GET ${base}/estates/v2/12`, {
      general: { ...ESTATE.general, transaction: { id, name: { nl: 'Anders' } } },
    });
  /** The requests to the content service with this method. */
  const sent = (method: string) => content.requests.filter((request) => request.method === method);
  return { ...scene, ask, base, content, setStatus, sent };
}
