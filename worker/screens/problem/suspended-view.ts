import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { FrameView } from '#domain/views/frame.ts';
import type { Site } from '#wire/site.ts';
import { type ContactLink, mailLink, phoneLink } from '../../platform/page/contact-link.ts';
import { toSiteMark } from '../../platform/page/frame.ts';

/** Data of a suspended site: the agency's name and contact details. */
export interface SuspendedView {
  readonly site: FrameView['site'];
  readonly languages: FrameView['languages'];
  readonly phone: ContactLink | null;
  readonly email: ContactLink | null;
  /** Lines of the office's address. */
  readonly address: readonly string[];
}

const line = (...parts: readonly (string | null | undefined)[]): string[] => {
  const written = parts.filter((part) => !isBlank(part)).map((part) => part?.trim());
  return written.length === 0 ? [] : [written.join(' ')];
};

/** From the settings only, without any call. */
export function toSuspended(site: Site, locale: Locale): SuspendedView {
  const { contact } = site.settings;
  return {
    site: toSiteMark(site),
    languages: site.locales.map((language) => ({
      locale: language,
      name: languageOf(language).name,
      href: pathTo('home', language),
      current: language === locale,
    })),
    phone: phoneLink(contact.phone),
    email: mailLink(contact.email),
    address: [...line(contact.street), ...line(contact.zip, contact.city)],
  };
}
