import type { Context } from 'hono';
import { renderToString } from 'react-dom/server';
import type { Site } from '#wire/site.ts';
import type { AppEnv } from '../../platform/env.ts';
import { layoutAssets } from '../../platform/page/renderer.tsx';
import { iconHref, themeHref } from '../../platform/theme/theme-route.ts';
import { SuspendedPage } from './SuspendedPage.tsx';
import { toSuspended } from './suspended-view.ts';

/** The only page of a suspended site, in the language of its answer (`suspension`). */
export const suspendedDocument = (c: Context<AppEnv>, site: Site): string => {
  const page = (
    <SuspendedPage
      view={toSuspended(site, c.get('locale'))}
      themeHref={themeHref(site, ['page'])}
      iconHref={iconHref(site)}
      assets={layoutAssets(site)}
      t={c.get('t')}
    />
  );
  return `<!DOCTYPE html>${renderToString(page)}`;
};
