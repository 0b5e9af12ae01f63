import { createTranslator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../pages.ts';
import { APPOINTMENT_ID, agenda, appointment, slotIn } from './agenda-bench.ts';
import { type AppBenchOptions, appBench } from './app-bench.ts';
import { fakeContent } from './fake-content.ts';
import { type FormSample, FREE_WEEK } from './form-sample.ts';
import type { Fields } from './send-form.ts';
import { siteDocument } from './sites.ts';

const TOKEN = 't'.repeat(43);

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
  periods: [{ id: 'WEEK-1', type: 'WEEK', ...FREE_WEEK, price: 1295, state: 'free' }],
  nights: { busy: [] },
  rules: { arrivalDays: [6], minNights: 3 },
  costs: { cleaning: 95, deposit: 300, touristTaxPerPersonNight: 3 },
};
const SUBSCRIPTION = {
  purpose: 'manage',
  state: 'active',
  email: 'an@example.be',
  name: 'An',
  locale: 'nl',
  criteria: { status: ['FOR_SALE'], priceMax: 400000 },
};

/** A form with the addresses at which it is sent. */
export interface TestedForm extends Omit<FormSample, 'takes'> {
  readonly alsoTyped: Fields;
  readonly takes: string;
  /** Its call for scripts. */
  readonly call: string;
  readonly queue: string | null;
}

/** The sample of every form of the site. Throws for a form without one. */
export const TESTED_FORMS: readonly TestedForm[] = (() => {
  const samples = Object.values(
    import.meta.glob<FormSample>('../screens/*/testing/form.ts', { import: 'form', eager: true }),
  );
  return screens.forms.map(({ name, queue, call }) => {
    const sample = samples.find((one) => one.name === name);
    const takes = sample?.takes ?? queue;
    if (sample === undefined || takes === null)
      throw new Error(`${name} needs a sample, testing/form.ts in the folder of its screen`);
    return { alsoTyped: {}, ...sample, takes, queue, call: `/nl/ajax${call.path}${sample.callQuery ?? ''}` };
  });
})();

/** The sample of a form. */
export function testedForm(name: string): TestedForm {
  const found = TESTED_FORMS.find((form) => form.name === name);
  if (found === undefined) throw new Error(`no form ${name}`);
  return found;
}

type Settings = Site['settings'];

interface FormsBenchOptions extends Pick<AppBenchOptions, 'bindings'> {
  /** The agency's secret for Turnstile. */
  readonly secret?: string;
}

/** An app with an agency with every form, and a fake content service that accepts each. */
export function formsBench({ bindings, secret }: FormsBenchOptions = {}, settings: Partial<Settings> = {}) {
  const features = ['alerts' as const, 'rentals' as const, 'agenda' as const, 'valuation' as const];
  const site = siteDocument(`forms-${crypto.randomUUID().slice(0, 8)}`, {
    locales: ['nl', 'fr', 'en', 'de'],
    settings: { features, ...settings },
  });
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  const accepted = () => Response.json({ id: 's-1' }, { status: 202 });
  content.on(`GET ${base}/estates/v2/12`, aHome(12));
  content.on(`GET ${base}/cities`, []);
  content.on(`POST ${base}/estate-filters`, { headTypes: [], transactions: [], locations: [] });
  content.on(`GET ${base}/live-agenda/12`, agenda());
  content.on(`GET ${base}/rental-units/7001`, UNIT);
  content.on(`GET ${base}/rental-units/7001/periods`, PERIODS);
  content.on(`GET ${base}/agreements`, [
    { id: 'terms', title: 'Huurvoorwaarden', body: 'Eerst.', required: true },
  ]);
  for (const { takes, stored = accepted } of TESTED_FORMS) content.on(`POST ${base}/${takes}`, stored);
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
    screens,
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
