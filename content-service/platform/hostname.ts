/** Normalises a hostname for comparison: lower case, without port and trailing dot. */
export const normaliseHostname = (hostname: string): string =>
  hostname
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
