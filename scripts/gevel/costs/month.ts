import type { Deed } from './used.ts';

/** Days of the month that is computed. */
const DAYS = 30;
const MINUTES = DAYS * 24 * 60;

/** An agency of middle size, and what happens on its site: assumptions, which nobody measured. */
export const AGENCY = {
  homes: 300,
  picturesAHome: 20,
  pagesADay: 1_000,
  /** Of pages: those kept whole, made of kept data, and made of nothing that was kept. */
  kept: 0.6,
  anew: 0.25,
  cold: 0.15,
  /** Pictures that a page's reader fetches; browsers hold the others. */
  picturesAPage: 6,
  /** Of pictures: those that their data centre keeps. */
  picturesKept: 0.8,
  importsADay: 4,
  /** Homes of a day that come in for the first time, or changed. */
  newADay: 2,
  changedADay: 20,
  formsADay: 4,
  digestsADay: 60,
  hostnames: 2,
} as const;

/** Deeds of one agency's month. */
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

/** Deeds of the deployment's month, whatever the number of agencies. */
export const DEPLOYMENTS_DEEDS: Readonly<Partial<Record<Deed, number>>> = {
  minute: MINUTES - MINUTES / 60,
  sweep: MINUTES / 60,
};
