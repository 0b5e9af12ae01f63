import { readSearch, writeSearch } from '#domain/filter/codec.ts';
import { EMPTY_FILTER, type EstateFilter, mergeFilter } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { RENTAL_SEARCH, type RentalFilter } from '#domain/filter/rental-filter.ts';
import { serializeFilter } from '#domain/filter/serialize.ts';
import type { Refusal } from '#domain/forms/answer.ts';
import type { InPlaceForm } from '#domain/forms/checked-forms.ts';
import { type Criteria, filterOfCriteria, filterOfRental } from '#domain/forms/criteria.ts';
import { pairsOf, type Typed, textOf } from '#domain/forms/read-form.ts';
import { DEFAULT_RHYTHM } from '#domain/forms/rhythm.ts';
import { CARD_FIELDS, criteriaOf, isOfRentals, RENTAL_FIELDS } from '#domain/forms/subscription.ts';
import { languageOf } from '#domain/languages.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import type { CardBoxView } from '#domain/views/card-box.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { PlaceProblemView } from '#domain/views/place-field.ts';
import type { PanelView } from '#domain/views/search-form.ts';
import type { Subscription } from '#wire/subscription.ts';
import type { Refused } from '../../platform/forms/kind.ts';
import {
  type FormState,
  type FormStateInput,
  toFormState,
  toRefusal,
} from '../../platform/forms/ui/form-state.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { cardBoxOf } from '../../results/card-box.ts';
import { narrowing } from '../../search/alert-href.ts';
import { carriedChoices } from '../../search/choices.ts';
import { ESTATES } from '../../search/estates.ts';
import { allPanels } from '../../search/form.ts';
import type { OfferOptions } from '../../search/options/offer-options.ts';
import type { RentalOptions } from '../../search/options/rental-options.ts';
import { toPlaceProblem } from '../../search/place/place-field.ts';
import { RENTALS } from '../../search/rentals.ts';
import type { PlaceProblem } from '../../search/typed-place.ts';
import { criteriaWords, searchSentence } from './criteria-words.ts';

/** Problem of a typed place; null when it was understood, or none was typed. */
export interface PlaceRead {
  readonly placeProblem: PlaceProblem | null;
}

/** The form to subscribe to alerts. */
export interface SubscribeView {
  readonly state: FormState;
  /** Whether the alert is about holiday rentals instead of homes. */
  readonly rental: boolean;
  /** The search in a sentence, from which the form was opened; null where the visitor still says what it is about. */
  readonly about: string | null;
  /** Whether the visitor chooses when it writes: for searches for homes, at a service that offers it. */
  readonly hasRhythm: boolean;
  /** The box for a search card: for searches for homes; null where there is none. */
  readonly card: CardBoxView | null;
  /** Whether one of its criteria has an error. */
  readonly wrong: boolean;
  /** The panels of the search form. */
  readonly criteria: readonly PanelView[];
  /** Parts of the search that no field of the form shows; each can be kept or removed. */
  readonly carried: readonly { readonly name: string; readonly value: string; readonly label: string }[];
  readonly languages: readonly { readonly value: string; readonly label: string }[];
  readonly privacyHref: string;
  /** The home whose price is followed, instead of criteria; null for a search. */
  readonly home: { readonly id: string; readonly card: EstateCardView | null } | null;
}

/** Field names in the order of the page; errors of other fields come last. */
const OF_SUBSCRIBER = ['email', 'rhythm', 'name', 'locale'];
const FIELDS = ['criteria', 'place', 'price-max', 'from', 'to', ...OF_SUBSCRIBER];

/** How a script sends the subscription without leaving the page. */
export const subscribeInPlace = ({ locale }: Pick<ViewContext, 'locale'>): InPlaceForm => ({
  sendTo: ajaxPath(locale, 'notifications'),
  check: 'subscription',
});

const typedOfParams = (params: URLSearchParams): Typed =>
  Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));

const typedOfFilter = (filter: EstateFilter): Typed => typedOfParams(serializeFilter(narrowing(filter)));

const typedOfRental = (filter: RentalFilter, flexible: boolean): Typed => ({
  ...typedOfParams(writeSearch(RENTAL_SEARCH, { ...filter, sort: null, page: 1 })),
  [RENTAL_FIELDS.rental]: ['1'],
  ...(flexible && { [RENTAL_FIELDS.flexible]: ['1'] }),
});

/** Form field, and query parameter, with the home whose price is followed. */
export const HOME_FIELD = 'home';
const homeOf = (id: string | null): Typed => (id === null || id === '' ? {} : { [HOME_FIELD]: [id] });

/** The initial form, filled in from a search. */
export const typedOfSearch = (params: URLSearchParams, { locale }: ViewContext): Typed => ({
  ...homeOf(params.get(HOME_FIELD)),
  ...(params.has(RENTAL_FIELDS.rental)
    ? typedOfRental(readSearch(RENTAL_SEARCH, params), false)
    : { ...typedOfFilter(parseFilter(params)), rhythm: [DEFAULT_RHYTHM] }),
  locale: [locale],
});

const everything = (criteria: Criteria): Typed => (criteria.everything === true ? { everything: ['1'] } : {});

/** The form with the stored values of a subscription. */
export const typedOfSubscription = ({ name, locale, criteria, rhythm, card }: Subscription): Typed => ({
  ...(criteria.rental === undefined
    ? typedOfFilter(filterOfCriteria(criteria))
    : typedOfRental(filterOfRental(criteria.rental), criteria.rental.flexible === true)),
  ...everything(criteria),
  ...(criteria.rental === undefined && rhythm ? { rhythm: [rhythm] } : {}),
  ...(card ? { [CARD_FIELDS.card]: [card] } : {}),
  name: [name ?? ''],
  locale: [locale],
});

/** The search of the typed fields. */
export const filterOfTyped = (typed: Typed): EstateFilter => parseFilter(new URLSearchParams(pairsOf(typed)));

/** The typed fields, with the places of another search instead of their own. */
export function withPlaces(typed: Typed, { city, circles, area }: EstateFilter): Typed {
  const { place: _place, radius: _radius, city: _city, geo_range: _circles, area: _area, ...others } = typed;
  return { ...others, ...typedOfFilter(mergeFilter(EMPTY_FILTER, { city, circles, area })) };
}

/** Parts of the search in the order in which an alert shows them; others come after these. */
const ORDER = ['status', 'type', 'city', 'country', 'price', 'bedrooms'];

const inOrder = (panels: readonly PanelView[]): readonly PanelView[] => [
  ...ORDER.flatMap((part) => panels.filter(({ name }) => name === part)),
  ...panels.filter(({ name }) => !ORDER.includes(name)),
];

/** Replaces the general error of the place field by the message about the typed place. */
const withPlace = (errors: Refusal['errors'], problem: PlaceProblemView | null): Refusal['errors'] =>
  problem === null
    ? errors
    : errors.map((error) => (error.name === 'place' ? { ...error, message: problem.message } : error));

/** Why a subscription was refused, in words. */
export function toSubscribeRefusal(
  { problem, fields, extra: { placeProblem } }: Pick<Refused<PlaceRead>, 'problem' | 'fields' | 'extra'>,
  context: ViewContext,
): Refusal {
  const refusal = toRefusal(problem, fields, FIELDS, context.t);
  const place = placeProblem === null ? null : toPlaceProblem(placeProblem, context);
  return { ...refusal, errors: withPlace(refusal.errors, place) };
}

interface SubscribeInput extends Omit<FormStateInput, 'order'> {
  readonly options: OfferOptions | null;
  /** For holiday rentals; absent for homes. */
  readonly rentalOptions?: RentalOptions | null;
  readonly placeProblem: PlaceProblem | null;
  readonly home?: SubscribeView['home'];
  /** The system that has the alert's search card; absent or null for none. */
  readonly storedCard?: string | null;
}

/** The chosen criteria of holiday rentals, grouped like their search. */
function rentalCriteria(
  typed: Typed,
  options: RentalOptions | null,
  context: ViewContext,
): readonly PanelView[] {
  if (options === null) return [];
  const filter = readSearch(RENTAL_SEARCH, new URLSearchParams(pairsOf(typed)));
  return allPanels(RENTALS, { filter, options, context });
}

/** The form with typed values, or with those of a search or a subscription. */
export function toSubscribe(input: SubscribeInput, context: ViewContext): SubscribeView {
  const { typed, options, placeProblem } = input;
  const filter = narrowing(filterOfTyped(typed));
  // Suggested places are links to another page: following one here would lose the typed values.
  const typedPlace = placeProblem === null ? null : { ...placeProblem, offered: [] };
  const asked = { filter, options, context, placeProblem: typedPlace };
  const problem = typedPlace === null ? null : toPlaceProblem(typedPlace, context);
  const state = toFormState({ ...input, order: FIELDS }, context.t);
  const rental = isOfRentals(typed);
  const named = { options, rentalOptions: input.rentalOptions ?? null };
  const words = criteriaWords(criteriaOf(typed), named, context);
  return {
    state: { ...state, errors: withPlace(state.errors, problem) },
    rental,
    hasRhythm: !rental && input.home == null && textOf(typed, 'rhythm') !== undefined,
    card:
      rental || input.home != null
        ? null
        : cardBoxOf(context, { ticked: textOf(typed, CARD_FIELDS.card), stored: input.storedCard }),
    about: words === '' ? null : searchSentence(words, context),
    wrong: state.errors.some(({ name }) => !OF_SUBSCRIBER.includes(name)),
    criteria: rental
      ? rentalCriteria(typed, input.rentalOptions ?? null, context)
      : inOrder(allPanels(ESTATES, asked)),
    carried: rental ? [] : carriedChoices(ESTATES, asked),
    languages: context.site.locales.map((locale) => ({ value: locale, label: languageOf(locale).name })),
    privacyHref: pathTo('privacy', context.locale),
    home: input.home ?? null,
  };
}
