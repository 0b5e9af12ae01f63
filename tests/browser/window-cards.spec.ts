/** Cards for an agency's window: one sheet each on both papers, and nothing lost on it. */
import { pathTo } from '#domain/routes.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { sheetsOf, sizesOf } from '../support/printed.ts';
import { at } from '../support/sites.ts';
import { lookAt } from '../support/six-sizes.ts';
import { signInAs } from '../support/staff-session.ts';

const SITE = 'duinzicht';
const LONG =
  'Uitzonderlijk gelegen, volledig gerenoveerde villa in cottagestijl met zwembad, poolhouse, drie garages en zicht op de duinen van Het Zoute tot aan Cadzand';
const WORDS =
  'Woongebied met landelijk karakter en een bijzonder plan van aanleg, goedgekeurd op 14 maart 1994. ';

/** Twenty odd homes: with and without title, price, figures and place, with few words and with too many. */
const HOMES = Array.from({ length: 21 }, (_, index) => ({
  general: {
    id: `${8900 + index}`,
    headType: { id: [1, 2, 3, 4, 5, 6, 9, 10][index % 8] },
    transaction: { id: index % 5 === 4 ? 2 : 1 },
    ...(index % 3 === 0 && { title: { nl: LONG, fr: LONG.slice(0, 90) } }),
    price: { value: index % 4 === 1 ? -1 : 123_456_789 },
    bedroomCount: 12,
    townPlanningValue: { nl: WORDS.repeat((index % 4) + 1) },
    buildingLicense: 'YES',
    allocationLicense: 'NO',
    presaleRight: 'YES',
    floodingParcelScore: 'D',
    floodingBuildingScore: 'C',
    address: {
      visible: index % 2 === 0,
      street: { nl: 'Burgemeester Frans Desmidtplein-Elizabetlaan' },
      number: '1234 bus 567',
      city: { id: 1201, zip: ['8300', '1050', '5000'][index % 3], name: { nl: 'Sint-Martens-Latem' } },
    },
  },
  ...(index % 3 !== 2 && {
    energy: { epcValue: 412, energyLabel: 'F', epcReference: '20260101-0001234567-RES-1', co2: 84 },
    dimensions: { areaBuild: 284.5, areaGround: 12_850 },
    technical: { monthlyCost: 185, constructionYear: 1936, renovationYear: 2019 },
  }),
}));

test('twenty-one odd homes are twenty-one sheets, on A4 and on A3, and nothing is cut', async ({
  page,
  split,
}) => {
  test.setTimeout(240_000);
  for (const home of HOMES) await split.content.offer(SITE, home);
  await signInAs(page.context(), split, { who: 'window.an' });
  await page.goto(at(SITE, pathTo('staff-homes', 'nl'), split.port));
  await page.getByRole('link', { name: 'Etalagekaarten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kaarten voor de etalage');
  await page.locator('input[name="home"][value="8900"]').check();
  await page.getByRole('button', { name: 'Toon de kaarten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 kaart');

  for (const [paper, size] of [
    ['a4', '210×297'],
    ['a3', '420×297'],
  ] as const) {
    const chosen = HOMES.map(({ general }) => `home=${general.id}`).join('&');
    await page.goto(
      at(SITE, `${pathTo('staff-window', 'nl')}?${chosen}&language=nl&paper=${paper}`, split.port),
    );
    await settled(page);
    await expect(page.locator('.window-card')).toHaveCount(HOMES.length);
    await page.emulateMedia({ media: 'print' });
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect([sheetsOf(pdf), sizesOf(pdf)], paper).toEqual([HOMES.length, [size]]);
    const cut = await page.locator('.window-card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const sheet = card.getBoundingClientRect();
        return [...card.querySelectorAll('.window-card__words > *, dd, .window-card__foot img')].flatMap(
          (part) => {
            const box = part.getBoundingClientRect();
            const isOut = box.bottom > sheet.bottom || box.right > sheet.right || box.left < sheet.left;
            return isOut ? [`${card.getAttribute('data-home')}: ${part.className || part.tagName}`] : [];
          },
        );
      }),
    );
    expect(cut, paper).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await lookAt(page, `window-${paper}`, paper === 'a4' ? 900 : 1700, 'light');
  }
});
