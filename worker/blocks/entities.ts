import { personOfContact } from '#domain/team/looks-after.ts';
import { localized } from '#domain/text.ts';
import type { EntitiesBlockView, EntityItemView } from '#domain/views/section.ts';
import { foreign } from '#domain/worded.ts';
import { initialsOf } from '../estate/contact-person.ts';
import { personPath } from '../estate/links/contact-path.ts';
import type { CachedItem } from '../platform/content/cached-page.ts';
import { pictureView } from '../platform/media/picture-address.ts';
import { mailLink, phoneLink } from '../platform/page/contact-link.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { linkHref } from '../platform/page/nav-link.ts';
import { portraitOf } from '../platform/page/portrait.ts';
import { richIn, wordedIn } from '../platform/page/worded.ts';
import type { BlockData, SectionOf } from './block-data.ts';
import { blockLink, blockWords } from './words.ts';

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);

/** Whether a picture is a portrait: those are square, pictures of places and things are wide. */
const isFace = (picture: CachedItem['picture']): boolean =>
  typeof picture?.width === 'number' && picture.width === picture.height;

function toItem(item: CachedItem, context: ViewContext): EntityItemView | null {
  const { locale, site } = context;
  const [title, subtitle] = [wordedIn(item.title, context), wordedIn(item.subtitle, context)];
  if (title.text === '') return null;
  const body = richIn(item.body, context);
  const [titleLang, subtitleLang, bodyLang] = [title, subtitle, body].map((words) => foreign(words, locale));
  return {
    id: item.id,
    title: title.text,
    ...(titleLang ? { titleLang } : {}),
    subtitle: subtitle.text || null,
    ...(subtitleLang ? { subtitleLang } : {}),
    initials: initialsOf(title.text),
    body: body.text,
    ...(bodyLang ? { bodyLang } : {}),
    portrait: isFace(item.picture) ? portraitOf(item.picture?.file, item.picture?.hash, context) : null,
    picture: item.picture ? pictureView(item.picture, context) : null,
    address: joined(', ', item.street, joined(' ', item.zip, item.city)) || null,
    openingHours: localized(item.openingHours, locale, site.defaultLocale) || null,
    phone: phoneLink(item.phone),
    email: mailLink(item.email),
    href: item.link ? linkHref(item.link, context) : null,
  };
}

/** Whether an item has more than a name, a portrait, a role and a number. */
const isCard = ({ body, picture, portrait, address, openingHours, href }: EntityItemView): boolean =>
  body.length > 0 ||
  (picture !== null && portrait === null) ||
  address !== null ||
  openingHours !== null ||
  href !== null;

/** An item without a link of its own leads to the page of the person of the team whom it names. */
function withPerson(item: EntityItemView, context: ViewContext): EntityItemView {
  if (item.href !== null) return item;
  const person = personOfContact(context.site.settings.team, {
    name: item.title,
    email: item.email?.text,
  });
  return person === null ? item : { ...item, href: personPath(person.id, context) };
}

/** Items of an entity under the block's heading, or else the entity's name; null when everything is empty. */
export function entitiesBlock(
  section: SectionOf<'entities'>,
  data: BlockData,
  context: ViewContext,
): EntitiesBlockView | null {
  const entity = data.items.get(section.entity);
  const items = (entity?.items ?? []).flatMap((item) => toItem(item, context) ?? []);
  const words = blockWords(section, context, entity?.name);
  if (items.length === 0 && words.body.length === 0) return null;
  return {
    kind: 'entities',
    ...words,
    look: items.some(isCard) ? 'cards' : 'lines',
    items: items.map((item) => withPerson(item, context)),
    picture: section.picture ? pictureView(section.picture, context) : null,
    link: blockLink(section.link, context),
  };
}
