import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { Site } from '#wire/site.ts';
import { screens } from '../../pages.ts';
import type { Bindings } from '../../platform/bindings.ts';
import { appBench } from '../../testing/app-bench.ts';
import { control, type Fields, OWN, sendForm } from '../../testing/send-form.ts';
import { refusal, siteBench } from '../../testing/site-bench.ts';

/** Saturdays of a summer in the far future. */
const [FIRST, SECOND, THIRD, FOURTH] = ['2099-07-04', '2099-07-11', '2099-07-18', '2099-07-25'];
const week = (from: string, to: string, state = 'free') => ({
  id: `WEEK-${from}`,
  type: 'WEEK',
  from,
  to,
  price: 1295,
  state,
});
const PERIODS = {
  periods: [
    week(FIRST, SECOND, 'busy'),
    week(SECOND, THIRD),
    week(THIRD, FOURTH),
    week('2099-12-26', '2100-01-02'),
  ],
  nights: { busy: [[FIRST, SECOND]] },
  rules: { arrivalDays: [6], minNights: 3 },
  costs: { cleaning: 95, deposit: 300, touristTaxPerPersonNight: 3 },
};
const names = (text: string) => ({ nl: text, fr: text, en: text, de: text });
const UNIT = {
  id: 7001,
  photos: [{ original: 'coast-1', medium: 'coast-1', thumbnail: 'coast-1' }],
  general: {
    description: names('Zicht op <zee> & duin.'),
    descriptionShort: names('Kort.'),
    location: { id: 'east', name: names('Oostkust') },
    city: { id: 1, zip: '8300', name: names('Knokke') },
    geoLocation: { lat: 51.351234, lon: 3.281234 },
    maxOccupation: 4,
    subKind: { id: 'STUDIO', name: names('Studio') },
    garage: true,
    floor: 5,
    building: { name: 'Residentie Astrid', rentalName: 'Zeebries' },
    rentalOptions: [{ description: names('Linnen: € 15') }],
  },
  rooms: { bedrooms: 2, bathrooms: 1 },
  pricesFrom: [{ type: 'WEEK', price: 1295 }],
};
const WITH_EXTRAS = {
  ...UNIT,
  general: {
    ...UNIT.general,
    rentalOptions: [
      { id: 'dog', name: names('Hond'), price: 40, per: 'STAY' },
      { id: 'wood', name: names('Hout'), price: 7.5, per: 'PIECE', most: 3 },
      { id: 'energy', name: names('Energie'), price: 12, per: 'NIGHT', obligatory: true },
    ],
    equipment: [{ name: names('Wasmachine') }],
  },
  rules: { arrivalDays: [6], minNights: 3, arrivalFrom: '15:00' },
};
const AGREEMENTS = [
  { id: 'terms', title: 'Huurvoorwaarden', body: 'Eerst.\n\nDan.', required: true },
  { id: 'news', title: 'Nieuws', body: 'Soms.', required: false },
];
const RESERVATION = {
  id: 'r-1',
  state: 'requested',
  total: 1474,
  breakdown: { nights: 7, stay: 1295, cleaning: 95, touristTax: 84, extras: [], total: 1474, deposit: 300 },
};
const PATH = '/nl/vakantie/7001';
const STAY = `from=${SECOND}&to=${THIRD}&persons=4`;
/** The button that goes on to the form with the choice. */
const RESERVE = `formAction="${PATH}/reserveren"`;
const FORM = `${PATH}/reserveren?${STAY}`;

const typed = {
  firstname: 'An',
  lastname: 'Peeters',
  email: 'an@example.be',
  agreementIds: ['terms'],
  consent: '1',
};
const good = (): Fields => ({ ...control(), ...typed });

function bench(
  bindings: Partial<Bindings> = {},
  turnstileSiteKey: string | null = null,
  stays: Site['settings']['stays'] = null,
) {
  const scene = siteBench(
    'rental',
    { locales: [...LOCALES], settings: { features: ['rentals'], turnstileSiteKey, stays } },
    { bindings },
  );
  const { content, base } = scene;
  const options = { locations: [], maxOccupations: [{ value: 4, count: 1 }], subKinds: [], cities: [] };
  content.on(`GET ${base}/rental-units/7001`, UNIT);
  content.on(`GET ${base}/rental-units/7001/periods`, PERIODS);
  content.on(`GET ${base}/agreements`, AGREEMENTS);
  content.on(`POST ${base}/rental-units`, { total: { value: 1 }, results: [UNIT] });
  content.on(`POST ${base}/rental-units/filters`, {
    ...options,
    periodTypes: [{ id: 'WEEK', count: 1 }],
    periodStartDates: [],
    periodDates: [{ type: 'WEEK', from: SECOND, to: THIRD, count: 1 }],
  });
  content.on(`POST ${base}/rental-units/reservation`, () => Response.json(RESERVATION, { status: 201 }));
  return { ...scene, sent: () => scene.sent('POST', '/reservation') };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});
const textOf = async (path: string): Promise<string> => (await scene.ask(path)).text();

describe('the list of holiday rentals', () => {
  it('requests the search of the address, and adds the stay to each unit’s link', async () => {
    const text = await textOf(`/nl/vakantie?period=WEEK&persons=4&from=${SECOND}&to=${THIRD}`);
    const search = scene.content.requests.find(({ url }) => url.endsWith('/rental-units'));
    expect(await search?.json()).toMatchObject({
      query: {
        terms: { periodType: ['WEEK'] },
        range: { maxOccupation: { gte: 4 }, dates: { from: SECOND, to: THIRD } },
      },
      from: 0,
      size: 15,
    });
    const { searchParams } = new URL(
      scene.content.requests.find(({ url }) => url.includes('/rental-units/filters'))?.url ?? '',
    );
    expect(Object.fromEntries(searchParams)).toEqual({ stays: '8' });
    expect(text).toContain('1 vakantieverblijf');
    expect(text).toContain(`href="${PATH}?from=${SECOND}&amp;to=${THIRD}&amp;persons=4"`);
  });

  it.each([
    ['persons=4&from=&to=', 'persons=4'],
    ['to=2099-07-11', ''],
    ['from=2020-01-04&to=2020-01-11&persons=2', 'persons=2'],
    ['persons=40000', ''],
  ])('visibly drops invalid values: %s', async (query, canonical) => {
    const response = await scene.ask(`/nl/vakantie?${query}`);
    expect([response.status, response.headers.get('Location')]).toEqual([
      302,
      `/nl/vakantie${canonical === '' ? '' : `?${canonical}`}`,
    ]);
  });

  it.each([
    ['an hour, as the rest of the offer', '/nl/vakantie?persons=2', 3_000, 'stale'],
    ['a minute when dates are requested', `/nl/vakantie?from=${SECOND}&to=${THIRD}`, 61, 'miss'],
    ['a minute when a kind of period is requested', '/nl/vakantie?period=WEEK', 61, 'miss'],
  ])('is cached for %s', async (_what, path, seconds, then) => {
    const said = async () => (await scene.ask(path)).headers.get('X-Gevel-Cache');
    expect([await said(), await said()]).toEqual(['miss', 'hit']);
    scene.clock.pass(seconds);
    expect(await said()).toBe(then);
  });

  it('suggests other searches when nothing is found, and answers 404 beyond the last page', async () => {
    scene.content.on(`POST ${scene.base}/rental-units`, { total: { value: 0 }, results: [] });
    const text = await textOf(`/nl/vakantie?from=${SECOND}&to=${THIRD}`);
    expect(text).toContain('Geen vakantieverblijf gevonden');
    expect((await scene.ask('/nl/vakantie?page=9')).status).toBe(404);
  });

  it('says on which days weeks begin when none does, and offers the nearest with their count and lowest total', async () => {
    const weeks = [
      { type: 'WEEK', from: SECOND, to: THIRD, count: 14 },
      { type: 'WEEK', from: THIRD, to: FOURTH, count: 9 },
    ];
    scene.content.on(`POST ${scene.base}/rental-units/filters`, {
      locations: [],
      maxOccupations: [],
      subKinds: [],
      cities: [],
      periodTypes: [],
      periodStartDates: [],
      periodDates: weeks,
    });
    const costs = { cleaning: 95, deposit: 300, touristTaxPerPersonNight: 3 };
    scene.content.on(`POST ${scene.base}/rental-units`, async (request) => {
      const { query } = (await request.json()) as {
        query: { range?: { dates?: { from: string; to: string } } };
      };
      const dates = query.range?.dates;
      const found = weeks.find(({ from }) => from === dates?.from);
      const quote = { ...dates, price: 915 };
      return Response.json({
        total: { value: found?.count ?? 0 },
        results: found === undefined ? [] : [{ ...UNIT, costs, quote }],
      });
    });
    const text = (await textOf('/nl/vakantie?persons=4&from=2099-07-13&to=2099-07-20')).replaceAll(
      '\u00a0',
      ' ',
    );
    expect(text).toContain('Op maandag begint hier geen verblijf van deze duur.');
    expect(text).toContain('Dat kan wel op zaterdag.');
    // 915, cleaning, and tax for four in seven nights.
    expect(text).toContain('14 vrij, vanaf € 1.094');
    expect(text).toContain('9 vrij, vanaf € 1.094');
    expect(text).toMatch(new RegExp(`href="[^"]*from=${SECOND}&amp;to=${THIRD}[^"]*"`));
    expect(text).toContain('met schoonmaak en verblijfstaks, 4 personen');
  });

  it('numbers each further page in its title and description, because all are indexed', async () => {
    scene.content.on(`POST ${scene.base}/rental-units`, { total: { value: 20 }, results: [UNIT] });
    const headOf = (text: string) => [
      /<title>([^<]*)</.exec(text)?.[1],
      /<meta name="description" content="([^"]*)"/.exec(text)?.[1],
    ];
    const [title, description] = headOf(await textOf('/nl/vakantie'));
    expect(headOf(await textOf('/nl/vakantie?page=2'))).toEqual([
      title?.replace(' ·', ', pagina 2 ·'),
      `${description} Pagina 2.`,
    ]);
  });

  it('is 503 and no empty list when the search fails', async () => {
    scene.content.on(`POST ${scene.base}/rental-units`, () => new Response(null, { status: 500 }));
    const response = await scene.ask('/nl/vakantie?persons=2');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('We kunnen nu niet zoeken.');
  });
});

describe('the page of a unit', () => {
  it('shows all facts (spec 1 §3, "Rental unit"), and no more precise place than its town', async () => {
    const text = await textOf(PATH);
    for (const part of [
      'Zeebries',
      'Residentie Astrid',
      'Oostkust, 8300\u00a0Knokke',
      'Studio',
      'Kort.',
      'Linnen: € 15',
      'verdieping 5',
      '/media/',
      '€ 1.295',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('51.351');
    expect(text).not.toContain('3.2812');
  });

  it('links every possible arrival day, then departure day, and describes them in words', async () => {
    const text = await textOf(PATH);
    expect(text).toContain(`href="${PATH}?from=${SECOND}&amp;month=2099-07"`);
    expect(text).toContain('za 11 juli, vrij vanaf de namiddag, aankomst mogelijk');
    const begun = await textOf(`${PATH}?from=${SECOND}`);
    expect(begun).toContain(`href="${PATH}?from=${SECOND}&amp;to=${THIRD}&amp;month=2099-07"`);
    expect(begun).toContain('Kies nu de dag van vertrek');
  });

  it('shows the total price before anything is sent, and the link to the form', async () => {
    const text = await textOf(`${PATH}?${STAY}`);
    for (const part of ['€ 1.295', '€ 95', '€ 84', '€ 1.474', 'Waarborg € 300']) expect(text).toContain(part);
    expect(text).toContain(RESERVE);
  });

  it('offers the extras of the unit, calculates the chosen ones, and names one that it has not', async () => {
    scene.content.on(`GET ${scene.base}/rental-units/7001`, WITH_EXTRAS);
    const choice = `${STAY}&extra=dog&extra=wood.2`;
    const text = await textOf(`${PATH}?${choice}`);
    expect(text).toMatch(/name="extra"[^>]*checked=""[^>]*value="dog"|value="dog"[^>]*checked=""/);
    expect(text).toMatch(/<option[^>]*value="wood.2"[^>]*selected=""|<option selected="" value="wood.2"/);
    expect(text).not.toContain('value="energy"');
    for (const part of ['Hond', 'Hout, 2 ×', 'Energie', '€ 40 per verblijf', '€ 1.613']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
    expect(text).toContain(`month=2099-08&amp;extra=dog&amp;extra=wood.2`);
    for (const [extra, said] of [
      ['cat', 'een extra die we niet kennen'],
      ['%3Cb%3EBel%200900%20123%3C%2Fb%3E', 'een extra die we niet kennen'],
      ['cat&extra=x%20y', 'een extra die we niet kennen'],
      ['wood.9', 'Hout, 9 ×'],
      ['dog.x', 'Hond'],
    ]) {
      const refused = await textOf(`${PATH}?${STAY}&extra=${extra}`);
      expect(refused).toContain(`Dit kan hier niet bij uw verblijf: ${said}.`);
      expect(refused).not.toContain(RESERVE);
      // The next choice is without it: no field of the form has it.
      expect(refused).not.toMatch(/name="extra"[^>]*value="(?:cat|dog\.x|[^"]*0900)/);
      expect(refused.replace(/(?:href|content|action)="[^"]*"/g, '')).not.toMatch(/0900|\bcat\b/);
      expect((await scene.ask(`${FORM}&extra=${extra}`)).status).toBe(302);
    }
  });

  it('shows equipment, hours and payment before the form, and nothing that is unknown', async () => {
    const plain = await textOf(PATH);
    expect(plain).not.toContain('id="equipment"');
    expect(plain).not.toContain('vanaf 15:00');
    expect(await textOf(FORM)).not.toContain('<h2 class="reserve__heading">Betalen</h2>');
    // Another site, whose pages and documents are not cached yet.
    scene = bench({}, null, { advance: 50, restDays: 28, departureUntil: '10:00' });
    scene.content.on(`GET ${scene.base}/rental-units/7001`, WITH_EXTRAS);
    const page = await textOf(PATH);
    for (const part of ['Wasmachine', 'vanaf 15:00', 'voor 10:00']) expect(page).toContain(part);
    const form = (await textOf(FORM)).replaceAll('\u00a0', ' ');
    expect(form).toContain('€ 779 (50 %) als voorschot');
    expect(form).toContain('De rest, € 779, betaalt u ten laatste op 13 juni 2099.');
    expect(form).toMatch(/<dd>[^<]*, vanaf 15:00<\/dd>/);
    expect(form.match(/<dt>Aankomst<\/dt>/g)).toHaveLength(1);
  });

  it('shows days and total of a chosen stay on the first screen and in the bar, in place of the least price', async () => {
    const partsOf = async (query: string) => {
      const text = await textOf(PATH + query);
      return [/class="summary__head".*?<\/div>/s, /class="action-bar__words".*?<\/div>/s].map(
        (part) => part.exec(text)?.[0].replaceAll('\u00a0', ' ') ?? '',
      );
    };
    const [head, bar] = await partsOf(`?${STAY}`);
    expect(head).toMatch(/11\s*–\s*18 juli 2099</);
    expect(head).toMatch(/€ 1\.474<small>.*voor 7 nachten/);
    expect(bar).toContain('€ 1.474');
    expect(bar).toContain('11 jul – 18 jul<');
    for (const part of await partsOf('')) expect(part).toContain('€ 1.295');
    for (const part of [head, bar]) expect(part).not.toContain('€ 1.295');
  });

  it.each([
    ['departure before arrival', `from=${THIRD}&to=${SECOND}`, 'De dag van vertrek moet na'],
    ['forty persons', `from=${SECOND}&to=${THIRD}&persons=40`, 'hoogstens 4 personen'],
    ['taken nights', `from=${FIRST}&to=${SECOND}`, 'Deze nachten zijn al bezet.'],
    ['a made-up period', `from=${SECOND}&to=2099-07-16`, 'Voor deze dagen bieden we geen verblijf aan.'],
    ['the past', 'from=2020-01-04&to=2020-01-11', 'Deze dagen zijn voorbij.'],
  ])('explains why a stay is not possible: %s', async (_what, query, words) => {
    const response = await scene.ask(`${PATH}?${query}`);
    const text = await response.text();
    expect([response.status, text.includes(words)]).toEqual([200, true]);
    expect(text).not.toContain(RESERVE);
  });

  it('suggests free stays near taken nights', async () => {
    expect(await textOf(`${PATH}?from=${FIRST}&to=${SECOND}`)).toContain(
      `href="${PATH}?from=${SECOND}&amp;to=${THIRD}&amp;persons=2"`,
    );
  });

  it('counts a stay over New Year', async () => {
    const text = await textOf(`${PATH}?from=2099-12-26&to=2100-01-02&persons=1`);
    expect(text).toContain('Verblijf, 7 nachten');
  });

  it('shows nights at most a minute old, and current ones on a no-cache request', async () => {
    const isFree = async (init?: RequestInit) =>
      (await (await scene.ask(PATH, init)).text()).includes('za 11 juli, vrij vanaf de namiddag');
    expect(await isFree()).toBe(true);
    const taken = { ...PERIODS, periods: [], nights: { busy: [[FIRST, FOURTH]] } };
    scene.content.on(`GET ${scene.base}/rental-units/7001/periods`, taken);
    scene.clock.pass(59);
    expect(await isFree()).toBe(true);
    expect(await isFree({ headers: { 'Cache-Control': 'no-cache' } })).toBe(false);
    scene.clock.pass(2);
    expect(await isFree()).toBe(false);
  });

  it('is not cached after a no-cache request', async () => {
    const response = await scene.ask(PATH, { headers: { 'Cache-Control': 'no-cache' } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect((await scene.ask(PATH)).headers.get('X-Gevel-Cache')).toBe('miss');
  });

  it('works without its nights, says so, and is not cached', async () => {
    scene.content.on(
      `GET ${scene.base}/rental-units/7001/periods`,
      () => new Response(null, { status: 500 }),
    );
    const response = await scene.ask(PATH);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toContain('We kunnen de vrije nachten nu niet tonen.');
  });

  it.each([
    ['no costs', { costs: undefined }],
    ['costs that are null', { costs: null }],
    ['costs that are not an object', { costs: 'none' }],
    ['unset costs', { costs: { cleaning: -1, deposit: null } }],
    ['costs in words', { costs: { cleaning: 'free', deposit: {}, touristTaxPerPersonNight: [] } }],
    ['an invalid period', { periods: [null, { id: 1 }, ...PERIODS.periods] }],
    [
      'a period without a price',
      { periods: [{ ...week(FOURTH, '2099-08-01'), price: -1 }, ...PERIODS.periods] },
    ],
    ['a day of arrival that is none', { rules: { arrivalDays: [6, 9, 'Saturday'], minNights: 3 } }],
  ])('keeps its nights with %s', async (_what, changes) => {
    scene.content.on(`GET ${scene.base}/rental-units/7001/periods`, { ...PERIODS, ...changes });
    const text = await textOf(`${PATH}?${STAY}`);
    expect(text).toContain('€ 1.295');
    expect(text).toContain(RESERVE);
    expect(await textOf(`${PATH}?from=${FIRST}&to=${SECOND}`)).toContain('Deze nachten zijn al bezet.');
  });

  it.each([
    ['half an interval', [FIRST]],
    ['no day', [FIRST, 'soon']],
    ['nothing', null],
  ])('never shows taken nights as free when %s of them can be read', async (_what, taken) => {
    scene.content.on(`GET ${scene.base}/rental-units/7001/periods`, {
      ...PERIODS,
      nights: { busy: [[THIRD, FOURTH], taken] },
    });
    const text = await textOf(`${PATH}?${STAY}`);
    expect(text).toContain('We kunnen de vrije nachten nu niet tonen.');
    expect(text).not.toContain(RESERVE);
  });

  it('is 404 for an unknown one, 410 for a withdrawn one', async () => {
    scene.content.on(`GET ${scene.base}/rental-units/7003`, () => new Response(null, { status: 410 }));
    expect((await scene.ask('/nl/vakantie/7002')).status).toBe(404);
    expect((await scene.ask('/nl/vakantie/7003')).status).toBe(410);
    expect((await scene.ask('/nl/vakantie/a.b')).status).toBe(404);
  });
});

describe('the form for a stay', () => {
  it.each([
    ['nl', '/nl/vakantie/7001/reserveren', 'Uw verblijf reserveren'],
    ['fr', '/fr/vacances/7001/reserver', 'Réserver votre séjour'],
    ['en', '/en/holiday/7001/reserve', 'Reserve your stay'],
    ['de', '/de/feiertage/7001/reservieren', 'Ihren Aufenthalt reservieren'],
  ])('shows in %s its price and the agreements', async (_locale, path, heading) => {
    const text = await textOf(`${path}?${STAY}`);
    for (const part of [heading, '€ 1.474', 'Huurvoorwaarden', 'value="terms"']) expect(text).toContain(part);
    expect(text).not.toContain('stays.');
  });

  it('redirects to the unit for an impossible stay', async () => {
    const query = `?from=${FIRST}&to=${SECOND}&persons=2`;
    const response = await scene.ask(`${PATH}/reserveren${query}`);
    expect([response.status, response.headers.get('Location')]).toEqual([302, `${PATH}${query}`]);
  });

  it('forwards the stay in its address with the key, and redirects', async () => {
    const fields = good();
    const response = await sendForm(scene.ask, FORM, { ...fields, from: '2020-01-01', persons: '99' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${PATH}/bedankt?${STAY}`]);
    const [request, ...others] = scene.sent();
    expect(others).toEqual([]);
    expect(request?.headers.get('Idempotency-Key')).toBe(fields['form-key']);
    expect(await request?.json()).toEqual({
      rentalUnitId: '7001',
      from: SECOND,
      to: THIRD,
      persons: 4,
      firstname: 'An',
      lastname: 'Peeters',
      email: 'an@example.be',
      agreementIds: ['terms'],
      locale: 'nl',
      consent: true,
    });
    const thanks = await scene.ask(`${PATH}/bedankt?${STAY}`);
    expect(await thanks.text()).toContain('Uw aanvraag is aangekomen.');
  });

  it.each([
    ['departure before arrival', `from=${THIRD}&to=${SECOND}&persons=2`, 'f-to', 'De vertrekdag moet na'],
    ['40 persons in a studio', `from=${SECOND}&to=${THIRD}&persons=40`, 'f-persons', 'Zoveel personen'],
    ['a made-up period', `from=${SECOND}&to=2099-07-16&persons=2`, 'f-to', 'bieden we geen verblijf aan'],
    ['another day of arrival', 'from=2099-07-12&to=2099-07-18&persons=2', 'f-from', 'niet aankomen'],
    ['no days', 'persons=2', 'f-from', 'Kies een dag van aankomst.'],
  ])(
    'refuses %s with an error at the field, keeps all input and stores nothing',
    async (_what, query, id, words) => {
      const response = await sendForm(scene.ask, `${PATH}/reserveren?${query}`, good());
      const text = await response.text();
      expect(response.status).toBe(422);
      for (const part of [`href="#${id}"`, `id="${id}"`, words, 'an@example.be'])
        expect(text).toContain(part);
      expect(scene.sent()).toEqual([]);
    },
  );

  it('sends the extras of the address with the total that was shown, and shows another price again', async () => {
    scene.content.on(`GET ${scene.base}/rental-units/7001`, WITH_EXTRAS);
    const form = `${FORM}&extra=dog&extra=wood.2`;
    expect(await textOf(form)).toMatch(/name="total" value="1613"/);
    scene.content.on(`POST ${scene.base}/rental-units/reservation`, refusal(409, 'price_changed'));
    const refused = await sendForm(scene.ask, form, { ...good(), total: '1613' });
    const text = await refused.text();
    expect([refused.status, text.includes('De prijs is intussen veranderd.')]).toEqual([409, true]);
    expect(text).toContain('an@example.be');
    const sent = await scene.content.requests
      .findLast(({ url }) => url.endsWith('/rental-units/reservation'))
      ?.json();
    expect(sent).toMatchObject({
      total: 1613,
      extras: [
        { id: 'dog', count: 1 },
        { id: 'wood', count: 2 },
      ],
    });
  });

  it('requires the mandatory agreements', async () => {
    const response = await sendForm(scene.ask, FORM, { ...good(), agreementIds: ['news'] });
    expect([response.status, (await response.text()).includes('href="#f-agreementIds"')]).toEqual([
      422,
      true,
    ]);
    expect(scene.sent()).toEqual([]);
  });

  it('supports Turnstile on its page, for agencies with Turnstile', async () => {
    expect(await textOf(FORM)).not.toContain('data-enhance="vouched"');
    const bindings: Partial<Bindings> = {};
    scene = bench(bindings, 'site-key');
    Object.assign(bindings, { TURNSTILE_SECRETS: JSON.stringify({ [scene.site.id]: 'secret' }) });
    const response = await scene.ask(FORM);
    expect(response.headers.get('Content-Security-Policy')).toContain('https://challenges.cloudflare.com');
    expect(await response.text()).toMatch(/<form[^>]*data-enhance="vouched"[\s\S]*data-turnstile="site-key"/);
  });

  it('reports all errors at once: visitor’s details and agreements', async () => {
    const fields = { ...good(), firstname: '', email: '', agreementIds: [], consent: '' };
    const text = await (await sendForm(scene.ask, FORM, fields)).text();
    for (const id of ['f-firstname', 'f-email', 'f-agreementIds', 'f-consent']) {
      expect(text).toContain(`href="#${id}"`);
    }
    expect(scene.sent()).toEqual([]);
  });

  it('shows free nights when the chosen ones were taken meanwhile, and keeps the input', async () => {
    scene.content.on(`POST ${scene.base}/rental-units/reservation`, () => {
      const taken = { ...PERIODS, nights: { busy: [...PERIODS.nights.busy, [SECOND, THIRD]] } };
      scene.content.on(`GET ${scene.base}/rental-units/7001/periods`, taken);
      return Response.json({ error: { code: 'dates_taken', message: 'taken' } }, { status: 409 });
    });
    const fields = good();
    const response = await sendForm(scene.ask, FORM, fields);
    const text = await response.text();
    expect(response.status).toBe(409);
    expect(text).toContain('an@example.be');
    expect(text).toContain(`formAction="${PATH}/reserveren?from=${THIRD}&amp;to=${FOURTH}&amp;persons=4"`);
  });

  it('shows the price of other days without sending anything', async () => {
    const path = `${PATH}/reserveren?from=${THIRD}&to=${FOURTH}&persons=4`;
    const response = await sendForm(scene.ask, path, { ...good(), look: '1' });
    const text = await response.text();
    expect([response.status, scene.sent()]).toEqual([200, []]);
    for (const part of ['Andere dagen', '€ 1.474', 'an@example.be']) expect(text).toContain(part);
  });

  it('sends a retry although its own nights are taken now, because the first answer was lost', async () => {
    const taken = { ...PERIODS, nights: { busy: [...PERIODS.nights.busy, [SECOND, THIRD]] } };
    scene.content.on(`GET ${scene.base}/rental-units/7001/periods`, taken);
    expect((await sendForm(scene.ask, FORM, good())).status).toBe(303);
    expect(scene.sent()).toHaveLength(1);
  });

  it('is 503 with all input and the same key while the content service is down; it is never queued', async () => {
    const stored: unknown[] = [];
    const send = async (message: unknown) => void stored.push(message);
    const down = bench({ FORMS: { send } as unknown as Queue });
    down.content.on(`POST ${down.base}/rental-units/reservation`, () => new Response(null, { status: 500 }));
    const fields = good();
    const response = await sendForm(down.ask, FORM, fields);
    const text = await response.text();
    expect([response.status, response.headers.has('Retry-After'), stored]).toEqual([503, true, []]);
    expect(text).toContain(`value="${fields['form-key']}"`);
    expect(text).toContain('an@example.be');
  });

  it.each([
    ['another origin', {}, { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a full trap', { homepage: 'x' }, OWN, 422],
    ['no key', { 'form-key': '' }, OWN, 400],
  ])('refuses %s', async (_what, changes, headers, status) => {
    const response = await sendForm(scene.ask, FORM, { ...good(), ...changes }, headers);
    expect([response.status, scene.sent()]).toEqual([status, []]);
  });
});

describe('the calls for rentals below /{lang}/ajax/', () => {
  it('returns the periods of a unit, without caching', async () => {
    const response = await scene.ask('/nl/ajax/rental-periods/7001');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toEqual(PERIODS);
    expect((await scene.ask('/nl/ajax/rental-periods/7002')).status).toBe(404);
  });

  it('searches, and discloses no more precise place of a unit than its town', async () => {
    const search = (body: unknown) =>
      scene.ask('/fr/ajax/rental-units', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      });
    const response = await search({ query: { range: { dates: { from: SECOND, to: THIRD } } } });
    const text = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(JSON.parse(text)).toMatchObject({
      total: 1,
      results: [{ title: 'Zeebries', href: `/fr/vacances/7001?from=${SECOND}&to=${THIRD}` }],
    });
    expect(text).not.toContain('51.35');
    expect((await search({ query: { terms: { street: ['x'] } } })).status).toBe(400);
  });

  it('reserves, and returns the price and the next page', async () => {
    const stay = { rentalUnitId: '7001', from: SECOND, to: THIRD, persons: '4' };
    const response = await sendForm(scene.ask, '/nl/ajax/reservation', { ...good(), ...stay });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ ...RESERVATION, href: `${PATH}/bedankt?${STAY}` });
  });

  it.each([
    [{ to: FIRST }, 'to', 'order'],
    [{ persons: '40' }, 'persons', 'persons'],
    [{ persons: 'many' }, 'persons', 'required'],
    [{ to: '2099-07-15' }, 'to', 'invalid'],
    [{ from: '2099-02-30' }, 'from', 'invalid'],
  ])('refuses %o with the field', async (changes, field, code) => {
    const stay = { rentalUnitId: '7001', from: SECOND, to: THIRD, persons: '4', ...changes };
    const response = await sendForm(scene.ask, '/nl/ajax/reservation', { ...good(), ...stay });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: 'fields', fields: { [field]: code } } });
    expect(scene.sent()).toEqual([]);
  });
});

it('are not found for an agency without rentals', async () => {
  const plain = appBench({ screens });
  for (const path of ['/fr/vacances', '/fr/vacances/7001', `/fr/vacances/7001/reserver?${STAY}`])
    expect((await plain.ask(path)).status).toBe(404);
  expect((await plain.ask('/fr/ajax/rental-periods/7001')).status).toBe(404);
  expect((await sendForm(plain.ask, '/fr/ajax/reservation', good())).status).toBe(404);
});
