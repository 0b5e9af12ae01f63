import type { Context } from 'hono';
import {
  type Choices,
  choiceOf,
  FRAME_PARTS,
  SCREEN_PARTS,
  type ScreenPart,
} from '#domain/theme/compositions.ts';
import type { Site } from '#wire/site.ts';
import { onceEach } from '../cache/once-each.ts';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';
import { CLIENT_FILES } from './client-manifest.ts';
import { siteIcon } from './site-icon.ts';
import { themeStylesheet } from './stylesheet.ts';
import { textHash } from './text-hash.ts';

/** Addresses of the stylesheets for a site's choices: those of every page, and those of these parts. */
const sheetsOfChoices = (choices: Choices, parts: readonly ScreenPart[]): readonly string[] =>
  [...FRAME_PARTS, ...SCREEN_PARTS.filter((part) => parts.includes(part))].flatMap(
    (part) => CLIENT_FILES.compositions[part]?.[choices[choiceOf(part)]] ?? [],
  );

const ADDRESS = 'https://assets.local';

async function readSheet(assets: Fetcher, href: string): Promise<string> {
  const answer = await assets.fetch(`${ADDRESS}${href}`);
  if (!answer.ok) throw new Error(`The sheet ${href} is not among the assets: ${answer.status}`);
  return answer.text();
}

/** The joined text of these stylesheets. Throws when a file of the deployment is missing. */
const readSheets = async (assets: Fetcher, hrefs: readonly string[]): Promise<string> =>
  (await Promise.all(hrefs.map((href) => readSheet(assets, href)))).join('');

// Every page contains the hashes of both files, so they are made once per site document, not once per page.
const iconOf = onceEach((site: Site) => siteIcon(site));
const themeOf = onceEach((site: Site) => {
  const css = themeStylesheet(site);
  // A sheet's address has the hash of its text.
  return { css, hash: textHash(css + sheetsOfChoices(site.theme.choices, SCREEN_PARTS).join()) };
});

const NAME = /^(theme|icon)-([A-Za-z0-9_-]{1,64})(?:\.([a-z]+(?:-[a-z]+)*))?\.(css|svg)$/;

/**
 * Address of a site's stylesheet with the compositions of every page and of these parts. It contains a hash of the
 * text, so browsers may cache it as immutable.
 */
export const themeHref = (site: Site, parts: readonly ScreenPart[] = []): string =>
  `/assets/theme-${themeOf(site).hash}${parts.length === 0 ? '' : `.${parts.join('-')}`}.css`;

/** Address of the site's icon. */
export const iconHref = (site: Site): string => `/assets/icon-${iconOf(site).hash}.svg`;

interface SiteFile {
  readonly body: string;
  readonly hash: string;
  readonly type: string;
}

/** The site's stylesheet; without compositions when they cannot be read, because pages work without them. */
async function themeFile(c: Context<AppEnv>, parts: readonly ScreenPart[]): Promise<SiteFile> {
  const site = c.get('site');
  const { css, hash } = themeOf(site);
  const type = 'text/css; charset=UTF-8';
  try {
    const sheets = await readSheets(c.env.ASSETS, sheetsOfChoices(site.theme.choices, parts));
    return { body: css + sheets, hash, type };
  } catch (error) {
    c.get('log')('error', 'theme.no_compositions', { error: describeError(error) });
    return { body: css, hash: '', type };
  }
}

/** Files made from a site's settings; undefined for an unknown name. */
async function siteFile(
  c: Context<AppEnv>,
  kind: string,
  named: readonly string[],
): Promise<SiteFile | undefined> {
  if (kind === 'icon.svg' && named.length === 0) {
    const { svg, hash } = iconOf(c.get('site'));
    return { body: svg, hash, type: 'image/svg+xml' };
  }
  const parts = SCREEN_PARTS.filter((part) => named.includes(part));
  return kind === 'theme.css' && parts.length === named.length ? themeFile(c, parts) : undefined;
}

/**
 * `/assets/theme-{hash}.css`, `/assets/theme-{hash}.{parts}.css` and `/assets/icon-{hash}.svg`. A hash of another
 * version (a page cached from another deployment) gets the present file with `no-cache`: a page without any style
 * would be worse.
 */
export async function themeRoute(c: Context<AppEnv, '/assets/:file'>): Promise<Response> {
  const [, kind, asked, parts = '', extension] = NAME.exec(c.req.param('file')) ?? [];
  const file = await siteFile(c, `${kind}.${extension}`, parts === '' ? [] : parts.split('-'));
  if (file === undefined) throw new NotFound('no such file');
  const { body, hash, type } = file;
  return c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': asked === hash ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
}
