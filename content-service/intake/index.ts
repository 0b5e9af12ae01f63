/**
 * Wire documents → statements that store them. Columns are derived from documents only here, so that seeds,
 * imports and edits agree. Pure: no database, no clock, no randomness. Sites must be stored first (other rows
 * refer to them); every statement can be repeated.
 */

export type { Param, Statement } from '../platform/db/statement.ts';
export {
  type City,
  cityStatements,
} from './catalogue.ts';
export {
  collectionStatements,
  type EstateGroupWords,
  entityStatements,
  estatePageStatements,
  groupStatements,
} from './content.ts';
export {
  contactInfoStatements,
  estateStatements,
  type StoredListing,
  storedListingStatements,
  withdrawEstateStatements,
} from './estate.ts';
export type { ImportOptions } from './options.ts';
export {
  filesOfPicture,
  type PictureRefusal,
  pictureRefusals,
  pictureStatements,
} from './pictures.ts';
export { redirectStatements } from './redirects.ts';
export {
  agreementStatements,
  type BlockedStay,
  blockedStayStatements,
  rentalUnitStatements,
  type WrittenAgreement,
} from './rentals.ts';
export {
  agendaStatements,
  navigationStatements,
  pageStatements,
  siteStatements,
  translationStatements,
} from './site.ts';
