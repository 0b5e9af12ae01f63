import { isAbroad } from '#domain/rules/country.ts';
import { PROJECT_HEAD_TYPE } from '#domain/rules/project.ts';
import { sameId } from '#domain/rules/source.ts';
import { standingOf } from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import { contactOf } from '#domain/team/contact-of.ts';
import { type Matter, personOfAddress, personOfContact, whoLooksAfter } from '#domain/team/looks-after.ts';
import type { LeadKind, Person, WayToHave } from '#domain/team/team.ts';
import type { ContactInfo } from '#wire/contact-info.ts';
import type { Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import { recipientFor } from '../mail/recipient.ts';

/** Subject of a request, independent of the kind of request. */
export type Subject = Omit<Matter, 'deed'>;

/** Columns of an estate that the rules of a team need. */
export interface SubjectColumns {
  readonly source: string;
  readonly transaction_id: string | null;
  readonly status: string | null;
  readonly head_type_id: string | null;
  readonly project: number;
  readonly parent_id: string | null;
  /** JSON; null when absent. */
  readonly address: string | null;
}

/** SQL that selects them; `e` is the estate, and `document` its document or that of its card. */
export const subjectColumns = (document: string): string =>
  'e.source, e.transaction_id, e.head_type_id, e.project, e.parent_id, ' +
  `${document} ->> '$.general.status' AS status, ${document} -> '$.general.address' AS address`;
export const SUBJECT_COLUMNS = subjectColumns('d.doc');

const WAYS: Readonly<Record<string, WayToHave>> = { FOR_SALE: 'sale', TAKE_OVER: 'sale', TO_RENT: 'rent' };

type Place = NonNullable<Matter['place']>;

/** Municipality of a home, even when its address is hidden, since it reveals no street. Null abroad. */
function placeOf(address: Estate['general']['address']): Place | null {
  const city = address?.city;
  return !city || isAbroad(address) ? null : { cityId: city.id ?? null, zip: city.zip ?? null };
}

/** An estate as the rules' subject: a unit has its project's kind, and a sold home its former kind. */
export function subjectOf(row: SubjectColumns): Subject {
  const source = SOURCES.all.find(({ name }) => name === row.source)?.name;
  const standing = source && standingOf({ source, transaction: row.transaction_id, status: row.status });
  return {
    place: placeOf(row.address === null ? null : JSON.parse(row.address)),
    kind: {
      headType: row.head_type_id,
      way: WAYS[standing?.purpose ?? ''] ?? null,
      project: row.project === 1 || row.parent_id !== null || sameId(row.head_type_id, PROJECT_HEAD_TYPE),
    },
  };
}

/**
 * The contact that a home names, completed with the team's data of that person; otherwise the contact of the
 * rules.
 */
export function contactFor(
  site: Site,
  kind: LeadKind,
  own: ContactInfo | null,
  subject: Subject,
): ContactInfo | null {
  const { team } = site.settings;
  if (own === null) return contactOf(whoLooksAfter(team, { deed: kind, ...subject }));
  const { person, office } = personOfAddress(team, own.email);
  return {
    ...own,
    whatsapp: own.whatsapp ?? person?.whatsapp ?? office?.whatsapp,
    languages: own.languages ?? person?.languages?.slice(),
  };
}

/** The person of the team who is the contact of a home, by the same rules; null for nobody of the team. */
export const personFor = (site: Site, own: ContactInfo | null, subject: Subject): Person | null =>
  own === null
    ? whoLooksAfter(site.settings.team, { deed: 'contact', ...subject }).person
    : personOfContact(site.settings.team, own);

/** A holiday rental as the rules' subject. */
async function rentalSubject(db: D1Database, siteId: string, unitId: string): Promise<Subject> {
  const city = await db
    .prepare(
      "SELECT doc ->> '$.general.city.id' AS cityId, doc ->> '$.general.city.zip' AS zip " +
        'FROM rental_units WHERE site_id = ? AND id = ?',
    )
    .bind(siteId, unitId)
    .first<Place>();
  return { place: city, kind: { way: 'holiday' } };
}

/** The agency's address for a stay in a unit, or a question about it; null when it has none. */
export const rentalRecipient = async (
  db: D1Database,
  site: Site,
  kind: LeadKind,
  unitId: string,
): Promise<string | null> =>
  recipientFor(site, { deed: kind, ...(await rentalSubject(db, site.id, unitId)) });
