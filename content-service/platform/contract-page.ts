import type { Context, Next } from 'hono';
import { sameSecret } from './access/same-secret.ts';
import type { ContentEnv } from './content-env.ts';
import { tokenFor } from './tokens.ts';

/** How long a link to the page opens it, ms. */
const LINK_MS = 60 * 60_000;

/** Files of the page, as they stand beside the documents; `document.json` is that of the door. */
const FILES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  'page.js': 'text/javascript',
  'swagger-ui-bundle.js': 'text/javascript',
  'swagger-ui.css': 'text/css',
  'document.json': 'application/json',
};

/** No request leaves the page but for its own files, and none of them tells its address, which opens it. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

const keyOf = (until: string, secret: string | undefined): string =>
  tokenFor({ siteId: '*', purpose: 'contract', seed: until }, secret);

/** A file of the door's own description, as it was written before the bundle. */
export const describedAs = (c: Context<ContentEnv>, file: string): Promise<Response> =>
  c.env.CONTRACT.fetch(new URL(`/${file}`, c.req.url));

/** Where a browser, which shows no token, opens the page for an hour. */
export const contractLink = (c: Context<ContentEnv>): Response => {
  const until = String(Date.now() + LINK_MS);
  return c.json({ path: `/contract/${until}.${keyOf(until, c.env.TOKEN_SECRET)}/` });
};

/** The page and its files to who came by such a link; to all others what any other address answers. */
export const contractPage = (door: string) =>
  async function contractPage(c: Context<ContentEnv>, next: Next): Promise<Response | undefined> {
    const { link = '', file = '' } = c.req.param() as { link?: string; file?: string };
    const [, until = '', key = ''] = /^(\d{13})\.([A-Za-z0-9_-]{43})$/.exec(link) ?? [];
    const type = Object.hasOwn(FILES, file) ? FILES[file] : undefined;
    const opens = Number(until) > Date.now() && sameSecret(key, keyOf(until, c.env.TOKEN_SECRET));
    if (type === undefined || !opens) {
      await next();
      return undefined;
    }
    const name = file === '' ? 'index.html' : file;
    const { body, status } = await describedAs(c, name === 'document.json' ? `${door}.json` : `page/${name}`);
    return new Response(body, { status, headers: { ...HEADERS, 'Content-Type': type } });
  };
