import type { Locale } from './locale.ts';

/** Catalogues that the sites of advertisers fetch, by vendor, and the format of each. */
export const CATALOGUES = { meta: 'xml', google: 'csv' } as const;
export type Catalogue = keyof typeof CATALOGUES;

/** Path of a catalogue in a language, on the agency's own host; the token in it is the secret. */
export const cataloguePath = (token: string, catalogue: Catalogue, locale: Locale): string =>
  `/catalogue/${token}/${catalogue}-${locale}.${CATALOGUES[catalogue]}`;

/** What a site stores of a token is the SHA-256 of this: the token of one site opens no other that has a copy of its settings. */
export const hashedOfCatalogue = (siteId: string, token: string): string => `catalogue\n${siteId}\n${token}`;
