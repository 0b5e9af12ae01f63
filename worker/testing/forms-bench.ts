import { createTranslator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';
import { ajax } from '../calls.ts';
import { formHandlers, pageHandlers } from '../pages.ts';
import { APPOINTMENT_ID, agenda, appointment, slotIn } from './agenda-bench.ts';
import { type AppBenchOptions, appBench } from './app-bench.ts';
import { fakeContent } from './fake-content.ts';
import type { Fields } from './send-form.ts';
import { siteDocument } from './sites.ts';

/** Two Saturdays in the distant future. */
const [ARRIVAL, DEPARTURE] = ['2099-07-11', '2099-07-18'];
const STAY = `from=${ARRIVAL}&to=${DEPARTURE}&persons=4`;
const TOKEN = 't'.repeat(43);

const ESTATE = {
  general: {
    id: 12,
    headType: { id: 3, name: { nl: 'Huis' } },
    subType: { id: 301, name: { nl: 'Herenhuis' } },
    transaction: { id: 1, name: { nl: 'Te koop' } },
    address: {
      visible: true,
      street: { nl: 'Kerkstraat' },
      city: { id: 1, zip: '8300', name: { nl: 'Knokke' } },
    },
    price: { value: 400000 },
  },
};
const UNIT = {
  id: 7001,
  photos: [],
  general: {
    city: { id: 1, zip: '8300', name: { nl: 'Knokke' } },
    maxOccupation: 4,
    building: { name: 'Residentie Astrid', rentalName: 'Zeebries' },
  },
};
const PERIODS = {
  periods: [{ id: 'WEEK-1', type: 'WEEK', from: ARRIVAL, to: DEPARTURE, price: 1295, state: 'free' }],
  nights: { busy: [] },
  rules: { arrivalDays: [6], minNights: 3 },
  costs: { cleaning: 95, deposit: 300, touristTaxPerPersonNight: 3 },
};
const RESERVATION = {
  id: 'r-1',
  state: 'requested',
  total: 1474,
  breakdown: { nights: 7, stay: 1295, cleaning: 95, touristTax: 84, extras: [], total: 1474, deposit: 300 },
};
const SUBSCRIPTION = {
  purpose: 'manage',
  state: 'active',
  email: 'an@example.be',
  name: 'An',
  locale: 'nl',
  criteria: { status: ['FOR_SALE'], priceMax: 400000 },
};

const person = { firstname: 'An', lastname: 'Peeters', email: 'an@example.be', consent: '1' };

/** A form for tests. */
export interface TestedForm {
  /** Address of its page, which takes the POST. */
  readonly page: string;
  /** Its call for scripts, below `/{lang}/ajax/`. */
  readonly call: string;
  /** Values of the fields, in order. */
  readonly typed: Fields;
  /** Further fields of the call when its address does not name the subject. */
  readonly alsoTyped: Fields;
  /** The content service's call for the form, below the site. */
  readonly takes: string;
  /** Address of the page after an accepted form. */
  readonly next: RegExp;
}

/** The site's six forms. */
export const TESTED_FORMS = {
  contact: {
    page: '/nl/contact?estate=12',
    call: '/nl/ajax/contact-form-handler?estate=12',
    typed: { ...person, message: 'Is er een tuin?' },
    alsoTyped: {},
    takes: 'contact-requests',
    next: /^\/nl\/contact\?estate=12&sent=1$/,
  },
  'send-to-a-friend': {
    page: '/nl/doorsturen/12',
    call: '/nl/ajax/send-to-a-friend?estate=12',
    typed: { 'recipient.email': 'an@example.be' },
    alsoTyped: {},
    takes: 'friend-recommendations',
    next: /^\/nl\/doorsturen\/12\?sent=1$/,
  },
  subscribe: {
    page: '/nl/hou-me-op-de-hoogte',
    call: '/nl/ajax/notifications',
    typed: { email: 'an@example.be', name: 'An', locale: 'fr', status: 'FOR_SALE', 'price-max': '400.000' },
    alsoTyped: {},
    takes: 'subscriptions',
    next: /^\/nl\/hou-me-op-de-hoogte\/succes\?status=FOR_SALE/,
  },
  'book-appointment': {
    page: '/nl/afspraak-maken/12',
    call: '/nl/ajax/live-agenda/reservation',
    typed: { ...person, slotId: 'a1.2026-11-26T10:00:00+01:00' },
    alsoTyped: { estateId: '12' },
    takes: 'live-agenda/reservation',
    next: new RegExp(`^/nl/afspraak/${APPOINTMENT_ID}$`),
  },
  valuation: {
    page: '/nl/waardebepaling',
    call: '/nl/ajax/valuation',
    typed: { ...person, address: 'Kerkstraat 12, 8300 Knokke', kind: 'house', area: '185 m²', state: 'good' },
    alsoTyped: {},
    takes: 'valuation-requests',
    next: /^\/nl\/waardebepaling\?sent=/,
  },
  reservation: {
    page: `/nl/vakantie/7001/reserveren?${STAY}`,
    call: '/nl/ajax/reservation',
    typed: { ...person, agreementIds: ['terms'] },
    alsoTyped: { rentalUnitId: '7001', from: ARRIVAL, to: DEPARTURE, persons: '4' },
    takes: 'rental-units/reservation',
    next: /^\/nl\/vakantie\/7001\/bedankt\?/,
  },
} as const satisfies Record<string, TestedForm>;

type Settings = Site['settings'];

interface FormsBenchOptions extends Pick<AppBenchOptions, 'bindings'> {
  /** The agency's secret for Turnstile. */
  readonly secret?: string;
}

/** An app with an agency with every form, and a fake content service that accepts each. */
export function formsBench({ bindings, secret }: FormsBenchOptions = {}, settings: Partial<Settings> = {}) {
  const document = siteDocument(`forms-${crypto.randomUUID().slice(0, 8)}`, {
    locales: ['nl', 'fr', 'en', 'de'],
  });
  const features = ['alerts' as const, 'rentals' as const, 'agenda' as const, 'valuation' as const];
  const site = { ...document, settings: { ...document.settings, features, ...settings } };
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  const stored = () => Response.json({ id: 's-1' }, { status: 202 });
  content.on(`GET ${base}/estates/v2/12`, ESTATE);
  content.on(`GET ${base}/cities`, []);
  content.on(`POST ${base}/estate-filters`, { headTypes: [], transactions: [], locations: [] });
  content.on(`GET ${base}/live-agenda/12`, agenda());
  content.on(`GET ${base}/rental-units/7001`, UNIT);
  content.on(`GET ${base}/rental-units/7001/periods`, PERIODS);
  content.on(`GET ${base}/agreements`, [
    { id: 'terms', title: 'Huurvoorwaarden', body: 'Eerst.', required: true },
  ]);
  content.on(`POST ${base}/contact-requests`, stored);
  content.on(`POST ${base}/friend-recommendations`, stored);
  content.on(`POST ${base}/subscriptions`, stored);
  content.on(`POST ${base}/valuation-requests`, () =>
    Response.json({ id: 's-1', reference: 'K7QX3M' }, { status: 202 }),
  );
  content.on(`POST ${base}/live-agenda/reservation`, () => Response.json(appointment(), { status: 201 }));
  content.on(`POST ${base}/rental-units/reservation`, () => Response.json(RESERVATION, { status: 201 }));
  content.on(`GET ${base}/live-agenda/reservation/${APPOINTMENT_ID}`, appointment());
  content.on(
    `DELETE ${base}/live-agenda/reservation/${APPOINTMENT_ID}`,
    () => new Response(null, { status: 204 }),
  );
  content.on(`GET ${base}/subscriptions/${TOKEN}`, SUBSCRIPTION);
  content.on(`GET ${base}/subscriptions/${TOKEN}/all`, {
    email: SUBSCRIPTION.email,
    subscriptions: [{ ...SUBSCRIPTION, token: TOKEN }],
  });
  content.on(`PUT ${base}/subscriptions/${TOKEN}/pause`, SUBSCRIPTION);
  content.on(`PUT ${base}/subscriptions/${TOKEN}`, SUBSCRIPTION);
  content.on(`DELETE ${base}/subscriptions/${TOKEN}`, () => new Response(null, { status: 204 }));
  content.on(`POST ${base}/subscriptions/confirm`, SUBSCRIPTION);
  const secrets = secret === undefined ? {} : { TURNSTILE_SECRETS: JSON.stringify({ [site.id]: secret }) };
  const scene = appBench({
    content,
    pageHandlers,
    formHandlers,
    ajax,
    bindings: { ...secrets, ...bindings },
  });
  const ask = (path: string, init?: RequestInit) => scene.ask(`https://${site.hostnames[0]}${path}`, init);
  /** Makes the content service refuse a call from now on. */
  const refusing = (methodAndPath: string, status: number, error: object | null) => {
    const [method, path] = methodAndPath.split(' ');
    content.on(`${method} ${base}/${path}`, () =>
      error === null ? new Response(null, { status }) : Response.json({ error }, { status }),
    );
  };
  /** The requests to the content service's call of a form. */
  const taken = ({ takes }: Pick<TestedForm, 'takes'>) =>
    content.requests.filter(({ method, url }) => method === 'POST' && url.endsWith(`${base}/${takes}`));
  return { ...scene, ask, base, site, content, refusing, taken, words: createTranslator('nl', {}) };
}

export { slotIn };
