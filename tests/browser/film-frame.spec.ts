import { estateWithFilm } from '../support/estates.ts';
import { expect, test } from '../support/fixtures.ts';
import { screenAt, wordsOf } from '../support/sites.ts';

const t = wordsOf('nl');
const HOST = 'https://www.youtube-nocookie.com';

/** A player that runs scripts with the origin of its own host, and navigates the whole page when pressed. */
const PLAYER = `<!doctype html><title>player</title>
<p id="origin"></p><a href="${HOST}/elsewhere" target="_top">More films</a>
<script>document.querySelector('#origin').textContent = self.origin;</script>`;

test.use({ viewport: { width: 1280, height: 900 } });

test('a film plays in its frame, and cannot navigate the page', async ({ page, context, watch }) => {
  watch.expectError(/foreign request: https:\/\/www\.youtube-nocookie\.com\/embed\//);
  watch.expectError(/navigation for frame .* sandboxed/s);
  await context.route(`${HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: PLAYER }));
  await page.goto(screenAt('duinzicht', 'estate', 'nl', { id: estateWithFilm('duinzicht') }));
  const film = page.locator('#media');
  await film
    .getByRole('link', { name: t('estate.loadVideo') })
    .first()
    .click();

  const frame = film.locator('iframe');
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation|allow-(?:modals|downloads)/);
  const player = frame.contentFrame();
  await expect(player.locator('#origin')).toHaveText(HOST);

  const url = page.url();
  const refused = page.waitForEvent('console', (message) => message.type() === 'error');
  await player.getByRole('link', { name: 'More films' }).click();
  expect((await refused).text()).toContain('sandboxed');
  expect(page.url()).toBe(url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
