import { mails as forms } from '../forms.ts';
import { mails as searchCards } from '../search-cards.ts';
import { mails as seller } from '../seller.ts';
import standing from '../standing.ts';
import { mails as valuation } from '../valuation.ts';
import address from './address.ts';
import alerts from './alerts.ts';
import appointments from './appointments.ts';
import calendars from './calendars.ts';
import general from './general.ts';
import notices from './notices.ts';
import staff from './staff.ts';
import stays from './stays.ts';
import viewings from './viewings.ts';

/** All texts of mails in this language; the parts share no key (the parity test proves it). */
export default {
  ...address,
  ...general,
  ...alerts,
  ...appointments,
  ...calendars,
  ...forms,
  ...notices,
  ...searchCards,
  ...seller,
  ...staff,
  ...standing,
  ...stays,
  ...valuation,
  ...viewings,
} as const;
