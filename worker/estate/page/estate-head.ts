import { cityLine, showsStreet, streetLine } from '../../../domain/rules/address.ts';
import { isShelved } from '../../../domain/rules/standing.ts';
import type { EstatePageView } from '../../../domain/views/estate-page.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { HeadWords } from '../../platform/page/head.ts';
import { excerpt } from '../../platform/page/paragraphs.ts';
import type { Parent } from '../links/breadcrumbs.ts';
import type { Property } from '../property/property.ts';

/** Characters of an estate's own title, so that the place behind it is still seen; fewer where that is long. */
const MOST_OF_TITLE = 70;
const LEAST_OF_TITLE = 24;
/** Characters of a whole title with the agency's name. */
const MOST = 120;

/** "Te koop" within a line: "te koop"; words in capitals stay as they are. */
const inLine = (text: string, locale: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/** What is said of a home's status within a line: nothing of one that is called archived. */
const statusInLine = ({ standing, transactionName }: Property, locale: string): string =>
  isShelved(standing) ? '' : inLine(transactionName, locale);

/** "Villa te koop"; of a unit its title and project, since many share their kind and place. */
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
 * "Rijwoning met stadstuin, Markt 5 – te koop in 8301 Heist-aan-Zee": many estates share a title, so that
 * it takes the place to tell their pages apart. The street as far as the address rule shows it (spec 1
 * §2); of a unit its project instead.
 */
export function headTitle(
  property: Property,
  title: string,
  project: Parent | null,
  context: ViewContext,
): string {
  const { address, sold } = property;
  const { t, locale, site } = context;
  const city = cityLine(address, locale);
  const street = showsStreet(address, sold) ? streetLine(address, locale) : '';
  const beside = project === null ? street : project.label;
  const where = city === '' ? '' : ` ${t('views.head.inPlace', { place: city })}`;
  const told = `${statusInLine(property, locale)}${where}`.trimStart();
  const offer = told === '' ? '' : `– ${told}`;
  const room = MOST - `, ${beside} ${offer} · ${site.name}`.length;
  const own = excerpt(title, Math.max(LEAST_OF_TITLE, Math.min(MOST_OF_TITLE, room)));
  return `${[own, beside].filter((part) => part !== '').join(', ')} ${offer}`.trimEnd();
}

/** What the page of an estate says to browsers and search engines; a hidden status is not listed (contract, "Site"). */
export const toEstateHead = (view: EstatePageView): HeadWords => ({
  title: view.headTitle ?? view.title,
  description: view.headDescription ?? view.lead,
  image: leadingPicture(view.pictures),
  index: !view.hidden,
  structuredData: [view.jsonLd],
});
