/** A unit's page has the styles of what it shows of its project, also where no building is drawn. */
import { expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

it('links to the project and to the home next door have their styles', async () => {
  const site = siteDocument('unit-styles');
  const content = fakeContent(site);
  const base = `GET /sites/${site.id}/estates/v2`;
  const unit = (id: number) => ({
    general: { id, parentId: 20, headType: { id: 1 }, transaction: { id: 1 } },
  });
  content.on(`${base}/21`, unit(21));
  content.on(`${base}/20`, {
    general: { id: 20, project: true, headType: { id: 9 }, children: [unit(21), unit(22)] },
  });
  const { ask } = appBench({ content, screens });
  const to = (path: string) => ask(`https://${site.hostnames[0]}${path}`);
  const { headers } = await to('/nl/aanbod/21');
  const page = await (await to(headers.get('Location') ?? '/nl/aanbod/21')).text();
  expect(page).toContain('class="neighbours"');
  expect(page).not.toContain('class="facade');
  expect(page).toContain('/assets/project-test.css');
});
