import { estatesToView } from '../support/appointments.ts';
import { expect, settled, test } from '../support/fixtures.ts';
import { cardOf } from '../support/screens.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const [FIRST = '', SECOND = ''] = estatesToView('duinzicht').slice(-2);

test('recently viewed estates are on the home page, the last one first, until they are cleared', async ({
  page,
}) => {
  const home = screenAt('duinzicht', 'home', 'nl');
  const list = page.getByRole('list', { name: t('content.recent') });
  await page.goto(home);
  await settled(page);
  await expect(list).toHaveCount(0);

  for (const id of [FIRST, SECOND]) {
    await page.goto(screenAt('duinzicht', 'estate', 'nl', { id }));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-seen')))
      .toMatch(new RegExp(`^\\["${id}"`));
  }
  await page.goto(home);
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect(cardOf(page, 'nl', SECOND).and(list.getByRole('article').first())).toHaveCount(1);

  await page.getByRole('button', { name: t('content.recentClear') }).click();
  await expect(list).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('recently-seen'))).toBe('[]');
});
