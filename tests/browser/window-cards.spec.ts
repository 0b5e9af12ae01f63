/** Cards for an agency's window: one sheet each on both papers, and nothing lost on it; and brochures of several. */
import { writeFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { demoData } from '#demo/index.ts';
import { pathTo } from '#domain/routes.ts';
import { expect, settled, test } from '../support/fixtures.ts';
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

const sheetsOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
/** Width and height of the sheets in millimetres, each size once. */
const sizesOf = (pdf: Buffer): readonly string[] => [
  ...new Set(
    [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...points]) =>
      points.map((one) => Math.round((Number(one) / 72) * 25.4)).join('×'),
    ),
  ),
];

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

/** What is drawn on each sheet, as PDF operators. */
function drawnOn(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  const contents = [...text.matchAll(/\/Type\s*\/Page\b(?!s)[\s\S]*?\/Contents\s+(\d+) 0 R/g)].map(
    ([, id]) => id,
  );
  return contents.map((id) => {
    const begins = text.search(new RegExp(`(?:^|\\n)${id} 0 obj`));
    const from = text.indexOf('stream', begins) + 'stream'.length;
    const start = from + (text.startsWith('\r\n', from) ? 2 : 1);
    return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
  });
}
const hasWords = (drawn: string): boolean => /\bT[jJ]\b/.test(drawn);
const picturesIn = (drawn: string): number => drawn.match(/\bDo\b/g)?.length ?? 0;

/** Pictures of the agency's demo homes, each once. */
const FILES = [
  ...new Set(
    demoData()
      .estates.filter(({ siteId }) => siteId === SITE)
      .flatMap(({ estate }) => (estate.pictures ?? []).map(({ file }) => file)),
  ),
];
const PARAGRAPH =
  'Wie hier binnenstapt, kijkt dwars door het huis tot in de tuin, en hoort niets meer van de straat. ';

/** A brochure's home: plain, without pictures, with forty of them, with texts that fill sheets, with hardly anything. */
const brochureHome = (id: number, changes: object, pictures: number) => ({
  ...HOMES[id % 3],
  general: { ...HOMES[id % 3]?.general, id: `${id}`, address: HOMES[0]?.general.address, ...changes },
  pictures: FILES.slice(0, pictures).map((file, index) => ({ file, index })),
});
const ODD = [
  { id: 8950, changes: {}, pictures: 5 },
  { id: 8951, changes: {}, pictures: 0 },
  { id: 8952, changes: { description: { nl: PARAGRAPH } }, pictures: 40 },
  {
    id: 8953,
    changes: { title: { nl: LONG }, description: { nl: `${PARAGRAPH.repeat(12)}\n\n`.repeat(12) } },
    pictures: 2,
  },
  { id: 8954, changes: { townPlanningValue: null, title: null, description: null }, pictures: 1 },
];

test('a brochure has each sheet filled with something, and nothing is cut', async ({ page, split }) => {
  test.setTimeout(240_000);
  for (const { id, changes, pictures } of ODD)
    await split.content.offer(SITE, brochureHome(id, changes, pictures));
  await signInAs(page.context(), split, { who: 'window.an' });
  // As wide as the paper between its margins, so that what is cut there is cut here.
  await page.setViewportSize({ width: 688, height: 1017 });
  for (const { id, pictures } of ODD) {
    await page.goto(
      at(SITE, `${pathTo('staff-window', 'nl')}?home=${id}&language=nl&paper=brochure`, split.port),
    );
    await settled(page);
    const images = page.locator('.brochure img');
    await expect(images).toHaveCount(pictures + 1);
    await expect
      .poll(() => images.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
    await page.emulateMedia({ media: 'print' });
    const cut = await page.locator('.brochure').evaluate((brochure) => {
      const { left, right } = brochure.getBoundingClientRect();
      return [...brochure.querySelectorAll('*')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        return box.right > right + 1 || box.left < left - 1 ? [part.className || part.tagName] : [];
      });
    });
    expect(cut, `home ${id}`).toEqual([]);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const sheets = drawnOn(pdf);
    expect(sizesOf(pdf)).toEqual(['210×297']);
    expect(sheets.length).toBe(sheetsOf(pdf));
    // No sheet is empty, and every picture is on one.
    expect(sheets.filter((drawn) => !hasWords(drawn) && picturesIn(drawn) === 0)).toEqual([]);
    expect(sheets.reduce((sum, drawn) => sum + picturesIn(drawn), 0)).toBeGreaterThanOrEqual(pictures);
    if (process.env.LOOK_AT_HOMES) await writeFile(`${process.env.LOOK_AT_HOMES}/brochure-${id}.pdf`, pdf);
    await page.emulateMedia({ media: 'screen' });
  }
});
