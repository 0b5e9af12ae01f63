import { EMPTY_FILTER, type EstateFilter } from '#domain/filter/filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { cityName } from '#domain/rules/address.ts';
import { filterStatusOf } from '#domain/rules/standing.ts';
import type { Worded } from '#domain/text.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { inLang } from '../../platform/page/worded.ts';
import type { Property } from '../property/property.ts';

/** Parents of a unit: its project. */
export interface Parent {
  readonly label: string;
  readonly href: string;
  readonly lang?: Locale;
}

/**
 * Breadcrumbs: offer, estates with the same transaction, city, estate. A sold estate, and one with an unknown
 * transaction, has no step for the transaction.
 */
export function toBreadcrumbs(
  property: Property,
  title: Worded,
  parent: Parent | null,
  context: ViewContext,
): EstatePageView['breadcrumbs'] {
  const { locale, t } = context;
  const offer = (filter: Partial<EstateFilter>): string =>
    `${pathTo('offer', locale)}${filterQuery({ ...EMPTY_FILTER, ...filter })}`;
  const offered = filterStatusOf(property.standing);
  const status = offered === null ? [] : [offered];
  const city = cityName(property.address, locale);
  const cityId = property.address?.city?.id;
  const known = city !== '' && cityId !== null && cityId !== undefined;
  return [
    offered === null
      ? { label: t('views.offer.name'), href: offer({}) }
      : { label: t(`status.${offered}`), href: offer({ status }) },
    ...(known ? [{ label: city, href: offer({ status, city: [String(cityId)] }) }] : []),
    ...(parent === null ? [] : [parent]),
    { label: title.text, href: null, ...inLang(title, context) },
  ];
}
