import type { PageHandlers } from '../env.ts';
import { FORM_PAGES, FORM_POSTS } from '../forms/forms.ts';
import { appointment } from './pages/appointment.tsx';
import { cancelAppointment, postCancelAppointment } from './pages/cancel-appointment.tsx';
import { compare } from './pages/compare.tsx';
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
import { postSubscribeConfirm, subscribeConfirm } from './pages/subscribe-confirm.tsx';
import { postSubscribeEdit, subscribeEdit } from './pages/subscribe-edit.tsx';
import { postUnsubscribe, unsubscribe } from './pages/unsubscribe.tsx';

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
};
