import type { FieldErrors } from '../../../domain/forms/codes.ts';
import { readTyped, type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { askedOf, VALUATION_FORM } from '../../../domain/forms/valuation.ts';
import type { Screen } from '../../../domain/routes.ts';

/** The steps of the form, in order. */
export const STEPS = ['address', 'home', 'contact'] as const;
export type Step = (typeof STEPS)[number];

/** Field that marks an address as chosen among several, so that the form does not ask again. */
export const SURE = 'sure';

const ADDRESS = ['address', 'kind'];
const CONTACT = ['firstname', 'lastname', 'reach', 'email', 'phone', 'moment', 'plan', 'message'];

/** The fields of each step for this kind of home. */
export const fieldsOf = (step: Step, typed: Typed): readonly string[] => {
  if (step === 'address') return ADDRESS;
  return step === 'home' ? askedOf(textOf(typed, 'kind')) : CONTACT;
};

/** Field names in the order of the steps. */
export const orderOf = (typed: Typed): readonly string[] => STEPS.flatMap((step) => fieldsOf(step, typed));

/** The screen that shows a step again with all typed values. */
export const SCREEN_OF = {
  address: 'valuation-address',
  home: 'valuation-home',
  contact: 'valuation-contact',
} as const satisfies Record<Step, Screen>;

/** The screen that receives a step: the next step, or for the last one the form's own address. */
export const SENT_TO = {
  address: 'valuation-home',
  home: 'valuation-contact',
  contact: 'valuation',
} as const satisfies Record<Step, Screen>;

/** Errors in the steps before this one. */
export function wrongBefore(step: Step, typed: Typed): FieldErrors {
  const read = readTyped(VALUATION_FORM, typed);
  if (read.ok) return {};
  const before = STEPS.slice(0, STEPS.indexOf(step)).flatMap((one) => fieldsOf(one, typed));
  return Object.fromEntries(Object.entries(read.fields).filter(([name]) => before.includes(name)));
}

/** The first step with an error; `otherwise` without errors. */
export const stepOf = (fields: FieldErrors, typed: Typed, otherwise: Step): Step =>
  STEPS.find((step) => fieldsOf(step, typed).some((name) => Object.hasOwn(fields, name))) ?? otherwise;
