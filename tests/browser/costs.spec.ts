/** What a home costs: in place and without script, at six sizes, by keyboard and on paper. */
import { demoData } from '#demo/index.ts';
import { formatPrice } from '#domain/format/money.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { estateForSale } from '../support/demo.ts';
import { expect, test } from '../support/fixtures.ts';
import { looks } from '../support/looks.ts';
import { AGENCIES, AGENCY_IDS, type AgencyId, screenAt, wordsOf } from '../support/sites.ts';
import { expectSound } from '../support/six-sizes.ts';

const t = wordsOf('nl');
const wanted = estateForSale('huis-haard');
const costs = screenAt('huis-haard', 'costs', 'nl', { id: wanted.id });

/** A home of a project that is for sale, which may bear VAT. */
function newHome(agency: AgencyId): string {
  const unit = demoData().estates.find(
    ({ siteId, estate: { general } }) =>
      siteId === agency &&
      general.parentId &&
      Number(general.transaction?.id) === 1 &&
      (general.price?.value ?? 0) > 0,
  );
  if (unit === undefined) throw new Error(`${agency} has no home of a project for sale`);
  return String(unit.estate.general.id);
}

test('an answer changes the sum in place, and the address says it', async ({ page }) => {
  await page.goto(screenAt('huis-haard', 'estate', 'nl', { id: wanted.id }));
  await page.getByRole('link', { name: t('costs.section.open') }).click();
  const sum = page.locator('.costs__bill .costs__total');
  const dearest = await sum.innerText();
  await page.evaluate(() => document.body.setAttribute('data-here', ''));
  const own = page.getByRole('radio', { name: t('costs.ask.use.own') });
  await own.check();
  await expect(sum).not.toHaveText(dearest);
  await expect(page).toHaveURL((url) => url.searchParams.get('use') === 'own');
  await expect(own).toBeChecked();
  await expect(own).toBeFocused();
  await expect(page.locator('body')).toHaveAttribute('data-here');
});

test('a loan has no rate but the visitor’s', async ({ page }) => {
  await page.goto(costs);
  const rate = page.getByLabel(t('costs.loan.rate'));
  await expect(rate).toHaveValue('');
  await page.getByLabel(t('costs.loan.money')).fill('50.000');
  await rate.fill('3,2');
  await page.getByLabel(t('costs.loan.years')).selectOption('25');
  await expect(page.locator('.costs__month .costs__total')).toContainText(t('costs.loan.month'));
  await expect(page.getByLabel(t('costs.loan.money'))).toHaveValue('50.000');
});

test('is sound at six sizes, in light and dark', async ({ page }) => {
  test.setTimeout(180_000);
  for (const agency of looks(AGENCY_IDS)) {
    const locale = AGENCIES[agency].locales[0];
    await page.goto(`${screenAt(agency, 'costs', locale, { id: newHome(agency) })}?money=1&rate=3&years=20`);
    await page.locator('.costs details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await expectSound(page, `costs-${agency}`);
  }
});

test('the sum stands first on paper, on two pages at most', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium makes a PDF');
  await page.goto(`${costs}?use=own`);
  await page.emulateMedia({ media: 'print' });
  const [bill, questions] = await Promise.all([
    page.locator('.costs__bill').boundingBox(),
    page.locator('.costs__questions').boundingBox(),
  ]);
  expect(bill?.y).toBeLessThan(questions?.y ?? 0);
  await expect(page.getByText(t('costs.noAdvice'))).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer and a loan are sent by the button', async ({ page }) => {
    await page.goto(costs);
    await page.getByRole('radio', { name: t('costs.ask.use.own') }).check();
    await page.getByLabel(t('costs.loan.money')).fill('1000');
    await page.getByRole('button', { name: t('costs.calculate') }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('use') === 'own');
    await expect(page.locator('.costs__bill tbody tr').first()).toContainText(
      formatPrice(wanted.price, SAME_EVERYWHERE),
    );
    await expect(page.locator('.costs__month')).toContainText(
      t.template('costs.loan.borrowed').split('{{')[0] ?? '',
    );
  });
});
