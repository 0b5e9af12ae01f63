import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Where wrangler writes what the `send_email` binding is given, and forgets it when it stops: beside the
 * first configuration, which is the site's where both Workers run, else the content service's.
 */
const WRITTEN: readonly string[] = ['.wrangler/tmp/email', 'content-service/.wrangler/tmp/email'];
/** Where mails of this machine stay. */
export const MAILS = '.wrangler/mail';

/** Milliseconds between two looks. */
const PAUSE = 500;

/** A name that sorts by time and says what the mail is: "2026-11-21-081500-nog-een-klik". */
export function mailName(text: string, now: Date): string {
  const title = (text.split('\n')[0] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
  const time = now.toISOString().slice(0, 19).replaceAll(':', '').replace('T', '-');
  return `${time}-${title || 'mail'}`;
}

const written = (roots: readonly string[]): string[] =>
  globSync(roots.map((root) => join(root, '*/email-html/*.html')));

/** A name that no other mail here has; another watcher may have kept this very one. */
function free(to: string, name: string, html: string): string {
  for (let copy = 1; ; copy++) {
    const path = join(to, copy === 1 ? name : `${name}-${copy}`);
    if (!existsSync(`${path}.html`) || readFileSync(`${path}.html`, 'utf8') === html) return path;
  }
}

/** Keeps the HTML and the text of a mail; where the HTML is. */
function keep(html: string, to: string): string {
  const text = join(dirname(dirname(html)), 'email-text', `${basename(html, '.html')}.txt`);
  const path = free(
    to,
    mailName(readFileSync(text, 'utf8'), statSync(html).mtime),
    readFileSync(html, 'utf8'),
  );
  mkdirSync(to, { recursive: true });
  copyFileSync(text, `${path}.txt`);
  copyFileSync(html, `${path}.html`);
  return `${path}.html`;
}

/**
 * Keeps each mail that the content service sends from now on as two files, HTML and text, and says where
 * they are. Gives the function that ends it, after a last look.
 */
export function watchMails(
  say: (path: string) => void,
  { from = WRITTEN, to = MAILS }: { readonly from?: readonly string[]; readonly to?: string } = {},
): () => void {
  const seen = new Set(written(from));
  const look = () => {
    for (const html of written(from)) {
      if (seen.has(html)) continue;
      seen.add(html);
      say(keep(html, to));
    }
  };
  const timer = setInterval(look, PAUSE);
  return () => {
    clearInterval(timer);
    look();
  };
}
