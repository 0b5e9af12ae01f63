import { FORM_PAGES, FORM_POSTS } from './forms.ts';
import type { PageHandlers } from './platform/env.ts';
import { postSubscribeConfirm, subscribeConfirm } from './screens/alerts/subscribe-confirm.tsx';
import { postSubscribeEdit, subscribeEdit } from './screens/alerts/subscribe-edit.tsx';
import { postUnsubscribe, unsubscribe } from './screens/alerts/unsubscribe.tsx';
import { cancelAppointment, postCancelAppointment } from './screens/appointment/cancel-appointment.tsx';
import { confirmAppointment, postConfirmAppointment } from './screens/appointment/confirm-appointment.tsx';
import { appointment } from './screens/appointment/show-appointment.tsx';
import { compare } from './screens/compare/compare.tsx';
import { contentPage } from './screens/content/content.tsx';
import { estatePage } from './screens/content/estate-page.tsx';
import { legalPage } from './screens/content/legal-page.tsx';
import { detail } from './screens/estate/detail.ts';
import { estate } from './screens/estate/estate.tsx';
import { favorites } from './screens/favorites/favorites.tsx';
import { home } from './screens/home/home.tsx';
import { collection, group } from './screens/listing/listing.tsx';
import { offer } from './screens/offer/offer.tsx';
import { rentals } from './screens/rentals/rentals.tsx';
import { rental } from './screens/stay/rental.tsx';
import { confirmStay, postConfirmStay } from './screens/stay/reserve/confirm-stay.tsx';

/** The handler of each screen: load → view model → render. */
export const pageHandlers: PageHandlers = {
  ...FORM_PAGES,
  home,
  offer,
  estate,
  'estate-page': estatePage,
  collection,
  group,
  rentals,
  rental,
  favorites,
  compare,
  detail,
  'subscribe-confirm': subscribeConfirm,
  'subscribe-edit': subscribeEdit,
  unsubscribe,
  appointment,
  'cancel-appointment': cancelAppointment,
  'confirm-appointment': confirmAppointment,
  'confirm-stay': confirmStay,
  privacy: legalPage('privacy'),
  terms: legalPage('terms'),
  page: contentPage,
};

/** What a POST to a screen's own address does: forms without script (docs/decisions/0018). */
export const formHandlers: PageHandlers = {
  ...FORM_POSTS,
  'subscribe-confirm': postSubscribeConfirm,
  'subscribe-edit': postSubscribeEdit,
  unsubscribe: postUnsubscribe,
  'cancel-appointment': postCancelAppointment,
  'confirm-appointment': postConfirmAppointment,
  'confirm-stay': postConfirmStay,
};
