/** A hostname as it is compared: lower case, without port and final dot. */
export const normaliseHostname = (hostname: string): string =>
  hostname
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
