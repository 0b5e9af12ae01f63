import { SOURCE_STORES } from '../sources/index.ts';
import { agreementOperations } from './agreements.ts';
import { assetOperations } from './assets.ts';
import { cityOperations } from './cities.ts';
import { collectionOperations } from './collections.ts';
import { contactRequestOperations } from './contact-requests.ts';
import { entityOperations } from './entities.ts';
import { estateFilterOperations } from './estate-filters.ts';
import { estateMarkerOperations } from './estate-markers.ts';
import { estateOperations } from './estates.ts';
import { friendRecommendationOperations } from './friend-recommendations.ts';
import { liveAgendaOperations } from './live-agenda.ts';
import { navigationOperations } from './navigation.ts';
import type { Operation } from './operation.ts';
import { pageOperations } from './pages.ts';
import { rentalPeriodOperations } from './rental-periods.ts';
import { rentalReservationOperations } from './rental-reservations.ts';
import { rentalUnitOperations } from './rental-units.ts';
import { similarEstateOperations } from './similar-estates.ts';
import { sitemapOperations } from './sitemap.ts';
import { siteOperations } from './sites.ts';
import { subscriptionOperations } from './subscriptions.ts';
import { translationOperations } from './translations.ts';

/** Every call of the service; a fixed segment comes before a parameter in its place. */
export const OPERATIONS: readonly Operation[] = [
  ...siteOperations,
  ...navigationOperations,
  ...pageOperations,
  ...entityOperations,
  ...collectionOperations,
  ...translationOperations,
  ...SOURCE_STORES.flatMap(({ operations }) => operations),
  ...estateFilterOperations,
  ...estateMarkerOperations,
  ...estateOperations,
  ...similarEstateOperations,
  ...cityOperations,
  ...assetOperations,
  ...sitemapOperations,
  ...rentalUnitOperations,
  ...rentalPeriodOperations,
  ...rentalReservationOperations,
  ...agreementOperations,
  ...contactRequestOperations,
  ...friendRecommendationOperations,
  ...subscriptionOperations,
  ...liveAgendaOperations,
];
