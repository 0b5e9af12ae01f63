import type { Deed } from './used.ts';

/** Days of the computed month. */
const DAYS = 30;
const MINUTES = DAYS * 24 * 60;

/** A medium agency and the traffic of its site: assumptions, not measurements. */
export const AGENCY = {
  homes: 300,
  picturesAHome: 20,
  pagesADay: 1_000,
  /** Shares of pages: from the page cache, rendered from cached data, and rendered without any cache. */
  kept: 0.6,
  anew: 0.25,
  cold: 0.15,
  /** Pictures fetched for a page; others are in the browser's cache. */
  picturesAPage: 6,
  /** Share of pictures from the data centre's cache. */
  picturesKept: 0.8,
  importsADay: 4,
  /** New and changed homes a day. */
  newADay: 2,
  changedADay: 20,
  formsADay: 4,
  digestsADay: 60,
  hostnames: 2,
} as const;

/** Deeds of an agency in a month. */
export const AGENCYS_DEEDS: Readonly<Partial<Record<Deed, number>>> = {
  keptPage: DAYS * AGENCY.pagesADay * AGENCY.kept,
  pageMadeAnew: DAYS * AGENCY.pagesADay * AGENCY.anew,
  coldPage: DAYS * AGENCY.pagesADay * AGENCY.cold,
  keptPicture: DAYS * AGENCY.pagesADay * AGENCY.picturesAPage * AGENCY.picturesKept,
  coldPicture: DAYS * AGENCY.pagesADay * AGENCY.picturesAPage * (1 - AGENCY.picturesKept),
  homeNew: DAYS * AGENCY.newADay,
  homeChanged: DAYS * AGENCY.changedADay,
  homeSame: DAYS * (AGENCY.importsADay * AGENCY.homes - AGENCY.newADay - AGENCY.changedADay),
  contactRequest: DAYS * AGENCY.formsADay,
  digest: DAYS * AGENCY.digestsADay,
};

/** Deeds of a deployment in a month, independent of the number of agencies. */
export const DEPLOYMENTS_DEEDS: Readonly<Partial<Record<Deed, number>>> = {
  minute: MINUTES - MINUTES / 60,
  sweep: MINUTES / 60,
};
