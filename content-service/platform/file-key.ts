/** R2 key of a picture file: below its site, so that a site's files can be deleted separately. */
export const fileKey = (siteId: string, hash: string): string => `${siteId}/${hash}`;
