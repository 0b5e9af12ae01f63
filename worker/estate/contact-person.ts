import { languageName, languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { nameOfContact } from '#domain/team/contact-name.ts';
import { personOfContact } from '#domain/team/looks-after.ts';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import type { ContactInfo } from '#wire/contact-info.ts';
import { type ContactLink, mailLink, phoneLink, whatsappLink } from '../platform/page/contact-link.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { portraitOf } from '../platform/page/portrait.ts';
import { inLang, wordedIn } from '../platform/page/worded.ts';
import { personPath } from './links/contact-path.ts';

/** "Maarten Van den Broeck" → "MV": first letters of the first two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word].slice(0, 1).join(''))
    .join('')
    .toUpperCase();

const isLink = (link: ContactLink | null): link is ContactLink => link !== null;

/** Subject of a message. */
export interface WrittenAbout {
  readonly title: string;
  /** Path of the home's page. */
  readonly href: string;
}

/** First line of a message: it names the home, so that the reader need not ask. */
export const firstLine = (about: WrittenAbout | null, { t, origin }: ViewContext): string =>
  about === null
    ? t('team.whatsappPlain')
    : t('team.whatsappAbout', { home: about.title, href: origin + about.href });

/** "Spreekt Nederlands en Frans"; null when no languages are given. */
function spoken(languages: readonly Locale[] | null | undefined, { t, locale }: ViewContext): string | null {
  if (!languages || languages.length === 0) return null;
  const names = languages.map((language) => languageName(language, locale));
  return t('team.speaks', { languages: new Intl.ListFormat(languageOf(locale).tag).format(names) });
}

/** The person who sells or lets the estate (spec 1 §3); null without a name, because a card needs one. */
export function toContactPerson(
  info: ContactInfo | null | undefined,
  context: ViewContext,
  about: WrittenAbout | null = null,
): ContactPersonView | null {
  if (!info) return null;
  const name = nameOfContact(info);
  if (name === '') return null;
  const known = personOfContact(context.site.settings.team, info);
  const description = wordedIn(info.description, context);
  const phones = [phoneLink(info.mobile), phoneLink(info.phone)].filter(isLink);
  return {
    name,
    href: known && personPath(known.id, context),
    initials: initialsOf(name),
    portrait: portraitOf(info.picture, info.pictureHash, context),
    description: description.text || null,
    ...inLang(description, context),
    phones: phones.filter((phone, index) => phones.findIndex((other) => other.href === phone.href) === index),
    email: mailLink(info.email),
    whatsapp: whatsappLink(info.whatsapp, firstLine(about, context)),
    languages: spoken(info.languages, context),
  };
}
