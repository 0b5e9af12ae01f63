/**
 * Three agencies of one deployment at once (decision 86): one with the deployment's content service, one
 * whose own service provides only listings, one whose own service answers every call.
 * `worker/own-services.workerd.test.ts` tests the effect of each fault on its agency.
 */
import type { Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { localOperatorToken } from '#scripts/lib/local-operator.ts';
import { SITE_ALONE } from '#scripts/lib/workers.ts';
import { createService } from '../../docs/examples/listings-service/service.ts';
import { openStore } from '../../docs/examples/listings-service/store.ts';
import {
  chooseTime,
  expectBooked,
  fillDetails,
  freeTimeAt,
  sendAppointment,
} from '../support/appointments.ts';
import { callingOver, SITE_TOKEN, startContentAlone } from '../support/content-alone.ts';
import { type ContentGate, openGate } from '../support/content-gate.ts';
import { contentServiceOf } from '../support/content-service.ts';
import { estateForSale, type Wanted } from '../support/demo.ts';
import { startTestWorkers, type TestWorkers } from '../support/environment.ts';
import { expect, test } from '../support/fixtures.ts';
import { send } from '../support/http.ts';
import { type OwnServiceDoor, openDoor } from '../support/own-service.ts';
import { cardOf, findByCityAndPrice } from '../support/screens.ts';
import { AGENCIES, type AgencyId, at, wordsOf } from '../support/sites.ts';

const EXAMPLE_TOKEN = 'of-the-listings-of-duinzicht.in-tests-alone';

// Serial: first all three services work, then one fails.
test.describe.configure({ mode: 'serial' });

/** Port of the site. */
let port: number;
/** The deployment's content service. */
let deployment: TestWorkers;
let listings: OwnServiceDoor;
let whole: ContentGate;
const ends: (() => Promise<void>)[] = [];

/** Sets an agency's own content service in the deployment. */
async function tellService(site: AgencyId, service: object): Promise<void> {
  const { status, text } = await send('localhost', `/sites/${site}/content-service`, {
    port: deployment.port,
    method: 'PUT',
    headers: { authorization: `Bearer ${localOperatorToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pictureHosts: [], ...service }),
  });
  expect([status, text]).toEqual([200, expect.stringContaining('scope')]);
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const store = openStore(':memory:');
  store.load('docs/examples/listings-service/homes.ndjson');
  const example = createService({ store, siteId: 'duinzicht', token: EXAMPLE_TOKEN });
  listings = await openDoor((request, response) => void example.emit('request', request, response));
  ends.push(listings.stop);
  const content = await startContentAlone();
  ends.push(content.stop);
  whole = await openGate(content.port);
  ends.push(whole.stop);
  const addresses = { duinzicht: `127.0.0.1:${listings.port}`, ardenne: `127.0.0.1:${whole.port}` };
  const vars = { LOCAL_SERVICES: Object.values(addresses).join(' ') };
  deployment = await startContentAlone(vars);
  ends.push(deployment.stop);
  await tellService('duinzicht', {
    address: `http://${addresses.duinzicht}`,
    scope: 'core',
    token: EXAMPLE_TOKEN,
  });
  await tellService('ardenne', { address: `http://${addresses.ardenne}`, scope: 'full', token: SITE_TOKEN });
  const site = await startTestWorkers({
    configs: SITE_ALONE,
    vars: { ...vars, ...callingOver(deployment.port) },
    seeded: false,
    hostnames: Object.values(AGENCIES).map(({ hostname }) => hostname),
  });
  ends.push(site.stop);
  ({ port } = site);
});

test.afterAll(async () => {
  for (const end of ends.toReversed()) await end();
});

/** The home of the example to search for: in no other agency's offer. */
const EXAMPLE: Wanted = { id: '1007', cityId: '1201', place: 'Knokke-Heist (8300)', price: 410_000 };

/** From the search on the start page to a booked viewing. */
async function bookFromSearch(page: Page, agency: AgencyId, locale: Locale, wanted: Wanted): Promise<void> {
  const t = wordsOf(locale);
  await page.goto(at(agency, pathTo('home', locale), port));
  await findByCityAndPrice(page, t, wanted);
  await cardOf(page, locale, wanted.id).getByRole('link').first().click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(pathTo('estate', locale, { id: wanted.id })));
  await page.goto(at(agency, pathTo('book-appointment', locale, { id: wanted.id }), port));
  await chooseTime(page, (await freeTimeAt(page, 0)).value);
  await fillDetails(page, t, `mia.own.${agency}.${port}@example.com`);
  await sendAppointment(page, t);
  await expectBooked(page, t);
}

test('searches, pages and bookings of each agency use its own service', async ({ page }) => {
  await bookFromSearch(page, 'huis-haard', 'nl', estateForSale('huis-haard'));
  await bookFromSearch(page, 'duinzicht', 'nl', EXAMPLE);
  // A booking at an agency with a full service of its own reaches only that service.
  const heard = whole.posts.length;
  await bookFromSearch(page, 'ardenne', 'fr', estateForSale('ardenne'));
  expect(whole.posts.slice(heard)).toContainEqual(
    expect.objectContaining({ path: '/sites/ardenne/live-agenda/reservation', status: 201 }),
  );
  const booked = await contentServiceOf(deployment).rows('SELECT site_id, estate_id FROM appointments');
  expect(booked).toEqual([
    { site_id: 'huis-haard', estate_id: expect.any(String) },
    { site_id: 'duinzicht', estate_id: EXAMPLE.id },
  ]);
});

test('when one stops, is slow or answers wrongly, cached pages work, new ones show an error, and the other agencies are not affected', async ({
  page,
  watch,
}) => {
  watch.expectError(/status of 503/);
  /** A search that nobody has made before. */
  const newSearch = (locale: Locale, number: number): string =>
    `${pathTo('offer', locale)}?price-min=${1000 * (number + 1)}`;
  const asked = async (agency: AgencyId, path: string) =>
    (await send(AGENCIES[agency].hostname, path, { port })).status;
  const known = pathTo('home', 'nl');
  for (const [number, fare] of (['stopped', 'slow', 'lying'] as const).entries()) {
    listings.fares(fare);
    const answers = await Promise.all([
      asked('duinzicht', newSearch('nl', number)),
      asked('duinzicht', known),
      asked('huis-haard', newSearch('nl', number)),
      asked('ardenne', newSearch('fr', number)),
    ]);
    expect([fare, ...answers]).toEqual([fare, 503, 200, 200, 200]);
  }
  await page.goto(at('duinzicht', newSearch('nl', 9), port));
  await expect(page.getByRole('banner')).toContainText(AGENCIES.duinzicht.name);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/);
  // Then the agency with a full service.
  listings.fares('well');
  whole.set('closed');
  expect(await asked('ardenne', newSearch('fr', 9))).toBe(503);
  expect(await asked('huis-haard', newSearch('nl', 9))).toBe(200);
});
