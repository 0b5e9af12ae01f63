/** Whether an address is a call of the site's scripts: `/{lang}/ajax/…`. */
export const isAjaxPath = (pathname: string): boolean => /^\/[a-z]{2}\/ajax(?:\/|$)/.test(pathname);

/** Files that programs request at the root of a host. */
const ROOT_FILE = /^\/[\w-]+\.(?:txt|xml|ico|png|webmanifest)$/;

/** Whether an address is used by machines or by `<img>` and `<link>`: its errors are plain text. */
export const isFilePath = (pathname: string): boolean =>
  /^\/(?:media|map|assets)\//.test(pathname) || ROOT_FILE.test(pathname);

export const isOpsPath = (pathname: string): boolean => pathname.startsWith('/_ops/');
