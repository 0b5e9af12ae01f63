import type { FieldErrors } from '../../domain/forms/codes.ts';
import { priceErrors } from '../../domain/forms/price-errors.ts';
import { readForm, type Typed, textOf } from '../../domain/forms/read-form.ts';
import { SUBSCRIPTION_FORM } from '../../domain/forms/subscription.ts';

/** What is wrong with a subscription, as far as the browser can tell: what a typed place means, it cannot. */
export const checkSubscription = (typed: Typed, data: FormData): FieldErrors => {
  const result = readForm(SUBSCRIPTION_FORM, data);
  const { criteria, ...others } = result.ok ? {} : result.fields;
  const isMissing = criteria !== undefined && textOf(typed, 'place') === undefined;
  return { ...(isMissing ? { criteria } : {}), ...others, ...priceErrors(typed) };
};
