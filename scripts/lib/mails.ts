import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

/**
 * Folders into which wrangler writes the mails of the `send_email` binding, deleted when it stops: beside the
 * first configuration, which is the site's when both Workers run, else the content service's.
 */
const WRITTEN: readonly string[] = ['.wrangler/tmp/email', 'content-service/.wrangler/tmp/email'];
/** Folder in which mails of this machine are kept. */
export const MAILS = '.wrangler/mail';

/** Milliseconds between two checks. */
const PAUSE = 500;

/** A name that sorts by time and shows the first line: "2026-11-21-081500-nog-een-klik". */
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

const written = (roots: readonly string[], folder = 'email-html', files = '*.html'): string[] =>
  globSync(roots.map((root) => join(root, '*', folder, files)));

/** A name that no other mail here has; another watcher may have stored this same mail. */
function free(to: string, name: string, html: string): string {
  for (let copy = 1; ; copy++) {
    const path = join(to, copy === 1 ? name : `${name}-${copy}`);
    if (!existsSync(`${path}.html`) || readFileSync(`${path}.html`, 'utf8') === html) return path;
  }
}

/** Stores the HTML and the text of a mail; returns their path without extension. */
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
  return path;
}

/** `<mail>-<number>.ics`, wrangler's name for an attachment; the first one has no number. */
const ATTACHED = /^(.+)-(\d+)\.[^.]+$/;

/** Stores an attachment beside its mail; false while the mail itself is not stored yet. */
function keepAttachment(file: string, savedFiles: ReadonlyMap<string, string>): boolean {
  const [, mail = '', number = ''] = ATTACHED.exec(basename(file)) ?? [];
  const path = savedFiles.get(mail);
  if (path === undefined) return false;
  copyFileSync(file, `${path}${number === '1' ? '' : `-${number}`}${extname(file)}`);
  return true;
}

/**
 * Stores each mail that the content service sends from now on as two files, HTML and text, with its
 * attachments, and prints their path. Returns the function that ends it, after a last check.
 */
export function watchMails(
  say: (path: string) => void,
  { from = WRITTEN, to = MAILS }: { readonly from?: readonly string[]; readonly to?: string } = {},
): () => void {
  const attachments = () => written(from, 'email-attachment', '*');
  const seen = new Set([...written(from), ...attachments()]);
  const savedFiles = new Map<string, string>();
  const look = () => {
    for (const html of written(from)) {
      if (seen.has(html)) continue;
      seen.add(html);
      const path = keep(html, to);
      savedFiles.set(basename(html, '.html'), path);
      say(`${path}.html`);
    }
    // Attachments are written after their mail.
    for (const file of attachments()) {
      if (!seen.has(file) && keepAttachment(file, savedFiles)) seen.add(file);
    }
  };
  const timer = setInterval(look, PAUSE);
  return () => {
    clearInterval(timer);
    look();
  };
}
