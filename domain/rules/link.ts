/** An address that may be linked to: https, without a user's name or password. */
export function isHttpsAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}
