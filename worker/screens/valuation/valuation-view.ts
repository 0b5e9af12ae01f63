import { askedOf, CHOICES, type Choice, UNKNOWN, VALUED_KINDS } from '#domain/forms/valuation.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import { retentionDaysOf } from '#domain/rules/retention.ts';
import { type FormState, type FormStateInput, toFormState } from '../../platform/forms/ui/form-state.ts';
import { type ContactLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { retainedFor } from '../../platform/page/retained-for.ts';
import { ORDER } from './steps.ts';

/** One of a few values. */
export interface ChoiceView {
  readonly value: string;
  readonly label: string;
  /** Explanation below it. */
  readonly hint?: string;
}

/** The form, with all of its steps. */
export interface ValuationView {
  readonly state: FormState;
  /** Purpose of the data, and their retention. */
  readonly use: string;
  readonly privacyHref: string;
  readonly phone: ContactLink | null;
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

/** The kinds of home for which a field is asked, in one attribute: a style sheet hides it for the others. */
export const kindsAsking = (name: string): string =>
  VALUED_KINDS.filter((kind) => askedOf(kind).some((asked) => asked === name)).join(' ');

export function toValuation(
  input: Omit<FormStateInput, 'action' | 'order' | 'inPlace'>,
  context: ViewContext,
): ValuationView {
  const { t, locale, site } = context;
  const inPlace = { sendTo: ajaxPath(locale, 'valuation'), check: 'valuation' as const };
  return {
    state: toFormState({ ...input, action: pathTo('valuation', locale), inPlace, order: ORDER }, t),
    use: t('valuation.use', {
      agency: site.name,
      days: retainedFor(retentionDaysOf(site.settings.keptDays).valuation, t),
    }),
    privacyHref: pathTo('privacy', locale),
    phone: phoneLink(site.settings.contact.phone),
  };
}
