/**
 * The secret preview of a draft is a hostname one level below the deployment's domain, where its wildcard certificate
 * reaches: `{site}--{secret}.{PREVIEW_DOMAIN}` (decision 131).
 */

/** Base 32 (RFC 4648, section 6), in lower case: hostnames have no capitals. */
export const PREVIEW_ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';

/** Characters of a secret; each has 5 bits, so that there are 2^100 of them. */
export const PREVIEW_SECRET_LENGTH = 20;

const LABEL = /^([a-z0-9_-]+)--([a-z2-7]{20})$/;

/** Longest label of a hostname (RFC 1035, section 2.3.4). */
const LABEL_LENGTH = 63;

/** The label of a draft's preview; null for a site whose id does not fit into a hostname beside a secret. */
export function previewLabel(siteId: string, secret: string): string | null {
  const label = `${siteId}--${secret}`;
  return LABEL.test(label) && label.length <= LABEL_LENGTH ? label : null;
}

/** Site and secret of a label; null for any other. */
export function readPreviewLabel(label: string): { readonly siteId: string; readonly secret: string } | null {
  const [, siteId, secret] = LABEL.exec(label) ?? [];
  return siteId === undefined || secret === undefined ? null : { siteId, secret };
}

/** A hostname for a log: the secret of a preview is replaced. */
export const withoutPreviewSecret = (hostname: string): string =>
  hostname.replace(/--[a-z2-7]{20}(?=\.|$)/, '--…');
