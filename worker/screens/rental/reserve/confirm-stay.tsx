import type { Context } from 'hono';
import { pathTo } from '#domain/routes.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { bookingLink } from '#worker/platform/forms/outcome/booking-link.tsx';
import { showOutcome } from '#worker/platform/forms/outcome/token-page.tsx';
import { siteContent } from '#worker/platform/page/view-context.ts';

const CLOSED_STATUS = { unknown: 404, expired: 410 } as const;

const toRentals = (c: Context<AppEnv>) => ({
  label: c.get('t')('stays.confirm.toRentals'),
  href: pathTo('rentals', c.get('locale')),
});

/** Confirms a stay that is held until the guest's mail address is confirmed. */
export const confirmStay = bookingLink<never>({
  name: 'confirm-stay',
  press: async (c, token, key) => {
    const { state } = await siteContent(c).confirmStay(token, key);
    return state === 'released' ? 'expired' : null;
  },
  question: (c) => {
    const t = c.get('t');
    const agency = { agency: c.get('site').name };
    const words = { heading: t('stays.confirm.heading'), text: t('stays.confirm.text', agency) };
    return { ...words, button: t('stays.confirm.button') };
  },
  address: (c) => {
    const t = c.get('t');
    return { asks: t('stays.confirm.addressText'), thanks: t('stays.confirm.addressThanks') };
  },
  confirmed: (c) => {
    const t = c.get('t');
    const words = { heading: t('stays.thanks.heading'), text: t('stays.thanks.plain') };
    return { ...words, tone: 'good', link: toRentals(c) };
  },
  closed: (c, kind) => {
    const t = c.get('t');
    c.status(CLOSED_STATUS[kind]);
    const words = { heading: t(`stays.confirm.${kind}Heading`), text: t(`stays.confirm.${kind}Text`) };
    return showOutcome(c, { ...words, tone: 'problem', link: toRentals(c) });
  },
});
