import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import type { AppEnv } from '../../platform/env.ts';
import { bookingLink } from '../../platform/forms/outcome/booking-link.tsx';
import { showOutcome } from '../../platform/forms/outcome/token-page.tsx';
import { siteContent } from '../../platform/page/view-context.ts';
import { showUnknown } from './show-appointment.tsx';

const toOffer = (c: Context<AppEnv>) => ({
  label: c.get('t')('agenda.toOffer'),
  href: pathTo('offer', c.get('locale')),
});

/** Confirms an appointment; the next mail links to its page. */
export const confirmAppointment = bookingLink<'cancelled' | 'past'>({
  name: 'confirm-appointment',
  press: async (c, token, key) => {
    const { state } = await siteContent(c).confirmAppointment(token, key);
    return state === 'booked' || state === 'pending' ? null : state;
  },
  question: (c) => {
    const t = c.get('t');
    return {
      heading: t('agenda.confirmHeading'),
      text: t('agenda.confirmText'),
      button: t('agenda.confirm'),
    };
  },
  address: (c) => {
    const t = c.get('t');
    return { asks: t('agenda.addressText'), thanks: t('agenda.addressThanks') };
  },
  confirmed: (c) => {
    const t = c.get('t');
    const words = { heading: t('agenda.bookedHeading'), text: t('agenda.bookedPlain') };
    return { ...words, tone: 'good', link: toOffer(c) };
  },
  closed: (c, kind) => {
    if (kind === 'unknown') return showUnknown(c);
    const t = c.get('t');
    c.status(kind === 'expired' ? 410 : 409);
    const words = { heading: t(`agenda.${kind}Heading`), text: t(`agenda.${kind}Text`) };
    return showOutcome(c, { ...words, tone: 'problem', link: toOffer(c) });
  },
});
