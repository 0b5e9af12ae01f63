import type { Context } from 'hono';
import { pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { iconHref } from '../../platform/theme/theme-route.ts';
import { iconsOf } from '../../platform/theme/web-manifest.ts';
import { ownPage } from './session.ts';
import { staffTexts } from './texts.ts';

/** Where the manifest of a page of the agency's own is: an address of the page itself, which nobody keeps or lists. */
export const manifestHref = (start: string): string => `${start}?manifest`;

/**
 * What puts the agency's own page on a home screen, in the language it is read in (W3C Web Application Manifest):
 * beside the agency's site, which has a manifest of its own. It says no more than the way to sign in does.
 */
export async function officeManifest(c: Context<AppEnv>): Promise<Response> {
  ownPage(c);
  const s = await staffTexts(c);
  const { name, theme } = c.get('site');
  const start = pathTo('staff', c.get('locale'));
  const manifest = {
    id: start,
    name: `${s('office')} · ${name}`,
    short_name: s('office'),
    lang: c.get('locale'),
    start_url: start,
    scope: start,
    display: 'minimal-ui',
    background_color: theme.paper[0],
    theme_color: theme.paper[0],
    icons: iconsOf(iconHref(c.get('site'))),
  };
  return c.body(JSON.stringify(manifest), 200, {
    'Content-Type': 'application/manifest+json; charset=UTF-8',
  });
}
