/** Where the bytes of a picture's file lie in R2: below its site, so that one site's go without another's. */
export const fileKey = (siteId: string, hash: string): string => `${siteId}/${hash}`;
