import type { Context, Next } from 'hono';
import { sameSecret } from './access/same-secret.ts';
import type { ContentEnv } from './content-env.ts';
import { tokenFor } from './tokens.ts';

/** Validity of a link to the page, ms. */
const LINK_MS = 60 * 60_000;

/** Files of the page, stored beside the documents; `document.json` is the door's document. */
const FILES: Readonly<Record<string, string>> = {
  '': 'text/html; charset=utf-8',
  'page.js': 'text/javascript',
  'swagger-ui-bundle.js': 'text/javascript',
  'swagger-ui.css': 'text/css',
  'document.json': 'application/json',
};

/** The page may load only its own files, and sends no referrer, since its address is the secret. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

const keyOf = (until: string, secret: string | undefined): string =>
  tokenFor({ siteId: '*', purpose: 'contract', seed: until }, secret);

/** A file of the door's documents, written at build time. */
export const describedAs = (c: Context<ContentEnv>, file: string): Promise<Response> =>
  c.env.CONTRACT.fetch(new URL(`/${file}`, c.req.url));

/** A link that opens the page in a browser for an hour, without a token. */
export const contractLink = (c: Context<ContentEnv>): Response => {
  const until = String(Date.now() + LINK_MS);
  return c.json({ path: `/contract/${until}.${keyOf(until, c.env.TOKEN_SECRET)}/` });
};

/** Serves the page and its files for a valid link; otherwise answers like any unknown address. */
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
