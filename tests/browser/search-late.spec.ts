/** Searches in place whose answers are slow, late or missing. */
import { pathTo } from '#domain/routes.ts';
import { enhanced, expect, settled, test } from '../support/fixtures.ts';
import {
  choice,
  expectSameDocument,
  form,
  heading,
  OFFER,
  ONE,
  openOffer,
  panel,
  results,
  TWO,
  t,
  tick,
} from '../support/search-page.ts';

test.describe('slow, late or missing answers', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a slow answer never replaces that of a later change', async ({ page }) => {
    await openOffer(page);
    const asked: string[] = [];
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`${OFFER}?bedrooms=${ONE}`, async (route) => {
      asked.push('slow');
      await held;
      // The page may have aborted it.
      await route.continue().catch(() => undefined);
    });
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', ONE);
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => asked).toEqual(['slow']);
    await tick(page, 'bedrooms', ONE);
    await tick(page, 'bedrooms', TWO);
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    const plots = await heading(page).innerText();
    release();
    await settled(page);
    await expect(heading(page)).toHaveText(plots);
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await expect(choice(page, 'bedrooms', ONE)).not.toBeChecked();
  });

  test('a price typed during a search stays, and is applied', async ({ page }) => {
    await openOffer(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(`${OFFER}?price-min=100000`, async (route) => {
      await held;
      await route.continue();
    });
    await panel(page, t('offer.budget')).locator('summary').click();
    const [least, most] = [t('offer.minimum'), t('offer.maximum')].map((name) => form(page).getByLabel(name));
    await least?.pressSequentially('100000');
    await page.keyboard.press('Tab');
    await most?.pressSequentially('400000');
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page).toHaveURL(`${OFFER}?price-min=100000&price-max=400000`);
    await expect(form(page).getByLabel(t('offer.maximum'))).toHaveValue('400000');
    await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  });

  test('a choice made before the script loaded is applied', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/offer-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(OFFER);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', TWO);
    await expect(page).toHaveURL(OFFER);
    release();
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await expect(choice(page, 'bedrooms', TWO)).toBeChecked();
  });

  test('a price typed after a reload, before the script loaded, stays and is applied', async ({ page }) => {
    await page.goto(OFFER);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/offer-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await panel(page, t('offer.budget')).locator('summary').click();
    const most = form(page).getByLabel(t('offer.maximum'));
    await most.pressSequentially('400000');
    release();
    await enhanced(page, 'offer');
    await expect(most).toHaveValue('400000');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(`${OFFER}?price-max=400000`);
  });

  test('after going back the form equals the address, whatever was chosen last', async ({ page }) => {
    await openOffer(page, `?bedrooms=${TWO}`);
    await page.route(`${OFFER}?bedrooms=${ONE}*`, () => undefined);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await tick(page, 'bedrooms', ONE);
    await expect(results(page)).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Escape');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pathTo('offer', 'nl')}/`));
    await page.goBack();
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await settled(page);
    await expect(choice(page, 'bedrooms', TWO)).toBeChecked();
    await expect(choice(page, 'bedrooms', ONE)).not.toBeChecked();
  });

  test('without a network it shows a message, keeps the chosen filters, and can retry', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectError(/ERR_INTERNET_DISCONNECTED|could not be fetched/);
    await openOffer(page);
    await panel(page, t('offer.bedrooms')).locator('summary').click();
    await context.setOffline(true);
    await tick(page, 'bedrooms', TWO);
    await expect(page.getByText(t('offer.offlineHeading'))).toBeVisible();
    await expect(page.getByText(t('offer.noneHint'))).toHaveCount(0);
    await expect(choice(page, 'bedrooms', TWO)).toBeChecked();
    await expect(page).toHaveURL(OFFER);

    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await results(page)
      .getByRole('link', { name: t('offer.retry') })
      .click();
    await expect(page).toHaveURL(`${OFFER}?bedrooms=${TWO}`);
    await expect(page.getByText(t('offer.offlineHeading'))).toHaveCount(0);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(results(page)).toBeFocused();
    await expectSameDocument(page);
  });
});
