import { collectScreens } from './platform/screen.ts';
import { alertScreens } from './screens/alerts/index.ts';
import { answerScreens } from './screens/answer/index.ts';
import { appointmentScreens } from './screens/appointment/index.ts';
import { compareScreens } from './screens/compare/index.ts';
import { contactScreens } from './screens/contact/index.ts';
import { contentScreens } from './screens/content/index.ts';
import { costScreens } from './screens/costs/index.ts';
import { duoScreens } from './screens/duo/index.ts';
import { estateScreens } from './screens/estate/index.ts';
import { favoriteScreens } from './screens/favorites/index.ts';
import { friendScreens } from './screens/friend/index.ts';
import { homeScreens } from './screens/home/index.ts';
import { listingScreens } from './screens/listing/index.ts';
import { newsScreens } from './screens/news/index.ts';
import { offerScreens } from './screens/offer/index.ts';
import { ownStayScreens } from './screens/own-stay/index.ts';
import { personScreens } from './screens/person/index.ts';
import { stayScreens } from './screens/rental/index.ts';
import { rentalsScreens } from './screens/rentals/index.ts';
import { sellerScreens } from './screens/seller/index.ts';
import { staffScreens } from './screens/staff/index.ts';
import { valuationScreens } from './screens/valuation/index.ts';

/**
 * The one list of the site's screens (decision 140). What each of them is lies in its folder; their addresses are in
 * `domain/route-table.ts`, which the browser reads too.
 */
export const screens = collectScreens([
  homeScreens,
  offerScreens,
  costScreens,
  estateScreens,
  listingScreens,
  rentalsScreens,
  stayScreens,
  ownStayScreens,
  favoriteScreens,
  compareScreens,
  contactScreens,
  friendScreens,
  appointmentScreens,
  alertScreens,
  valuationScreens,
  answerScreens,
  duoScreens,
  sellerScreens,
  staffScreens,
  newsScreens,
  personScreens,
  contentScreens,
]);
