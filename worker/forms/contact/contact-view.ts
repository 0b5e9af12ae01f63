import { ajaxPath, pathTo } from '../../../domain/routes.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { RentalUnit } from '../../content/schemas/rental-unit.ts';
import { type ContactLink, mailLink, phoneLink } from '../../view-models/contact-link.ts';
import type { ViewContext } from '../../view-models/context.ts';
import { type FormState, type FormStateInput, toFormState } from '../../view-models/forms/form-state.ts';
import { type Home, toHomeCard } from '../../view-models/forms/home-card.ts';
import { type RentalCardView, toRentalCard } from '../../view-models/stays/rental-card.ts';

/** What a question is about: the address says it, never a field. */
export type Subject =
  | { readonly kind: 'general' }
  | { readonly kind: 'estate'; readonly estateId: string }
  | { readonly kind: 'rental'; readonly rentalUnitId: string };

/** The form with which a visitor writes to the agency. */
export interface ContactView {
  readonly state: FormState;
  /** The home, or the holiday rental, that it is about; null for none, or while it cannot be had. */
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

function queryOf(subject: Subject): URLSearchParams {
  const params = new URLSearchParams();
  if (subject.kind === 'estate') params.set('estate', subject.estateId);
  if (subject.kind === 'rental') params.set('rental', subject.rentalUnitId);
  return params;
}

/** The form's address for a subject; `sent` for the page that follows it, at once or later. */
export function contactPath(
  subject: Subject,
  { locale }: Pick<ViewContext, 'locale'>,
  sent: '1' | 'later' | null = null,
): string {
  const params = queryOf(subject);
  if (sent !== null) params.set('sent', sent);
  return pathTo('contact', locale) + (params.size === 0 ? '' : `?${params}`);
}

function contactCall(subject: Subject, { locale }: Pick<ViewContext, 'locale'>): string {
  const params = queryOf(subject);
  return ajaxPath(locale, 'contact-form-handler') + (params.size === 0 ? '' : `?${params}`);
}

export interface ContactInput extends Omit<FormStateInput, 'action' | 'order' | 'inPlace'> {
  readonly subject: Subject;
  readonly about: About;
}

/** What a question is about, as far as it can be had. */
export interface About {
  readonly home: Home | null;
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
    card: about.home && toHomeCard(about.home, context),
    rental: about.unit && toRentalCard(about.unit, context),
    phone: phoneLink(contact.phone),
    email: mailLink(contact.email),
    privacyHref: pathTo('privacy', context.locale),
  };
}
