/** Brochures of homes: no sheet is empty, and nothing is cut. */
import { writeFile } from 'node:fs/promises';
import { demoData } from '#demo/index.ts';
import { pathTo } from '#domain/routes.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { drawnOn, hasWords, picturesIn, sheetsOf, sizesOf } from '../support/printed.ts';
import { at } from '../support/sites.ts';
import { signInAs } from '../support/staff-session.ts';

const SITE = 'duinzicht';
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
  general: {
    id: `${id}`,
    headType: { id: 3 },
    transaction: { id: 1 },
    price: { value: 123_456_789 },
    bedroomCount: 12,
    townPlanningValue: { nl: 'Woongebied met landelijk karakter. '.repeat(8) },
    floodingParcelScore: 'D',
    address: {
      visible: true,
      street: { nl: 'Burgemeester Frans Desmidtplein-Elizabetlaan' },
      number: '1234 bus 567',
      city: { id: 1201, zip: '8300', name: { nl: 'Sint-Martens-Latem' } },
    },
    ...changes,
  },
  energy: { epcValue: 412, energyLabel: 'F', epcReference: '20260101-0001234567-RES-1', co2: 84 },
  dimensions: { areaBuild: 284.5, areaGround: 12_850 },
  pictures: FILES.slice(0, pictures).map((file, index) => ({ file, index })),
});
const ODD = [
  { id: 8950, changes: {}, pictures: 5 },
  { id: 8951, changes: {}, pictures: 0 },
  { id: 8952, changes: { description: { nl: PARAGRAPH } }, pictures: 40 },
  {
    id: 8953,
    changes: { title: { nl: PARAGRAPH }, description: { nl: `${PARAGRAPH.repeat(12)}\n\n`.repeat(12) } },
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
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    const cut = await page.locator('.brochure').evaluate((brochure) => {
      const { left, right } = brochure.getBoundingClientRect();
      return [...brochure.querySelectorAll('*')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        return box.right > right + 1 || box.left < left - 1 ? [part.className || part.tagName] : [];
      });
    });
    expect(cut, `home ${id}`).toEqual([]);
    const sheets = drawnOn(pdf);
    expect(sizesOf(pdf)).toEqual(['210×297']);
    expect(sheets.length).toBe(sheetsOf(pdf));
    // No sheet is empty, and every picture is on one.
    expect(sheets.filter((drawn) => !hasWords(drawn) && picturesIn(drawn) === 0)).toEqual([]);
    expect(sheets.reduce((sum, drawn) => sum + picturesIn(drawn), 0)).toBeGreaterThanOrEqual(pictures);
    if (process.env.LOOK_AT_HOMES) await writeFile(`${process.env.LOOK_AT_HOMES}/brochure-${id}.pdf`, pdf);
    await page.emulateMedia({ media: null });
  }
});
