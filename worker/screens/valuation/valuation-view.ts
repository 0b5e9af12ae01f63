import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { CHOICES, type Choice, FIGURES, UNKNOWN, VALUED_KINDS } from '../../../domain/forms/valuation.ts';
import { pathTo, type Screen } from '../../../domain/routes.ts';
import { keptDaysOf } from '../../../domain/rules/retention.ts';
import { type FormState, type FormStateInput, toFormState } from '../../platform/forms/ui/form-state.ts';
import { type ContactLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { MeantAddress } from './addresses.ts';
import { fieldsOf, orderOf, SCREEN_OF, SENT_TO, STEPS, type Step, SURE } from './steps.ts';

/** One of a few values. */
export interface ChoiceView {
  readonly value: string;
  readonly label: string;
  /** Explanation below it. */
  readonly hint?: string;
}

/** Answer of an earlier step, and the address that shows the step again. */
export interface ToldView {
  readonly label: string;
  readonly text: string;
  readonly action: string;
  readonly change: string;
}

/** A step of the form. */
export interface ValuationView {
  readonly step: Step;
  readonly heading: string;
  readonly lead: string | null;
  readonly state: FormState;
  /** Fields of this step. */
  readonly fields: readonly string[];
  /** Values of the other steps, in hidden fields. */
  readonly carried: readonly (readonly [name: string, value: string])[];
  /** Addresses to choose from when the typed one is ambiguous; then the step asks nothing else. */
  readonly addresses: readonly MeantAddress[];
  readonly told: readonly ToldView[];
  /** Address of the step in which the visitor types another address instead. */
  readonly addressAction: string;
  /** Purpose of the data, and their retention. */
  readonly use: string;
  readonly privacyHref: string;
  readonly phone: ContactLink | null;
}

interface ValuationInput extends Omit<FormStateInput, 'action' | 'order' | 'inPlace'> {
  readonly step: Step;
  readonly addresses: readonly MeantAddress[];
}

/** The values of a choice, in words. */
export function choicesOf(name: Choice | 'kind', { t }: Pick<ViewContext, 't'>): readonly ChoiceView[] {
  const unknown = { value: UNKNOWN, label: t('valuation.unknown') };
  switch (name) {
    case 'kind':
      return VALUED_KINDS.map((value) => ({ value, label: t(`valuation.kinds.${value}`) }));
    case 'bedrooms':
    case 'bathrooms': {
      const counts = CHOICES[name].filter((value) => value !== UNKNOWN);
      const most = counts.at(-1);
      return [
        ...counts.map((value) => ({
          value,
          label: value === most ? t('valuation.orMore', { n: value }) : value,
        })),
        unknown,
      ];
    }
    case 'epc':
      return CHOICES.epc.map((value) => (value === UNKNOWN ? unknown : { value, label: value }));
    case 'state':
      return CHOICES.state.map((value) =>
        value === UNKNOWN
          ? unknown
          : { value, label: t(`valuation.states.${value}`), hint: t(`valuation.stateHints.${value}`) },
      );
    case 'moment':
      return CHOICES.moment.map((value) => ({ value, label: t(`valuation.moments.${value}`) }));
    case 'plan':
      return CHOICES.plan.map((value) => ({ value, label: t(`valuation.plans.${value}`) }));
  }
}

const labelOf = (name: Choice | 'kind', typed: Typed, context: ViewContext): string => {
  const value = textOf(typed, name);
  if (value === UNKNOWN) return '';
  return choicesOf(name, context).find((choice) => choice.value === value)?.label ?? '';
};

/** "185 m², 4 slaapkamers, goed, EPC D". */
function toldOfHome(typed: Typed, context: ViewContext): string {
  const { t } = context;
  const area = textOf(typed, 'area') ?? textOf(typed, 'plot') ?? '';
  const bedrooms = labelOf('bedrooms', typed, context);
  const epc = labelOf('epc', typed, context);
  const parts = [
    area === '' ? '' : `${area.replace(/\s*m[²2]$/i, '')} m²`,
    bedrooms === '' ? '' : `${bedrooms} ${t('valuation.bedroomsOf')}`,
    labelOf('state', typed, context),
    epc === '' ? '' : `${t('valuation.epc')} ${epc}`,
  ];
  return parts.filter((part) => part !== '').join(', ') || t('valuation.nothingYet');
}

/** Answers of the steps before this one. */
function toldBefore(step: Step, typed: Typed, context: ViewContext): readonly ToldView[] {
  const { t, locale } = context;
  const words = {
    address: [labelOf('kind', typed, context), textOf(typed, 'address') ?? '']
      .filter((part) => part !== '')
      .join(', '),
    home: toldOfHome(typed, context),
    contact: '',
  };
  return STEPS.slice(0, STEPS.indexOf(step)).map((one) => ({
    label: t(`valuation.steps.${one}`),
    text: words[one],
    action: pathTo(SCREEN_OF[one], locale),
    change: t(`valuation.change.${one}`),
  }));
}

const FIELDS = [...STEPS.flatMap((step) => fieldsOf(step, {})), ...Object.keys(FIGURES), SURE];

/** Values of the fields that a step does not show; a newly typed address loses its mark as chosen. */
const carriedPast = (shown: readonly string[], typed: Typed): ValuationView['carried'] =>
  [...new Set(FIELDS)].flatMap((name) => {
    const value = textOf(typed, name);
    const asked = shown.includes(name) || (name === SURE && shown.includes('address'));
    return asked || value === undefined ? [] : [[name, value] as const];
  });

export function toValuation(
  { step, addresses, ...input }: ValuationInput,
  context: ViewContext,
): ValuationView {
  const { t, locale, site } = context;
  const { typed } = input;
  const choosing = addresses.length > 0;
  const fields = choosing ? ['address'] : fieldsOf(step, typed);
  const screen: Screen = SENT_TO[step];
  const turnstile = step === 'contact' ? input.turnstile : null;
  return {
    step,
    heading: choosing ? t('valuation.choose.heading') : t(`valuation.${step}.heading`),
    lead: choosing ? null : t(`valuation.${step}.lead`),
    state: toFormState(
      { ...input, turnstile: turnstile ?? null, action: pathTo(screen, locale), order: orderOf(typed) },
      t,
    ),
    fields,
    carried: carriedPast(fields, typed),
    addresses,
    told: choosing ? [] : toldBefore(step, typed, context),
    addressAction: pathTo('valuation-address', locale),
    use: t('valuation.use', {
      agency: site.name,
      days: t.count('kept.days', keptDaysOf(site.settings.keptDays).valuation),
    }),
    privacyHref: pathTo('privacy', locale),
    phone: phoneLink(site.settings.contact.phone),
  };
}
