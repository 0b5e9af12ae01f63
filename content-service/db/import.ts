/**
 * Wire documents → statements that store them. The only place where columns are derived from documents,
 * so that a seed, an import and a later edit all agree. Pure: no database, no clock, no randomness.
 * Sites come first (other rows refer to them); every statement may be run again.
 */
export { agendaStatements } from './import/agenda.ts';
export {
  type AssetRow,
  assetStatements,
  type City,
  cityStatements,
} from './import/catalogue.ts';
export {
  collectionStatements,
  type EstateGroupWords,
  entityStatements,
  estatePageStatements,
  groupStatements,
} from './import/content.ts';
export {
  contactInfoStatements,
  estateStatements,
  type KeptListing,
  keptListingStatements,
  withdrawEstateStatements,
} from './import/estate.ts';
export { DEMO_ADDRESS_KEY, type ImportOptions } from './import/options.ts';
export {
  agreementStatements,
  type BlockedStay,
  blockedStayStatements,
  rentalUnitStatements,
} from './import/rentals.ts';
export {
  navigationStatements,
  pageStatements,
  siteStatements,
  translationStatements,
} from './import/site.ts';
export type { Param, Statement } from './statement.ts';
