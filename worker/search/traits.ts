import { asksFor } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { FEATURES, MEASURED, type Trait } from '#domain/filter/traits.ts';
import { formatArea } from '#domain/format/measure.ts';
import { ENERGY_LETTERS, gradeOf, letterText } from '#domain/rules/energy-label.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import type { ControlView, SelectControl } from '#domain/views/search-form.ts';
import { ENUMERATIONS } from '#domain/vocabulary/enumerations.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { choiceControl } from './controls.ts';
import type { EstateTypes } from './estate-types.ts';
import { checkedLabels, optionViews } from './options/options.ts';
import type { Asked, FilterRow } from './screen.ts';
import { countOf, traitName } from './trait-options.ts';
import { UNKNOWN } from './unsaid.ts';

type Row = FilterRow<EstateTypes>;

/** A select box in the panel of all these filters, with its own label. */
const select = (
  name: string,
  trait: Trait,
  chosen: string | null,
  listed: readonly string[],
  labelOf: (value: string) => string,
  { options, context }: Asked<EstateTypes>,
): SelectControl => ({
  kind: 'select',
  name,
  label: traitName(trait, context),
  labelled: true,
  any: context.t('traits.any'),
  options: optionViews(
    listed.map((value) => ({ value, label: labelOf(value), count: countOf(options, trait, value) })),
    chosen === null ? [] : [chosen],
    labelOf,
  ),
});

/** The chosen option alone: the name of its part says the rest. */
const chosenOption = (control: ControlView): readonly string[] =>
  control.kind === 'select' ? checkedLabels(control.options) : [];

/** A filter by the least value of a measured trait. */
const least = (
  key: 'areaMin' | 'landMin' | 'yearMin',
  name: string,
  trait: 'livingArea' | 'landArea' | 'year',
): Row => {
  const written = (value: number, { t }: ViewContext): string =>
    trait === 'year' ? String(value) : formatArea(value, t);
  return {
    keys: [key],
    part: trait === 'year' ? 'year' : 'size',
    words: {
      whole: ({ filter, context }) => {
        const value = filter[key];
        if (value === null) return null;
        const text = written(value, context);
        return trait === 'year'
          ? context.t('traits.from.year', { year: text })
          : context.t(`traits.from.${trait}`, { area: text });
      },
    },
    control: (asked) => {
      const { filter, context } = asked;
      const chosen = filter[key];
      const labelOf = (value: string) =>
        context.t('traits.least', { value: written(Number(value), context) });
      return select(
        name,
        trait,
        chosen === null ? null : String(chosen),
        MEASURED[trait].steps.map(String),
        labelOf,
        asked,
      );
    },
    dear: 1,
    ...(trait === 'year' && { inBar: chosenOption }),
  };
};

/** Classes to choose from: any home with a label has "G or better". */
const CLASSES = ENERGY_LETTERS.slice(1, -1);

const EPC: Row = {
  keys: ['epc'],
  part: 'energy',
  words: {
    whole: ({ filter: { epc }, context: { t } }) =>
      epc === null ? null : t('traits.epc', { label: letterText(epc) }),
  },
  control: (asked) => {
    const letterOf = (value: string) => ENERGY_LETTERS.find((known) => known === value);
    const labelOf = (value: string): string => {
      const letter = letterOf(value);
      return letter === undefined ? value : asked.context.t('traits.orBetter', { label: letterText(letter) });
    };
    const control = select('epc', 'energyLabel', asked.filter.epc, CLASSES, labelOf, asked);
    return {
      ...control,
      options: control.options.map((option) => {
        const letter = letterOf(option.value);
        return letter === undefined
          ? option
          : { ...option, energy: { letter: letterText(letter), grade: gradeOf(letter) } };
      }),
    };
  },
  inBar: chosenOption,
  dear: 1,
};

const conditionName = (code: string, { context: { t } }: Pick<Asked<EstateTypes>, 'context'>): string =>
  t.label('condition', code) ?? code;

const CONDITION: Row = {
  keys: ['condition'],
  part: 'condition',
  words: { each: conditionName },
  control: (asked) =>
    choiceControl(
      'condition',
      'list',
      optionViews(
        ENUMERATIONS.condition.map((value) => ({
          value,
          label: conditionName(value, asked),
          count: countOf(asked.options, 'condition', value),
        })),
        asked.filter.condition,
        (value) => conditionName(value, asked),
      ),
      { legend: traitName('condition', asked.context) },
    ),
  dear: 1,
  withoutAll: 'traits.widen.condition',
};

/** "2 gevels", "4 gevels of meer". */
const facadesName = (value: string, { context: { t } }: Pick<Asked<EstateTypes>, 'context'>): string =>
  value === '4' ? t('traits.mostFacades', { n: value }) : t.count('traits.facades', Number(value));

const FACADES: Row = {
  keys: ['facades'],
  part: 'facades',
  words: { each: facadesName },
  control: (asked) =>
    choiceControl(
      'facades',
      'list',
      optionViews(
        ['2', '3', '4'].map((value) => ({
          value,
          label: facadesName(value, asked),
          count: countOf(asked.options, 'facades', value),
        })),
        asked.filter.facades,
        (value) => facadesName(value, asked),
      ),
      { legend: traitName('facades', asked.context) },
    ),
  dear: 1,
  withoutAll: 'traits.widen.facades',
};

/** A view of the sea is offered only where an estate has one. */
const WITH: Row = {
  keys: ['features'],
  part: 'has',
  words: { each: (feature, { context }) => traitName(feature, context) },
  control: ({ filter, options, context }) =>
    choiceControl(
      'with',
      'list',
      optionViews(
        FEATURES.filter((feature) => feature !== 'seaView' || options?.seaView === true).map((feature) => ({
          value: feature,
          label: traitName(feature, context),
          count: countOf(options, feature, 'yes'),
        })),
        filter.features,
        (feature) => traitName(feature, context),
      ),
      { legend: context.t('traits.has') },
    ),
  dear: 2,
};

const FREE_BY: Row = {
  keys: ['freeBy'],
  part: 'free',
  words: {
    whole: ({ filter: { freeBy }, context: { t, locale } }) =>
      freeBy === null ? null : t('traits.freeBy', { day: dayInWords(freeBy, locale, 'date') }),
  },
  control: ({ filter: { freeBy }, context: { t } }) => ({
    kind: 'day',
    name: 'free-by',
    label: t('traits.by'),
    value: freeBy ?? '',
  }),
  dear: 1,
};

/** Offered where the content service declares that it knows traits, or where it is chosen. */
const ifKnown = ({ control, ...row }: Row): Row => ({
  ...row,
  control: (asked) =>
    asked.context.site.knowsTraits === true ||
    row.keys.some((key) => asksFor(ESTATE_SEARCH, asked.filter, key))
      ? (control?.(asked) ?? null)
      : null,
});

/** Filters by traits of a home, in the order of the chips. */
export const TRAIT_ROWS: readonly Row[] = [
  WITH,
  least('areaMin', 'area-min', 'livingArea'),
  least('landMin', 'land-min', 'landArea'),
  EPC,
  least('yearMin', 'year-min', 'year'),
  CONDITION,
  FACADES,
  FREE_BY,
  UNKNOWN,
].map(ifKnown);
