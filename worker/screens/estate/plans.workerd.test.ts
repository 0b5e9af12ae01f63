/** A home's plans on its page, as the content service marks them: whoever brought the picture. */
import { expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

it('are counted apart from the photographs, and shown whole', async () => {
  const site = siteDocument('plans');
  const content = fakeContent(site);
  const stored = { hash: 'a1b2c3d4e5', width: 1600, height: 1066 };
  const named = (digit: string) => `at-${digit.repeat(40)}`;
  content.on(`GET /sites/${site.id}/estates/v2/12`, {
    general: { id: 12, headType: { id: 3 }, transaction: { id: 1 } },
    pictures: [
      { file: named('1'), ...stored },
      { file: named('2'), ...stored },
      { file: named('3'), ...stored, plan: true },
    ],
  });
  const { ask } = appBench({ content, screens });
  const at = `https://${site.hostnames[0]}`;
  const page = await (
    await ask(`${at}${(await ask(`${at}/nl/detail?id=12`)).headers.get('Location')}`)
  ).text();
  const chips = [...page.matchAll(/<a class="gallery-chip([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, kind, inside]) => [kind?.includes('--plans'), inside?.replaceAll(/<[^>]*>/g, '')],
  );
  expect(chips).toEqual([
    [false, '2 foto’s'],
    [true, 'Plan'],
  ]);
  const whole = [...page.matchAll(/<img[^>]*>/g)].filter(([image]) => /class="plan"/.test(image));
  expect(whole).toHaveLength(1);
  expect(whole[0]?.[0]).toContain(named('3'));
});
