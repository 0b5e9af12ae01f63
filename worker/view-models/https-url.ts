/** An address elsewhere that a page may link to: https, without user name or password; else null. */
export function httpsUrl(text: string | null | undefined): URL | null {
  const written = (text ?? '').trim();
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  const plain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return plain && url.hostname.includes('.') ? url : null;
}
