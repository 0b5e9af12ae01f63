import { ajaxPath, pathTo } from '../../../domain/routes.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { RentalUnit } from '../../../wire/rental-unit.ts';
import { contactPath, type Subject, subjectQuery } from '../../estate/links/contact-path.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import type { FoundListing } from '../../platform/content/listing-wire.ts';
import { type FormState, type FormStateInput, toFormState } from '../../platform/forms/ui/form-state.ts';
import { type ContactLink, mailLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type RentalCardView, toRentalCard } from '../../rental/rental-card.ts';

/** The form with which a visitor writes to the agency. */
export interface ContactView {
  readonly state: FormState;
  /** The estate, or the holiday rental, that it is about; null for none, or while it cannot be had. */
  readonly card: EstateCardView | null;
  readonly rental: RentalCardView | null;
  readonly phone: ContactLink | null;
  readonly email: ContactLink | null;
  readonly privacyHref: string;
}

/** Names of the form's fields in the order of the page. */
export const CONTACT_FIELDS = ['message', 'firstname', 'lastname', 'email', 'phone', 'consent'];

/** Reads `?estate=` and `?rental=` (design, "Addresses"); what is empty is none. */
export function subjectOf(params: URLSearchParams): Subject {
  const estateId = params.get('estate') ?? '';
  if (estateId !== '') return { kind: 'estate', estateId };
  const rentalUnitId = params.get('rental') ?? '';
  return rentalUnitId === '' ? { kind: 'general' } : { kind: 'rental', rentalUnitId };
}

function contactCall(subject: Subject, { locale }: Pick<ViewContext, 'locale'>): string {
  const params = subjectQuery(subject);
  return ajaxPath(locale, 'contact-form-handler') + (params.size === 0 ? '' : `?${params}`);
}

interface ContactInput extends Omit<FormStateInput, 'action' | 'order' | 'inPlace'> {
  readonly subject: Subject;
  readonly about: About;
}

/** What a question is about, as far as it can be had. */
export interface About {
  readonly estate: FoundListing | null;
  readonly unit: RentalUnit | null;
}

export function toContact({ subject, about, ...input }: ContactInput, context: ViewContext): ContactView {
  const { contact } = context.site.settings;
  const addresses = {
    action: contactPath(subject, context),
    inPlace: { sendTo: contactCall(subject, context), check: 'contact' as const },
  };
  return {
    state: toFormState({ ...input, ...addresses, order: CONTACT_FIELDS }, context.t),
    card: about.estate && toFormCard(about.estate, context),
    rental: about.unit && toRentalCard(about.unit, context),
    phone: phoneLink(contact.phone),
    email: mailLink(contact.email),
    privacyHref: pathTo('privacy', context.locale),
  };
}
