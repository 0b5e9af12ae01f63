import { alertOn } from './alerts/alert-on-mail.ts';
import { confirmSubscription } from './alerts/confirm-mail.ts';
import { digest } from './alerts/digest-mail.ts';
import { homeGone, homePrice } from './alerts/home-mails.ts';
import { rentalDigest } from './alerts/rentals/rental-digest-mail.ts';
import { appointmentBooked } from './appointments/booked-mail.ts';
import { appointmentCancelled } from './appointments/cancelled-mail.ts';
import { appointmentHeld } from './appointments/held-mail.ts';
import { appointmentMoved } from './appointments/move/moved-mail.ts';
import { appointmentReminder } from './appointments/reminder/reminder-mail.ts';
import { calendarConflict, calendarFailing } from './calendars/mails.ts';
import { friendRecommendation } from './contact/friend-mail.ts';
import { contactNotice } from './contact/notice-mail.ts';
import { contactReceipt } from './contact/receipt-mail.ts';
import { addressEnded } from './mail/address-ended-mail.ts';
import { createDelivering } from './mail/deliver.ts';
import type { MailContent } from './mail/mail.ts';
import type { MailContext } from './mail/mail-context.ts';
import type { OutboxMail } from './mail/outbox.ts';
import { stayConfirmed } from './rentals/stays/confirmed-mail.ts';
import { stayKept, stayWish } from './rentals/stays/guest/wish-mails.ts';
import { stayHeld } from './rentals/stays/held-mail.ts';
import { stayLapsed } from './rentals/stays/lapsed-mail.ts';
import {
  stayLapsedNotice,
  stayNotice,
  stayReminder,
  stayWishNotice,
  stayWithdrawn,
} from './rentals/stays/notice-mail.ts';
import { stayReceipt } from './rentals/stays/receipt-mail.ts';
import { stayRefused } from './rentals/stays/refused-mail.ts';
import { signInMail } from './staff/sign-in-mail.ts';
import { valuationNotice } from './valuations/notice-mail.ts';
import { valuationReceipt } from './valuations/receipt-mail.ts';
import { valuationWithdrawn } from './valuations/withdrawn-mail.ts';

/** Current content of a queued mail; null when there is nothing left to send. */
function contentOf(mail: OutboxMail, context: MailContext): Promise<MailContent | null> {
  switch (mail.kind) {
    case 'contact-notice':
      return contactNotice(mail.data, context);
    case 'contact-receipt':
      return contactReceipt(mail.data, context);
    case 'friend':
      return friendRecommendation(mail.data, context);
    case 'confirm':
      return confirmSubscription(mail.data, context);
    case 'alert-on':
      return alertOn(mail.data, context);
    case 'home-price':
      return homePrice(mail.data, context);
    case 'home-gone':
      return homeGone(mail.data, context);
    case 'digest':
      return digest(mail.data, context);
    case 'rental-digest':
      return rentalDigest(mail.data, context);
    case 'stay-receipt':
      return stayReceipt(mail.data, context);
    case 'stay-held':
      return stayHeld(mail.data, context);
    case 'stay-notice':
      return stayNotice(mail.data, context);
    case 'stay-reminder':
      return stayReminder(mail.data, context);
    case 'stay-lapsed-notice':
      return stayLapsedNotice(mail.data, context);
    case 'stay-lapsed':
      return stayLapsed(mail.data, context);
    case 'stay-confirmed':
      return stayConfirmed(mail.data, context);
    case 'stay-declined':
      return stayRefused('declined', mail.data, context);
    case 'stay-cancelled':
      return stayRefused('cancelled', mail.data, context);
    case 'stay-wish':
      return stayWish(mail.data, context);
    case 'stay-kept':
      return stayKept(mail.data, context);
    case 'stay-wish-notice':
      return stayWishNotice(mail.data, context);
    case 'stay-withdrawn':
      return stayWithdrawn(mail.data, context);
    case 'calendar-conflict':
      return calendarConflict(mail.data, context);
    case 'calendar-failing':
      return calendarFailing(mail.data, context);
    case 'appointment-held':
      return appointmentHeld(mail.data, context);
    case 'appointment-booked':
      return appointmentBooked(mail.data, context);
    case 'appointment-cancelled':
      return appointmentCancelled(mail.data, context);
    case 'valuation-notice':
      return valuationNotice(mail.data, context);
    case 'valuation-receipt':
      return valuationReceipt(mail.data, context);
    case 'valuation-withdrawn':
      return valuationWithdrawn(mail.data, context);
    case 'staff-sign-in':
      return signInMail(mail.data, context);
    case 'address-ended':
      return addressEnded(mail.data, context);
    case 'appointment-moved':
      return appointmentMoved(mail.data, context);
    case 'appointment-reminder':
      return appointmentReminder(mail.data, context);
  }
}

/** Sends all kinds of mails. */
export const { deliverDue, deliverSoon } = createDelivering(contentOf);
