import { glued } from '#domain/format/ties.ts';
import { CALL_TIMES } from '#domain/forms/contact.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import type { OfficeView } from '#domain/views/office.ts';
import type { ContactInfo } from '#wire/contact-info.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import { toContactPerson } from '../../estate/contact-person.ts';
import { contactPath, type Subject, subjectQuery } from '../../estate/links/contact-path.ts';
import { toOfficeData } from '../../estate/team/office-json-ld.ts';
import { toOffices, toPeople } from '../../estate/team/team-view.ts';
import { toFormCard } from '../../form-subject/form-card.ts';
import type { FoundListing } from '../../platform/content/listing-wire.ts';
import { type FormState, type FormStateInput, toFormState } from '../../platform/forms/ui/form-state.ts';
import { type ContactLink, mailLink, phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type RentalCardView, toRentalCard } from '../../rental/rental-card.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The form to write to the agency. */
export interface ContactView {
  readonly heading: string;
  readonly lead: string;
  readonly state: FormState;
  /** Offices to choose from; empty with a single office, or when the home determines it. */
  readonly offices: readonly Option[];
  /** Times for a call back; empty when the agency does not call back. */
  readonly callTimes: readonly Option[];
  /** The estate or holiday rental that the question is about; null for neither, or during an outage. */
  readonly card: EstateCardView | null;
  readonly rental: RentalCardView | null;
  /** The agent who reads a question about a home. */
  readonly person: ContactPersonView | null;
  /** Offices of the agency; shown for general questions only. */
  readonly places: readonly OfficeView[];
  readonly people: readonly ContactPersonView[];
  readonly structuredData: readonly StructuredData[];
  readonly phone: ContactLink | null;
  readonly email: ContactLink | null;
  readonly privacyHref: string;
}

/** Field names in the order of the page. */
export const CONTACT_FIELDS = [
  'office',
  'message',
  'firstname',
  'lastname',
  'email',
  'callBack',
  'phone',
  'consent',
];

/** Reads `?estate=` and `?rental=` (design, "Addresses"); an empty value counts as missing. */
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

/** The subject of a question, as far as it could be loaded. */
export interface About {
  readonly estate: FoundListing | null;
  readonly unit: RentalUnit | null;
  /** The agent in charge; null for the agency as a whole. */
  readonly contact: ContactInfo | null;
}

/** Offices to choose from; "no preference" comes first. */
function officeOptions({ kind }: Subject, { site, t }: ViewContext): readonly Option[] {
  const offices = site.settings.team?.offices ?? [];
  if (kind !== 'general' || offices.length < 2) return [];
  return [
    { value: '', label: t('team.anyOffice') },
    ...offices.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

const callOptions = ({ site, t }: ViewContext): readonly Option[] =>
  site.settings.team?.callBack === true
    ? [
        { value: '', label: t('team.noCall') },
        ...CALL_TIMES.map((time) => ({ value: time, label: t(`team.callTimes.${time}`) })),
      ]
    : [];

/** Heading and lead; about a home, they name the home, its place and the reader of the question. */
function wordsOf(
  home: EstateCardView | RentalCardView | null,
  person: ContactPersonView | null,
  { t }: ViewContext,
): Pick<ContactView, 'heading' | 'lead'> {
  if (home === null) return { heading: t('forms.contact.heading'), lead: t('forms.contact.lead') };
  const reader = person === null ? t('forms.contact.lead') : t('team.reads', { name: glued(person.name) });
  return {
    heading: t('team.about', { home: home.title }),
    lead: home.place === '' ? reader : `${home.place}. ${reader}`,
  };
}

export function toContact({ subject, about, ...input }: ContactInput, context: ViewContext): ContactView {
  const { contact } = context.site.settings;
  const addresses = {
    action: contactPath(subject, context),
    inPlace: { sendTo: contactCall(subject, context), check: 'contact' as const },
  };
  const card = about.estate && toFormCard(about.estate, context);
  const rental = about.unit && toRentalCard(about.unit, context);
  const home = card ?? rental;
  const named = home?.href ? { title: home.title, href: home.href } : null;
  const person = toContactPerson(about.contact, context, named);
  const general = subject.kind === 'general';
  return {
    ...wordsOf(home, person, context),
    state: toFormState({ ...input, ...addresses, order: CONTACT_FIELDS }, context.t),
    offices: officeOptions(subject, context),
    callTimes: callOptions(context),
    card,
    rental,
    person,
    places: general ? toOffices(input.now, context) : [],
    people: general ? toPeople(context) : [],
    structuredData: general
      ? (context.site.settings.team?.offices ?? []).map((office) => toOfficeData(office, context))
      : [],
    phone: phoneLink(contact.phone),
    email: mailLink(contact.email),
    privacyHref: pathTo('privacy', context.locale),
  };
}
