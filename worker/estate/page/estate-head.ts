import { cityLine, showsStreet, streetLine } from '#domain/rules/address.ts';
import { isShelved, type StatusView, stateOf } from '#domain/rules/standing.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { HeadWords } from '../../platform/page/head.ts';
import { excerpt } from '../../platform/page/paragraphs.ts';
import type { Parent } from '../links/breadcrumbs.ts';
import type { Property } from '../property/property.ts';

/**
 * Longest part of an estate's own title, characters, so that the place after it is still visible; shorter
 * when the place is long.
 */
const MOST_OF_TITLE = 70;
const LEAST_OF_TITLE = 24;
/** Longest complete title with the agency's name, characters. */
const MOST = 120;

/** States whose name is said of a place: "verkocht in Tervuren". */
const AT_A_PLACE: readonly StatusView['state'][] = ['free', 'gone'];

/** A text inside a sentence: "Te koop" becomes "te koop"; words in capitals stay unchanged. */
const inLine = (text: string, locale: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/** A home's status inside a sentence; empty for an archived one. */
const statusInLine = ({ standing, transactionName }: Property, locale: string): string =>
  isShelved(standing) ? '' : inLine(transactionName, locale);

/** "Villa te koop"; for a unit its title and project, because many units share kind and place. */
export function headSubject(
  property: Property,
  title: string,
  project: Parent | null,
  context: ViewContext,
): string {
  const what = project === null ? property.name : `${title}, ${project.label},`;
  return `${what} ${statusInLine(property, context.locale)}`.trimEnd();
}

/**
 * "Rijwoning met stadstuin, Markt 5 – te koop in 8301 Heist-aan-Zee": many estates have the same title, so
 * the place makes titles unique. Includes the street if the address rule shows it (spec 1 §2); for a unit its
 * project instead.
 */
export function headTitle(
  property: Property,
  title: string,
  project: Parent | null,
  context: ViewContext,
): string {
  const { address, sold, standing } = property;
  const { t, locale, site } = context;
  const city = cityLine(address, locale);
  const street = showsStreet(address, sold) ? streetLine(address, locale) : '';
  const beside = project === null ? street : project.label;
  const status = statusInLine(property, locale);
  // "Te koop in Tervuren" is said, "in optie (verkoop) in Tervuren" is not: then the place follows the street.
  const combined = status !== '' && AT_A_PLACE.includes(stateOf(standing));
  const inCity = city === '' || !combined ? '' : ` ${t('views.head.inPlace', { place: city })}`;
  const offer = status === '' ? '' : `– ${status}${inCity}`;
  const where = [beside, combined ? '' : city].filter((part) => part !== '').join(', ');
  const room = MOST - `, ${where} ${offer} · ${site.name}`.length;
  const own = excerpt(title, Math.max(LEAST_OF_TITLE, Math.min(MOST_OF_TITLE, room)));
  return `${[own, where].filter((part) => part !== '').join(', ')} ${offer}`.trimEnd();
}

/**
 * Title and description of an estate's page; an estate with a hidden status is not indexed (contract,
 * "Site").
 */
export const toEstateHead = (view: EstatePageView): HeadWords => ({
  title: view.headTitle ?? view.title,
  description: view.headDescription ?? view.lead,
  image: leadingPicture(view.pictures),
  index: !view.hidden,
  structuredData: [view.jsonLd],
});
