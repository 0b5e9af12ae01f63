import type { OutboxMail } from '../db/outbox.ts';
import { appointmentBooked } from './appointment-booked.ts';
import { appointmentCancelled } from './appointment-cancelled.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { contactNotice } from './contact-notice.ts';
import { contactReceipt } from './contact-receipt.ts';
import { digest } from './digest.ts';
import { friendRecommendation } from './friend-recommendation.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { stayLapsed } from './stay-lapsed.ts';
import { stayNotice } from './stay-notice.ts';
import { stayReceipt } from './stay-receipt.ts';

/** What a queued mail says now; null when there is nothing left to say. */
export function contentOf(mail: OutboxMail, context: MailContext): Promise<MailContent | null> {
  switch (mail.kind) {
    case 'contact-notice':
      return contactNotice(mail.data, context);
    case 'contact-receipt':
      return contactReceipt(mail.data, context);
    case 'friend':
      return friendRecommendation(mail.data, context);
    case 'confirm':
      return confirmSubscription(mail.data, context);
    case 'digest':
      return digest(mail.data, context);
    case 'stay-receipt':
      return stayReceipt(mail.data, context);
    case 'stay-notice':
      return stayNotice(mail.data, context);
    case 'stay-lapsed':
      return stayLapsed(mail.data, context);
    case 'appointment-booked':
      return appointmentBooked(mail.data, context);
    case 'appointment-cancelled':
      return appointmentCancelled(mail.data, context);
  }
}
