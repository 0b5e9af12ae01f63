import type { ContactInfo } from '#wire/contact-info.ts';
import type { Estate } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import { CONTACT_OF } from '../estates/contact-infos.ts';
import { contactFor, SUBJECT_COLUMNS, type SubjectColumns, subjectOf } from '../estates/in-charge.ts';
import { isOffered, type OfferColumns } from '../estates/is-offered.ts';
import { type PublicColumns, publicEstate } from '../estates/public-document.ts';

/** The data of an estate that appointments need. */
export interface AppointmentEstate {
  /** Id in its address: the guid for a listing of the second source. */
  readonly id: string;
  readonly withdrawn: boolean;
  /** Sold, let, archived and hidden estates have no viewings. */
  readonly offered: boolean;
  /**
   * E-mail address of the contact named by the estate or its project, else of the person in charge by the
   * site's rules.
   */
  readonly representative: string | null;
  /** The public document. */
  readonly estate: Estate;
  /** The real address, even when hidden: only for visitors who come and for the agent. */
  readonly trueAddress: Estate['general']['address'];
}

interface HomeRow extends PublicColumns, OfferColumns, SubjectColumns {
  readonly id: string;
  readonly guid: string | null;
  readonly project_hidden: number | null;
  readonly project_withdrawn_at: string | null;
  readonly contact: string | null;
}

/** The estate of an id or guid; null when this site has none. */
export async function findAppointmentEstate(
  db: D1Database,
  site: Site,
  id: string,
): Promise<AppointmentEstate | null> {
  const row = await db
    .prepare(
      'SELECT e.id, e.guid, e.on_offer, e.hidden_by, e.withdrawn_at, e.address_hidden, e.lat, ' +
        'e.lon, d.doc, p.address_hidden AS project_hidden, p.withdrawn_at AS project_withdrawn_at, ' +
        `COALESCE(${CONTACT_OF('e')}, ${CONTACT_OF('p')}) AS contact, ${SUBJECT_COLUMNS} FROM estates AS e ` +
        'JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
        'LEFT JOIN estates AS p ON p.site_id = e.site_id AND p.id = e.parent_id ' +
        'WHERE e.rowid IN (SELECT rowid FROM estates WHERE site_id = ?1 AND id = ?2 ' +
        'UNION SELECT rowid FROM estates WHERE site_id = ?1 AND guid = ?2)',
    )
    .bind(site.id, id)
    .first<HomeRow>();
  if (row === null) return null;
  const contact: ContactInfo | null = row.contact === null ? null : JSON.parse(row.contact);
  const stored: Estate = JSON.parse(row.doc);
  return {
    id: row.guid ?? row.id,
    withdrawn: row.withdrawn_at !== null,
    offered: isOffered(row, site) && row.project_withdrawn_at === null,
    representative: contactFor(site, 'viewing', contact, subjectOf(row))?.email ?? null,
    estate: publicEstate(row, row.project_hidden === 1),
    trueAddress: stored.general.address,
  };
}
