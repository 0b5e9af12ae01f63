import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import { type ContactLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Page after a request was sent. */
export interface SentView {
  readonly heading: string;
  readonly text: string;
  /** Who will get in touch, and how to reach them earlier. */
  readonly agency: string;
  readonly phone: ContactLink | null;
  readonly hours: string;
  /** "Referentie" · "K7QX3M"; null while the request waits to be delivered. */
  readonly reference: { readonly label: string; readonly text: string } | null;
  readonly steps: readonly { readonly when: string; readonly what: string }[];
  readonly link: { readonly label: string; readonly href: string };
}

const REFERENCE = /^[0-9A-Z]{6}$/;

/** `sent` is the query parameter: a reference, `later`, or another value when there is no reference. */
export function toSent(sent: string, context: ViewContext): SentView {
  const { t, locale, site } = context;
  const later = sent === 'later';
  const { phone, openingHours } = site.settings.contact;
  return {
    heading: t(later ? 'forms.laterHeading' : 'valuation.sent.heading'),
    text: t(later ? 'forms.laterText' : 'valuation.sent.text'),
    agency: site.name,
    phone: phoneLink(phone),
    hours: localized(openingHours, locale, site.defaultLocale),
    reference: REFERENCE.test(sent) ? { label: t('valuation.sent.reference'), text: sent } : null,
    steps: (['mail', 'contact', 'price'] as const).map((step) => ({
      when: t(`valuation.sent.when.${step}`),
      what: t(`valuation.sent.what.${step}`),
    })),
    link: { label: t('problem.home'), href: pathTo('home', locale) },
  };
}
