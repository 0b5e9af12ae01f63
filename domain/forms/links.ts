const SCHEME = /[a-z][a-z0-9+.-]*:\/\/|https?:|mailto:|\bhttps?\b/i;
const WWW = /\bwww\b/i;
/** `shop.example` and `shop.example/offer`: mail programs make a link of it by themselves. */
const HOST = /[\p{L}\p{N}]\.\p{L}{2,}/u;
const MAILBOX = /\S@\S/;
/** Invisible characters that would break the patterns and not the reader's eye. */
const INVISIBLE = /\p{Cf}/gu;

/**
 * Whether a text holds anything that a mail program could turn into a link. Full-width and other
 * look-alike dots count as dots. Rather too strict than too lax: mail to a friend goes out in the
 * agency's name to somebody who never asked for it.
 */
export function holdsLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').replaceAll('。', '.');
  return [SCHEME, WWW, HOST, MAILBOX].some((pattern) => pattern.test(plain));
}
