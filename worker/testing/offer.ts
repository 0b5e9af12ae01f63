/** Builders for tests of the offer: options of a small agency, and results of a search. */
import type { EstateFilter } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { keysOf } from '#domain/filter/search.ts';
import type { OfferView } from '#domain/views/offer.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { ControlView, PanelView, SearchFormView } from '#domain/views/search-form.ts';
import { type EstateFilters, EstateFiltersSchema } from '#wire/estate-filters.ts';
import type { Outcome } from '../platform/failure/outage.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { FoundPage } from '../screens/offer/offer-cards.ts';
import { toOfferView } from '../screens/offer/offer-view.ts';
import { ESTATES } from '../search/estates.ts';
import { allPanels } from '../search/form.ts';
import type { OfferOptions } from '../search/options/offer-options.ts';
import type { CountedStep } from '../search/widen.ts';
import { contextIn, estateWith } from './contexts.ts';

/** Options, including one without estates, one without a name, and two places with the same name. */
export const OPTIONS: EstateFilters = EstateFiltersSchema.parse({
  headTypes: [
    { id: 3, name: { nl: 'Huis', fr: 'Maison' }, count: 12 },
    { id: 1, name: null, count: 8 },
    { id: 5, name: { nl: 'Garage' }, count: 0 },
  ],
  subTypes: [{ id: 31, name: { nl: 'Villa' }, count: 3 }],
  transactions: [
    { id: 1, name: { nl: 'Te koop' }, count: 15 },
    { id: 3, name: { nl: 'In optie' }, count: 2 },
    { id: 2, name: { nl: 'Te huur' }, count: 5 },
  ],
  countries: [{ id: 'BE', name: { nl: 'België' }, count: 20 }],
  locations: [
    { id: 1202, name: { nl: 'Zeebrugge' }, zip: 8380, count: 4 },
    { id: 1201, name: { nl: 'Knokke-Heist' }, zip: 8300, count: 9, lat: 51.34, lon: 3.28 },
    { id: 77, name: { nl: 'Heusden' }, zip: 9070, count: 1 },
    { id: 78, name: { nl: 'Heusden' }, zip: 3550, count: 1 },
    { id: 79, name: { nl: 'Sluis' }, zip: null, count: 0 },
  ],
  bedrooms: [
    { value: 0, count: 1 },
    { value: 3, count: 7 },
    { value: 6, count: 1 },
    { value: 9, count: 2 },
  ],
  prices: {
    min: 100_000,
    max: 400_000,
    steps: [
      { from: 100_000, to: 200_000, count: 2 },
      { from: 200_000, to: 300_000, count: 8 },
      { from: 300_000, to: 400_000, count: 4 },
    ],
  },
});

/** Result of a search with `total` estates, of which the page shows some. */
export const found = (total: number, shown = Math.min(15, total)): Outcome<FoundPage> => ({
  ok: true,
  value: { total, results: Array.from({ length: shown }, () => estateWith()) },
});
/** Result of a failed search. */
export const failed: Outcome<FoundPage> = { ok: false };

/** Differences from the default: 38 estates, all options, Dutch. */
interface Asked {
  readonly search?: Outcome<FoundPage>;
  readonly options?: OfferOptions | null;
  readonly widen?: readonly CountedStep<EstateFilter>[];
  readonly context?: ViewContext;
}
/** The offer page's view for the query of an address. */
export const offer = (
  query: string,
  { search = found(38), options = OPTIONS, widen = [], context = contextIn('nl') }: Asked = {},
): OfferView =>
  toOfferView(
    {
      filter: parseFilter(new URLSearchParams(query)),
      options,
      search,
      widen,
      map: null,
      placeProblem: null,
    },
    context,
  );

/** Every part of the search, as all filters and the form of alerts show them. */
export const everyPart = (
  query: string,
  { options = OPTIONS, context = contextIn('nl') }: Pick<Asked, 'options' | 'context'> = {},
): Parts => ({
  panels: allPanels(ESTATES, { filter: parseFilter(new URLSearchParams(query)), options, context }),
});

type Parts = Pick<SearchFormView, 'panels'>;

const controlsOf = ({ panels }: Parts): readonly ControlView[] => panels.flatMap(({ controls }) => controls);

/** The only control of a kind in a form. */
export function controlOf<Kind extends ControlView['kind']>(
  form: Parts,
  kind: Kind,
): Extract<ControlView, { kind: Kind }> {
  const isKind = (one: ControlView): one is Extract<ControlView, { kind: Kind }> => one.kind === kind;
  const control = controlsOf(form).find(isKind);
  if (control === undefined) throw new Error(`the form has no control of kind ${kind}`);
  return control;
}

/** Options of the fields with a name; empty when the form has none. */
export const optionsOf = (form: Parts, name: string): readonly OptionView[] =>
  controlsOf(form).flatMap((control) => {
    if (control.kind === 'place') return name === 'city' ? control.cities : [];
    return 'options' in control && control.name === name ? control.options : [];
  });

/** A value from each panel, by panel name; null for panels that the form does not show. */
export const byPanel = <Value>({ panels }: Parts, of: (panel: PanelView) => Value) =>
  Object.fromEntries(
    keysOf(ESTATES.parts).map((part) => {
      const panel = panels.find(({ name }) => name === part);
      return [part, panel === undefined ? null : of(panel)];
    }),
  );
