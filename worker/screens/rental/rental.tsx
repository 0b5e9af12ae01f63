import type { Context } from 'hono';
import { choosesNothing, parseStay } from '#domain/filter/rental-stay.ts';
import { sheetsOfMap, withStreets } from '../../estate/place/with-streets.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { loadDeferred, neverStore, valueOr } from '../../platform/failure/outage.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { asksAnew } from '../../platform/request/asks-anew.ts';
import { urlOf } from '../../platform/request/url.ts';
import { existing, rentalId, today } from '../../rental/load-rental.ts';
import { toVacationRental } from '../../rental/vacation-rental.ts';
import { RentalPage } from './RentalPage.tsx';
import { toRentalPage } from './rental-page.ts';

/** Its free nights are cached for a minute, unless the visitor reloads. */
export function loadRentalPage({ content, params, anew }: Given) {
  const { id = '' } = params;
  return {
    unit: content.rentalUnit(id),
    periods: anew ? content.rentalPeriodsAnew(id) : content.rentalPeriods(id),
  };
}

/**
 * A unit with its free nights, at most a minute old; the calendar requests current ones, and that page is not
 * cached.
 */
export async function rental(
  c: Context<AppEnv>,
  loaded: ReturnType<typeof loadRentalPage>,
): Promise<Response> {
  rentalId(c, c.get('route').params.id);
  const [unit, nights] = await Promise.all([
    existing(loaded.unit),
    loadDeferred(c, 'rental-periods', () => loaded.periods),
  ]);
  const periods = valueOr(nights, null);
  const choice = parseStay(urlOf(c).searchParams);
  const context = viewContext(c);
  const page = toRentalPage({ unit, periods, choice, today: today() }, context);
  const view = { ...page, map: await withStreets(c, page.map, context) };
  // Structured data must not be more precise than the map.
  const placed = { ...unit, general: { ...unit.general, geoLocation: view.map?.point } };
  const jsonLd = toVacationRental(placed, view.title, context);
  if (asksAnew(c)) neverStore(c);
  return renderPage(c, <RentalPage view={view} t={context.t} />, {
    head: {
      title: `${view.title}, ${view.place}`,
      description: view.excerpt,
      image: leadingPicture(view.pictures),
      index: choosesNothing(choice),
      structuredData: jsonLd === null ? [] : [jsonLd],
      sheets: ['stay', ...sheetsOfMap(view.map)],
      parts: ['estate'],
    },
  });
}
