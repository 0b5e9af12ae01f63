import { FORM_PAGES, FORM_POSTS } from './forms.ts';
import type { AskedAhead, PageHandlers } from './platform/env.ts';
import { alerts, postAlerts } from './screens/alerts/alerts.tsx';
import { postSubscribeConfirm, subscribeConfirm } from './screens/alerts/subscribe-confirm.tsx';
import { postSubscribeEdit, subscribeEdit } from './screens/alerts/subscribe-edit.tsx';
import { postUnsubscribe, unsubscribe } from './screens/alerts/unsubscribe.tsx';
import { answer, postAnswer } from './screens/answer/answer.tsx';
import { cancelAppointment, postCancelAppointment } from './screens/appointment/cancel-appointment.tsx';
import { confirmAppointment } from './screens/appointment/confirm-appointment.tsx';
import { moveAppointment, postMoveAppointment } from './screens/appointment/move-appointment.tsx';
import { appointment } from './screens/appointment/show-appointment.tsx';
import { compare } from './screens/compare/compare.tsx';
import { contentAhead, contentPage } from './screens/content/content.tsx';
import { estatePage } from './screens/content/estate-page.tsx';
import { legalAhead, legalPage } from './screens/content/legal-page.tsx';
import { detail } from './screens/estate/detail.ts';
import { estate, estateAhead } from './screens/estate/estate.tsx';
import { favorites } from './screens/favorites/favorites.tsx';
import { home, homeAhead } from './screens/home/home.tsx';
import { collection, collectionAhead, group, groupAhead } from './screens/listing/listing.tsx';
import { offerAhead } from './screens/offer/load-offer.ts';
import { offer } from './screens/offer/offer.tsx';
import { cancelStay, postCancelStay } from './screens/own-stay/cancel-stay.tsx';
import { changeStay, postChangeStay } from './screens/own-stay/change-stay.tsx';
import { ownStay } from './screens/own-stay/own-stay.tsx';
import { rentalsAhead } from './screens/rentals/load-rentals.ts';
import { rentals } from './screens/rentals/rentals.tsx';
import { postStaffCase, staffCase } from './screens/staff/case.tsx';
import { staff } from './screens/staff/desk/desk.tsx';
import { postStaffDevices, staffDevices } from './screens/staff/devices.tsx';
import { postStaffEnter, staffEnter } from './screens/staff/enter.tsx';
import { postStaffHours, staffHours } from './screens/staff/hours/hours.tsx';
import { staffJournal } from './screens/staff/journal.tsx';
import { postStaffSignIn, staffSignIn } from './screens/staff/sign-in.tsx';
import { rental, rentalAhead } from './screens/stay/rental.tsx';
import { confirmStay } from './screens/stay/reserve/confirm-stay.tsx';
import { postWithdrawValuation, withdrawValuation } from './screens/valuation/withdraw.ts';

/** The first content calls of each screen; other screens call only after the site's texts have loaded. */
export const ahead: AskedAhead = {
  home: homeAhead,
  offer: offerAhead,
  estate: estateAhead,
  collection: collectionAhead,
  group: groupAhead,
  rentals: rentalsAhead,
  rental: rentalAhead,
  privacy: legalAhead('privacy'),
  terms: legalAhead('terms'),
  page: contentAhead,
};

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
  alerts,
  'subscribe-confirm': subscribeConfirm,
  'subscribe-edit': subscribeEdit,
  unsubscribe,
  appointment,
  'cancel-appointment': cancelAppointment,
  'move-appointment': moveAppointment,
  'confirm-appointment': confirmAppointment.ask,
  'confirm-stay': confirmStay.ask,
  'own-stay': ownStay,
  'change-stay': changeStay,
  'cancel-stay': cancelStay,
  'withdraw-valuation': withdrawValuation,
  answer,
  staff,
  'staff-sign-in': staffSignIn,
  'staff-enter': staffEnter,
  'staff-journal': staffJournal,
  'staff-devices': staffDevices,
  'staff-hours': staffHours,
  'staff-case': staffCase,
  privacy: legalPage('privacy'),
  terms: legalPage('terms'),
  page: contentPage,
};

/** POST handlers of the screens: forms without script (docs/decisions/0018). */
export const formHandlers: PageHandlers = {
  ...FORM_POSTS,
  alerts: postAlerts,
  'subscribe-confirm': postSubscribeConfirm,
  'subscribe-edit': postSubscribeEdit,
  unsubscribe: postUnsubscribe,
  'cancel-appointment': postCancelAppointment,
  'move-appointment': postMoveAppointment,
  'confirm-appointment': confirmAppointment.press,
  'confirm-stay': confirmStay.press,
  'change-stay': postChangeStay,
  'cancel-stay': postCancelStay,
  'withdraw-valuation': postWithdrawValuation,
  answer: postAnswer,
  'staff-sign-in': postStaffSignIn,
  'staff-enter': postStaffEnter,
  'staff-devices': postStaffDevices,
  'staff-hours': postStaffHours,
  'staff-case': postStaffCase,
};
