import { askedOf } from '#domain/forms/valuation.ts';

/** The steps of the form, in order. */
export const STEPS = ['address', 'home', 'contact'] as const;
export type Step = (typeof STEPS)[number];

/** The fragment of a step: steps are places in one page, so that going back and reloading never send anything. */
export const stepId = (step: Step): string => `step-${step}`;

const FIELDS_OF: Readonly<Record<Step, readonly string[]>> = {
  address: ['kind', 'address'],
  home: askedOf(undefined),
  contact: ['reach', 'phone', 'email', 'moment', 'firstname', 'lastname', 'plan', 'message'],
};

/** Field names in the order of the page. */
export const ORDER: readonly string[] = STEPS.flatMap((step) => FIELDS_OF[step]);
