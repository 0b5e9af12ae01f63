import { accessOperations } from './access/operations.ts';
import { subscriptionOperations } from './alerts/operations.ts';
import { APPOINTMENT_ANSWERS } from './appointments/answer-links.ts';
import { appointmentAnswerOperations } from './appointments/answer-operations.ts';
import { closureOperations } from './appointments/closures/operations.ts';
import { STAFF_AGENDA } from './appointments/closures/staff-agenda.ts';
import { liveAgendaOperations } from './appointments/operations.ts';
import { calendarOperations } from './calendars/operations.ts';
import { MESSAGE_ANSWERS } from './contact/answer-links.ts';
import { contactRequestOperations, friendRecommendationOperations } from './contact/operations.ts';
import { deadLetterOperations } from './dead-letters/operations.ts';
import { inScopeOfSite } from './estates/in-scope.ts';
import { estateOperations } from './estates/operations.ts';
import { SOURCE_STORES } from './estates/sources/index.ts';
import { healthOperations } from './health/operations.ts';
import { backupOperations } from './intake/backups/operations.ts';
import { importOperations } from './intake/calls/import-operations.ts';
import { judgeOperations } from './intake/calls/judge-operations.ts';
import { recordOperations } from './intake/calls/record-operations.ts';
import { feedOperations } from './intake/feeds/operations.ts';
import { moveOperations } from './intake/moves/operations.ts';
import { personOperations } from './intake/persons/operations.ts';
import { siteWriteOperations } from './intake/sites/operations.ts';
import { leadOperations } from './leads/operations.ts';
import { mailOperations } from './mail/operations.ts';
import { mapOperations } from './maps/operations.ts';
import { cityOperations } from './offer/cities/operations.ts';
import { estateFilterOperations } from './offer/filters/operations.ts';
import { estateMarkerOperations } from './offer/markers/operations.ts';
import { searchEstates } from './offer/search.ts';
import { searchOperation } from './offer/search-operation.ts';
import { similarEstateOperations } from './offer/similar/operations.ts';
import { streetOperations } from './offer/streets/operations.ts';
import { ownServiceOperations } from './own-service/operations.ts';
import { collectionOperations } from './pages/collections.ts';
import { entityOperations } from './pages/entities.ts';
import { navigationOperations } from './pages/navigation.ts';
import { pageOperations } from './pages/operations.ts';
import { translationOperations } from './pages/translations.ts';
import { pictureFileOperations } from './pictures/operations.ts';
import { answerLinkOperations } from './platform/answering/operations.ts';
import type { Operation } from './platform/operation/operation.ts';
import { severalOperations } from './platform/operation/several.ts';
import { rentalPeriodOperations, rentalUnitOperations } from './rentals/operations.ts';
import { STAY_ANSWERS } from './rentals/stays/answer-links.ts';
import { stayAnswerOperations } from './rentals/stays/answer-operations.ts';
import { agreementOperations, rentalReservationOperations } from './rentals/stays/operations.ts';
import { sitemapOperations } from './sitemap/operations.ts';
import { assetOperations } from './sites/assets.ts';
import { siteOperations } from './sites/operations.ts';
import { previewOperations } from './sites/preview-operations.ts';
import { staffOperations } from './staff/operations.ts';
import { VALUATION_ANSWERS } from './valuations/answer-links.ts';
import { valuationOperations } from './valuations/operations.ts';

/** Kinds of cases that the agency answers, by link or on its page. */
const KINDS = [STAY_ANSWERS, APPOINTMENT_ANSWERS, MESSAGE_ANSWERS, VALUATION_ANSWERS] as const;

/** Every operation of the service; a fixed segment comes before a parameter at the same position. */
export const OPERATIONS: readonly Operation[] = [
  ...severalOperations,
  ...siteOperations,
  ...previewOperations,
  ...siteWriteOperations,
  ...navigationOperations,
  ...pageOperations((db, siteId, request) =>
    inScopeOfSite(db, siteId, (scope) => searchEstates(db, siteId, request, scope)),
  ),
  ...entityOperations,
  ...collectionOperations,
  ...translationOperations,
  ...SOURCE_STORES.flatMap(({ search, operations }) => [searchOperation(search), ...operations]),
  ...estateFilterOperations,
  ...estateMarkerOperations,
  ...estateOperations,
  ...similarEstateOperations,
  ...cityOperations,
  ...streetOperations,
  ...assetOperations,
  ...pictureFileOperations,
  ...sitemapOperations,
  ...rentalUnitOperations,
  ...rentalPeriodOperations,
  ...rentalReservationOperations,
  ...agreementOperations,
  ...contactRequestOperations,
  ...friendRecommendationOperations,
  ...subscriptionOperations,
  ...valuationOperations,
  ...liveAgendaOperations,
  ...recordOperations,
  ...importOperations,
  ...judgeOperations,
  ...mapOperations,
  ...accessOperations,
  ...stayAnswerOperations,
  ...appointmentAnswerOperations,
  ...closureOperations,
  ...calendarOperations,
  ...feedOperations,
  ...ownServiceOperations,
  ...answerLinkOperations(KINDS),
  ...staffOperations(KINDS, STAFF_AGENDA),
  ...leadOperations,
  ...mailOperations,
  ...deadLetterOperations,
  ...healthOperations,
  ...personOperations,
  ...backupOperations,
  ...moveOperations,
];
