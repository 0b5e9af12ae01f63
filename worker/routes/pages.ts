import type { PageHandlers } from '../app.ts';
import { appointment } from './pages/appointment.tsx';
import { bookAppointment, postBookAppointment } from './pages/book-appointment.tsx';
import { cancelAppointment, postCancelAppointment } from './pages/cancel-appointment.tsx';
import { compare } from './pages/compare.tsx';
import { contact, postContact } from './pages/contact.tsx';
import { contentPage } from './pages/content-page.tsx';
import { detail } from './pages/detail.ts';
import { estate } from './pages/estate.tsx';
import { estatePage } from './pages/estate-page.tsx';
import { favorites } from './pages/favorites.tsx';
import { home } from './pages/home.tsx';
import { legalPage } from './pages/legal-page.tsx';
import { collection, group } from './pages/listing.tsx';
import { offer } from './pages/offer.tsx';
import { rental } from './pages/rental.tsx';
import { rentals } from './pages/rentals.tsx';
import { postReserve, reserve } from './pages/reserve.tsx';
import { reserveThanks } from './pages/reserve-thanks.tsx';
import { postSendToAFriend, sendToAFriend } from './pages/send-to-a-friend.tsx';
import { postSubscribe, subscribe, subscribeSuccess } from './pages/subscribe.tsx';
import { postSubscribeConfirm, subscribeConfirm } from './pages/subscribe-confirm.tsx';
import { postSubscribeEdit, subscribeEdit } from './pages/subscribe-edit.tsx';
import { postUnsubscribe, unsubscribe } from './pages/unsubscribe.tsx';

/** The handler of each screen: load → view model → render. */
export const pageHandlers: PageHandlers = {
  home,
  offer,
  estate,
  'estate-page': estatePage,
  collection,
  group,
  rentals,
  rental,
  reserve,
  'reserve-thanks': reserveThanks,
  favorites,
  compare,
  detail,
  contact,
  'send-to-a-friend': sendToAFriend,
  subscribe,
  'subscribe-success': subscribeSuccess,
  'subscribe-confirm': subscribeConfirm,
  'subscribe-edit': subscribeEdit,
  unsubscribe,
  'book-appointment': bookAppointment,
  appointment,
  'cancel-appointment': cancelAppointment,
  privacy: legalPage('privacy'),
  terms: legalPage('terms'),
  page: contentPage,
};

/** What a POST to a screen's own address does: forms without script (docs/decisions/0018). */
export const formHandlers: PageHandlers = {
  contact: postContact,
  reserve: postReserve,
  'send-to-a-friend': postSendToAFriend,
  subscribe: postSubscribe,
  'subscribe-confirm': postSubscribeConfirm,
  'subscribe-edit': postSubscribeEdit,
  unsubscribe: postUnsubscribe,
  'book-appointment': postBookAppointment,
  'cancel-appointment': postCancelAppointment,
};
