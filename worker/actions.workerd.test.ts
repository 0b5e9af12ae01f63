/**
 * Forms at token addresses while the content service is down: the page reports no success, and the visitor can send
 * the form again.
 */
import { describe, expect, it } from 'vitest';
import type { Screen } from '#domain/route-table.ts';
import { pathTo } from '#domain/routes.ts';
import { screens } from './pages.ts';
import { agenda, appointment } from './testing/agenda-bench.ts';
import { control, type Fields, sendForm } from './testing/send-form.ts';
import { siteBench } from './testing/site-bench.ts';

const TOKEN = 'T'.repeat(43);
/** A phrase that occurs nowhere else. */
const WORD = 'Het kinderbed staat klaar.';
const SLOT = '20991126T0900Z-maarten.2099-11-26T09:00:00+00:00';

/** Every form at a token address, with the fields it sends besides the token. */
const ACTIONS: readonly (readonly [what: string, screen: Screen, fields: Fields])[] = [
  ['confirm a stay', 'answer', { deed: 'confirm', word: WORD }],
  ['decline a stay', 'answer', { deed: 'decline', word: WORD, offer: '2099-07-10_2099-07-17' }],
  ['cancel a viewing', 'answer', { deed: 'cancel', word: WORD }],
  ['move a viewing', 'answer', { deed: 'move', word: WORD, slotId: SLOT }],
  ['mark a message', 'answer', { deed: 'answered' }],
  ['mail a new link', 'answer', { renew: '1' }],
  ['confirm an alert', 'subscribe-confirm', {}],
  ['change an alert', 'subscribe-edit', { locale: 'nl', name: WORD, status: 'TO_RENT' }],
  ['pause an alert', 'alerts', { alert: TOKEN }],
  ['end an alert', 'unsubscribe', {}],
  ['confirm a viewing', 'confirm-appointment', {}],
  ['move one’s viewing', 'move-appointment', { slotId: SLOT }],
  ['cancel one’s viewing', 'cancel-appointment', {}],
  ['confirm one’s stay', 'confirm-stay', {}],
  ['cancel one’s stay', 'cancel-stay', {}],
  ['ask for other days', 'change-stay', { days: '2027-07-10_2027-07-17' }],
  ['withdraw a valuation', 'withdraw-valuation', {}],
  ['end the seller’s e-mail', 'seller', { mail: 'none' }],
  ['make a list for two', 'duo-new', { ids: '1,2', own: WORD, theirs: '' }],
  ['write on a list for two', 'duo', { home: '1', seen: '', note: WORD }],
];

function bench() {
  const features = ['agenda', 'alerts', 'rentals', 'valuation'] as const;
  const scene = siteBench('deeds', { settings: { features: [...features] } });
  const { content } = scene;
  const base = `GET ${scene.base}`;
  content.on(`${base}/live-agenda/reservation/${TOKEN}`, { ...appointment(), id: TOKEN });
  content.on(`${base}/live-agenda/12`, agenda());
  const alert = { purpose: 'manage', state: 'active', email: 'an@example.be', locale: 'nl' };
  const subscription = { ...alert, criteria: { everything: true } };
  content.on(`${base}/subscriptions/${TOKEN}`, subscription);
  content.on(`${base}/subscriptions/${TOKEN}/all`, {
    email: 'an@example.be',
    alerts: [{ token: TOKEN, criteria: { everything: true } }],
  });
  content.on(`${base}/rental-units/stays/${TOKEN}`, {
    state: 'confirmed',
    rentalUnitId: '7001',
    from: '2099-07-04',
    to: '2099-07-11',
    persons: 2,
    breakdown: { nights: 7, stay: 900, cleaning: 95, touristTax: 35, extras: [], total: 1030, deposit: 300 },
    terms: [{ days: 28, percent: 0 }],
    agreements: [],
    cancel: true,
    change: true,
    wish: null,
    others: [{ from: '2027-07-10', to: '2027-07-17', total: 1030 }],
    locale: 'nl',
  });
  content.on(`${base}/valuations/${TOKEN}`, { reference: 'K7M2PQ', state: 'asked' });
  return scene;
}

const addressOf = (screen: Screen): string => pathTo(screen, 'nl', { token: TOKEN, id: TOKEN });
/** Calls that change data; without the reading calls that also use POST. */
const changing = (requests: readonly Request[]) =>
  requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
    .filter((call) => !/\/(?:several|estate-filters|seller-pages\/open|duo-lists\/open)$/.test(call));

it('the table contains every button at a secret address', () => {
  const others = screens.all.filter(({ name, post }) => post !== undefined && !name.startsWith('staff-'));
  expect(new Set(others.map(({ name }) => name))).toEqual(new Set(ACTIONS.map(([, screen]) => screen)));
});

describe.each(ACTIONS)('%s', (_what, screen, fields) => {
  it.each(['lost', 'error'] as const)(
    'does not claim success while the content service fails (%s)',
    async (how) => {
      const { ask, content, log } = bench();
      const address = addressOf(screen);
      // Caches the site and its texts, so that the error page has the site’s layout.
      await ask(address);
      content.breaks(how);
      const response = await sendForm(ask, address, { ...control(), ...fields });
      const page = await response.text();
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).not.toBeNull();
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      // The call was not repeated.
      expect(changing(content.requests).slice(1)).toEqual([]);
      const typed = Object.values(fields).filter((value) => value === WORD);
      for (const word of typed) expect(page).toContain(word);
      expect(page).toMatch(/<(form|a) /);
      expect(JSON.stringify(log)).not.toContain(TOKEN);
      expect(JSON.stringify(log)).not.toContain(WORD);
    },
  );
});
