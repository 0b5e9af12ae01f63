import { expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const TODAY = brusselsDay(new Date());
const DAY = addDays(TODAY, 3);

it('a home’s page shows its open-house days as text and as structured data', async () => {
  const site = siteDocument('open-house', { settings: { features: ['agenda'] } });
  const content = fakeContent(site);
  const openHouses = [
    { day: addDays(TODAY, -1), from: '10:00', to: '12:00' },
    { day: DAY, from: '10:00', to: '12:00', registration: true, places: 8 },
  ];
  content.on(`GET /sites/${site.id}/estates/v2/12`, aHome(12, {}, { openHouses }));
  const { ask } = appBench({ content, screens });
  const at = (path: string) => ask(new URL(path, `https://${site.hostnames[0]}`).href);
  const moved = await at('/nl/aanbod/12');
  const page = await (await at(moved.headers.get('Location') ?? '/nl/aanbod/12')).text();
  const [, script = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  const events = [JSON.parse(script)].flat().flatMap(({ mentions = [] }) => mentions);
  // A past open house is left out.
  expect(events).toEqual([
    expect.objectContaining({
      '@type': 'Event',
      startDate: expect.stringContaining(`${DAY}T10:00:00`),
      maximumAttendeeCapacity: 8,
      location: expect.objectContaining({
        address: expect.objectContaining({ streetAddress: 'Kerkstraat 1' }),
      }),
    }),
  ]);
  expect(page.match(/<time [^>]*dateTime="[^"]+"|<time [^>]*datetime="[^"]+"/g)?.join()).toContain(DAY);
  expect(page).toContain('Schrijf u in: er zijn 8 plaatsen.');
  expect(page).toMatch(new RegExp(`href="/nl/afspraak-maken/12\\?open=${DAY.replaceAll('-', '')}T\\d{4}Z`));
});
