/** The people of an agency, by one of them on a phone without JavaScript (decision 159). */
import { pathTo } from '#domain/routes.ts';
import words from '#locales/nl/staff.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectPlainSound } from '../support/plain-page.ts';
import { at } from '../support/sites.ts';
import { signInAs } from '../support/staff-session.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 780 } });

const SITE = 'duinzicht';
const PAGE = pathTo('staff-people', 'nl');
const p = words.people;

test('a colleague is added, mailed, changed and removed; one’s own removal is asked once', async ({
  page,
  split,
  watch,
}) => {
  test.setTimeout(90_000);
  // An address that is none, a right that one lacks, and what is asked back.
  watch.expectError(/status of (?:403|422)/);
  test.setTimeout(120_000);
  const li = `people.li.${split.port}@example.com`;
  // Somebody else may add people too: else one's own removal is refused.
  const els = `people.els.${split.port}@example.com`;
  await split.content.employ(SITE, { name: 'Els De Baas', email: els, sees: 'all', rights: ['people'] });
  const rights = ['homes', 'people'] as const;
  await signInAs(page.context(), split, { who: 'people.an', name: 'Ans Wuyts', rights });
  await page.goto(at(SITE, PAGE, split.port));
  const rowOf = (name: string) =>
    page.locator('.ppl-list > li').filter({ has: page.getByRole('heading', { name }) });
  await expect(rowOf('Ans Wuyts')).toContainText(p.rights.people);

  // Added: what is wrong is said beside the field, and what was typed stays.
  await page.getByText(p.add, { exact: true }).click();
  const adding = page.locator('.ppl-add');
  await expect(adding).toContainText(p.lackGive);
  await adding.getByLabel(p.name, { exact: true }).fill('Liselotte Vandenbroeck-Van Cauwenberghe');
  await adding.getByLabel(p.email, { exact: true }).fill('liselotte@agency');
  await adding.getByRole('checkbox', { name: p.rights.homes }).check();
  await adding.getByRole('button', { name: p.addPress }).click();
  await expect(page.getByRole('alert')).toContainText(p.said.wrong);
  await expect(adding.getByLabel(p.email, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectPlainSound(page, 'wrong');
  await adding.getByLabel(p.email, { exact: true }).fill(li);
  await adding.getByRole('button', { name: p.addPress }).click();
  await expect(page.getByRole('status').filter({ hasText: p.said.added })).toBeVisible();
  const row = rowOf('Liselotte');
  await expect(row).toContainText(p.sees.own);
  await expect(row).toContainText(p.rights.homes);
  await expectPlainSound(page, 'people');
  await expect(async () => {
    const [mail] = await split.content.mailsTo(li);
    expect(mail?.text).toContain(pathTo('staff', 'nl'));
  }).toPass({ timeout: 15_000, intervals: [200] });

  // Changed.
  await row.locator('summary').click();
  await row.getByRole('radio', { name: p.seesAll }).check();
  await row.getByRole('checkbox', { name: p.rights.people }).check();
  await expectPlainSound(page, 'change');
  await row.getByRole('button', { name: p.save }).click();
  await expect(row).toContainText(p.sees.all);
  await expect(row).toContainText(p.rights.people);

  // What each had and has, in the journal.
  await page.goto(at(SITE, pathTo('staff-journal', 'nl'), split.port));
  await expect(page.locator('.log > li').filter({ hasText: p.log.changed }).first()).toContainText(
    `${p.log.sees.own} → ${p.log.sees.all}`,
  );

  // One's own removal is asked once; the other one stays.
  await page.goto(at(SITE, PAGE, split.port));
  const own = rowOf('Ans Wuyts');
  await own.locator('summary').click();
  await own.getByRole('button', { name: p.remove }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(p.ask.self);
  await expectPlainSound(page, 'ask');
  await page.getByRole('link', { name: p.ask.no }).click();
  await expect(own).toBeVisible();
  await row.locator('summary').click();
  await row.getByRole('button', { name: p.remove }).click();
  await expect(row).toHaveCount(0);
  await own.locator('summary').click();
  await own.getByRole('button', { name: p.remove }).click();
  await page.getByRole('button', { name: p.ask.selfYes }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn);
});
