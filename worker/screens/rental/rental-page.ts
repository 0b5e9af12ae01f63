import { stayFavorite } from '#domain/favorites.ts';
import { choosesNothing, type StayChoice, stayQuery } from '#domain/filter/rental-stay.ts';
import { tiedPlace } from '#domain/format/ties.ts';
import { rentalPath } from '#domain/links.ts';
import { pathTo } from '#domain/routes.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import { choicesOf } from '#domain/stays/choices.ts';
import { knownCosts, knownExtras, type StayOffer } from '#domain/stays/stay.ts';
import type { KeyFactView } from '#domain/views/document.ts';
import type { PriceView } from '#domain/views/estate-card.ts';
import type { EstatePageView, MapView } from '#domain/views/estate-page.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { RentalPeriods, RentalUnit } from '#wire/rental-unit.ts';
import { toAreaMap } from '../../estate/place/map.ts';
import { toHeart } from '../../estate/property/property.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';
import { excerpt, paragraphsOf } from '../../platform/page/paragraphs.ts';
import { inLang, wordedIn, writtenIn } from '../../platform/page/worded.ts';
import { type ExtraView, extraPrice, toExtras } from '../../rental/extras.ts';
import { type FactRow, rentalFacts, rentalRules } from '../../rental/rental-facts.ts';
import { rentalPrice } from '../../rental/rental-price.ts';
import {
  cityName,
  floorText,
  rentalKind,
  rentalPictures,
  rentalPlace,
  rentalTitle,
} from '../../rental/rental-words.ts';
import { type CalendarView, toCalendar } from './calendar.ts';
import { type ChosenStayView, toChosenStay } from './chosen-stay.ts';
import { type RatesView, toRates } from './rates.ts';

/** The nights of a unit: calendar, prices and chosen stay. */
export interface NightsView {
  readonly calendar: CalendarView;
  readonly stay: ChosenStayView;
  /** Address of the form, to which the choice is sent. */
  readonly reservePath: string;
  readonly rates: readonly RatesView[];
  readonly extras: readonly ExtraView[];
  /** Link that clears the choice; null when nothing is chosen. */
  readonly clearHref: string | null;
}

/** The page of a holiday rental. */
export interface RentalPageView {
  /** "Villa"; null when the title says the same. */
  readonly kind: string | null;
  readonly title: string;
  readonly place: string;
  readonly short: { readonly text: string; readonly lang?: string } | null;
  readonly pictures: readonly PictureView[];
  readonly breadcrumbs: EstatePageView['breadcrumbs'];
  readonly keyFacts: readonly KeyFactView[];
  readonly description: { readonly paragraphs: readonly string[]; readonly lang?: string } | null;
  readonly facts: readonly FactRow[];
  readonly rules: readonly FactRow[];
  readonly options: readonly string[];
  readonly equipment: readonly string[];
  readonly map: MapView | null;
  readonly price: PriceView | null;
  /** What the price contains besides the rent; null when that is all. */
  readonly included: string | null;
  /** null when the nights could not be loaded: the page then says so. */
  readonly nights: NightsView | null;
  /** Its key among the favourites, and the name of its heart. */
  readonly favorite: string;
  readonly heart: EstatePageView['heart'];
  readonly choice: StayChoice;
  readonly maxOccupation: number;
  /** The page's address, without a choice. */
  readonly path: string;
  readonly contactHref: string;
  /** Description for the page's head. */
  readonly excerpt: string;
}

interface RentalPageInput {
  readonly unit: RentalUnit;
  /** null when they could not be loaded. */
  readonly periods: RentalPeriods | null;
  readonly choice: StayChoice;
  /** The day in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
}

/** The unit's conditions for a stay, from its two documents. */
export const toStayOffer = (
  unit: RentalUnit,
  { periods, nights, rules, costs }: RentalPeriods,
): StayOffer => ({
  periods,
  busy: nights.busy,
  rules,
  costs: knownCosts(costs, unit.general.rentalOptions),
  maxOccupation: hasPositive(unit.general.maxOccupation) ? unit.general.maxOccupation : 1,
});

function keyFactsOf(unit: RentalUnit, context: ViewContext): KeyFactView[] {
  const { t } = context;
  const { general, rooms } = unit;
  const counted = (
    count: number | null | undefined,
    key: 'stays.personsName' | 'views.fact.bedrooms' | 'views.fact.bathrooms',
  ): KeyFactView[] =>
    hasPositive(count) ? [{ value: String(count), unit: null, name: t.count(key, count) }] : [];
  return [
    ...counted(general.maxOccupation, 'stays.personsName'),
    ...counted(rooms?.bedrooms, 'views.fact.bedrooms'),
    ...counted(rooms?.bathrooms, 'views.fact.bathrooms'),
    ...(hasPositive(general.floor)
      ? [{ value: String(general.floor), unit: null, name: t('views.fact.floor') }]
      : []),
  ];
}

function toNights(input: RentalPageInput, path: string, context: ViewContext): NightsView | null {
  const { unit, periods, choice, today } = input;
  if (periods === null) return null;
  const offer = toStayOffer(unit, periods);
  const choices = choicesOf(offer, today);
  const until = periods.periods.map(({ to }) => to).reduce((last, day) => (day > last ? day : last), today);
  const stay = toChosenStay({ unitId: String(unit.id), choice, offer, choices, today }, context);
  const { persons, month, extras } = choice;
  return {
    calendar: toCalendar({ path, choice, choices, today, until, marked: stay.state !== 'refused' }, context),
    stay,
    reservePath: pathTo('reserve', context.locale, { id: String(unit.id) }),
    extras: toExtras(offer.costs.extras, extras, context),
    rates: toRates(periods.periods, { costs: offer.costs, persons: stay.persons }, context),
    clearHref:
      choice.from === null && choice.to === null ? null : path + stayQuery({ persons, month, extras }),
  };
}

/** The agency's terms of cancellation, as days before the arrival: a stay is not chosen yet. */
function termRows({ t, site }: ViewContext): readonly FactRow[] {
  const terms = (site.settings.cancellation ?? []).toSorted((one, other) => other.days - one.days);
  if (terms.length === 0) return [];
  const due = (percent: number): string =>
    percent === 0 ? t('ownStay.terms.free') : t('ownStay.terms.percent', { percent });
  const all = [
    ...terms.map(({ days, percent }) => `${t.count('ownStay.terms.days', days)}: ${due(percent)}`),
    `${t('ownStay.terms.after')}: ${due(100)}`,
  ];
  return [{ label: t('ownStay.terms.name'), value: all.join('. ') }];
}

/** What can be had besides the unit: in its own words, or by name with the price that is calculated. */
const optionsOf = (
  options: RentalUnit['general']['rentalOptions'],
  context: ViewContext,
): readonly string[] =>
  (options ?? []).flatMap((option) => {
    const [extra] = knownExtras([option]);
    const name = wordedIn(option.name ?? option.description, context).text;
    if (name === '') return [];
    if (extra === undefined) return [name];
    const price = extraPrice(extra, context);
    return [`${name}: ${extra.obligatory ? `${price}, ${context.t('stays.extra.always')}` : price}`];
  });

/** Breadcrumbs: holiday rentals, rentals in the same town, the unit. */
function crumbsOf(unit: RentalUnit, title: string, context: ViewContext): EstatePageView['breadcrumbs'] {
  const { t, locale } = context;
  const list = pathTo('rentals', locale);
  const city = cityName(unit, context);
  const { id } = unit.general.city ?? {};
  const town =
    city === '' || id === null || id === undefined ? [] : [{ label: city, href: `${list}?city=${id}` }];
  return [{ label: t('stays.crumb'), href: list }, ...town, { label: title, href: null }];
}

/** The page of a unit, with the chosen stay. Without a choice it is kept: most visitors see that one, and choices are endless. */
export function toRentalPage(input: RentalPageInput, context: ViewContext): RentalPageView {
  const { unit, periods, choice, today } = input;
  const make = (): RentalPageView => makeRentalPage(input, context);
  return choosesNothing(choice) ? cachedView(context, 'rental page', [unit, periods, today], make) : make();
}

function makeRentalPage(input: RentalPageInput, context: ViewContext): RentalPageView {
  const { unit, periods, choice } = input;
  const { general } = unit;
  const id = String(unit.id);
  const path = rentalPath(id, context.locale);
  const title = rentalTitle(unit, context);
  const place = rentalPlace(unit, context);
  const short = wordedIn(general.descriptionShort, context);
  const long = writtenIn(general.description, context);
  const paragraphs = paragraphsOf(long.text);
  return {
    kind: rentalKind(unit, title, context),
    title,
    place: tiedPlace(place),
    short: short.text === '' ? null : { text: short.text, ...inLang(short, context) },
    pictures: rentalPictures(unit, context),
    breadcrumbs: crumbsOf(unit, title, context),
    keyFacts: keyFactsOf(unit, context),
    description: paragraphs.length === 0 ? null : { paragraphs, ...inLang(long, context) },
    facts: rentalFacts(unit, floorText(unit, context), context),
    rules: [...rentalRules(unit, periods, context), ...termRows(context)],
    options: optionsOf(general.rentalOptions, context),
    equipment: (general.equipment ?? [])
      .map(({ name }) => wordedIn(name, context).text)
      .filter((text) => text !== ''),
    map: toAreaMap(general.geoLocation ?? null, { label: place, town: cityName(unit, context) }, context),
    ...rentalPrice(unit, { period: [], persons: choice.persons }, context),
    nights: toNights(input, path, context),
    favorite: stayFavorite(id),
    heart: toHeart(title, place, context),
    choice,
    maxOccupation: hasPositive(general.maxOccupation) ? general.maxOccupation : 1,
    path,
    contactHref: `${pathTo('contact', context.locale)}?rental=${encodeURIComponent(id)}`,
    excerpt: excerpt(short.text || long.text),
  };
}
