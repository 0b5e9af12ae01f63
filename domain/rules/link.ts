/** Whether an address may be linked: https, without user name or password. */
export function isHttpsAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}
