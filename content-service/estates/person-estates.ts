/** The homes on offer of which a person of the team is the contact (docs/decisions/0191). */
import * as z from 'zod';
import { EstateSchema } from '#wire/estate.ts';
import { EstateSearchAnswerSchema } from '#wire/estate-search.ts';
import type { Site } from '#wire/site.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { findCards } from './cards.ts';
import { CONTACT_OF } from './contact-infos.ts';
import { personFor, type Subject, type SubjectColumns, subjectColumns, subjectOf } from './in-charge.ts';
import { scopeOfSite } from './scope.ts';
import { shownStatus } from './shown-status.ts';

/** Homes in an answer: at most, and by default. */
const MOST_HOMES = 50;
const USUAL_HOMES = 15;
/** Homes that may be left out at the start: those before the thousandth page, the last that a site asks for. */
const MOST_LEFT_OUT = 999 * USUAL_HOMES;

interface OfferedRow extends SubjectColumns {
  readonly id: string;
  /** JSON of the contact that the home names; null for none. */
  readonly contact: string | null;
}

/** Each contact that homes of a site name, once: read one by one from the index, however many homes name it. */
const contactsStatement = (siteId: string): Statement => ({
  sql:
    'WITH RECURSIVE named (doc) AS (SELECT min(doc) FROM contact_infos WHERE site_id = ?1 UNION ALL ' +
    'SELECT (SELECT min(doc) FROM contact_infos WHERE site_id = ?1 AND doc > named.doc) FROM named WHERE named.doc IS NOT NULL) ' +
    'SELECT doc FROM named WHERE doc IS NOT NULL',
  params: [siteId],
});

/** Homes that name one of the contacts; and, for a person of the rules, those that name nobody: the rules decide of them. */
const candidates = (isOfRules: boolean): string =>
  ['e.id', 'e.guid']
    .map(
      (id) =>
        `SELECT e.num FROM contact_infos AS c CROSS JOIN estates AS e ON e.site_id = c.site_id AND ${id} = c.estate_id ` +
        'WHERE c.site_id = ?1 AND c.doc IN (SELECT value FROM json_each(?2))',
    )
    .concat(
      isOfRules
        ? 'SELECT e.num FROM estates AS e WHERE e.site_id = ?1 AND e.parent_id IS NULL AND e.withdrawn_at IS NULL AND NOT EXISTS ' +
            '(SELECT 1 FROM contact_infos AS c WHERE c.site_id = e.site_id AND c.estate_id IN (e.id, e.guid))'
        : [],
    )
    .join(' UNION ');

/**
 * The homes that lists show and of which a person may be the contact, the latest first, with what decides it. It reads the
 * homes of that person, and none of the colleagues', as far as homes name their contact.
 */
const offeredStatement = (site: Site, contacts: readonly string[], isOfRules: boolean): Statement => {
  const shown = shownStatus(site);
  return {
    sql:
      `SELECT e.id, ${CONTACT_OF('e')} AS contact, ${subjectColumns('ifnull(d.card, d.doc)')} ` +
      `FROM (${candidates(isOfRules)}) AS candidate CROSS JOIN estates AS e ON e.num = candidate.num ` +
      'CROSS JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
      `WHERE e.parent_id IS NULL AND e.withdrawn_at IS NULL AND e.on_offer = 1 AND ${shown.text} ` +
      'ORDER BY e.publication_date DESC, e.num DESC',
    params: [site.id, JSON.stringify(contacts), ...shown.params],
  };
};

const inScope = ({ source }: OfferedRow, site: Site): boolean => {
  const scope = scopeOfSite(site);
  return scope === 'all' || scope === source;
};

/** Ids of the homes on offer of a person of the team. Rules are tried in code, since only the first that matches counts. */
async function homesOf(
  db: D1Database,
  site: Site,
  person: string,
  named: readonly string[],
): Promise<string[]> {
  const isOf = (contact: string | null, subject: Subject): boolean =>
    personFor(site, contact === null ? null : JSON.parse(contact), subject)?.id === person;
  // Whom a contact names does not depend on the home.
  const theirs = new Set(named.filter((contact) => isOf(contact, {})));
  const isOfRules = site.settings.team?.rules.some((rule) => rule.person === person) === true;
  if (theirs.size === 0 && !isOfRules) return [];
  const offered = await prepare(db, offeredStatement(site, [...theirs], isOfRules)).all<OfferedRow>();
  return offered.results
    .filter((row) => inScope(row, site))
    .filter((row) => (row.contact === null ? isOf(null, subjectOf(row)) : theirs.has(row.contact)))
    .map(({ id }) => id);
}

/** Operation for the page of a person. */
export const personEstateOperations = [
  operation({
    id: 'listPersonEstates',
    summary:
      'The estates on offer whose contact is a person of the site’s team, as `getContactInfo` names them; the latest first.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/people/{id}/estates',
    params: SiteParams.extend({ id: SlugSchema }),
    query: z.object({
      from: z.coerce.number().int().min(0).max(MOST_LEFT_OUT).default(0),
      size: z.coerce.number().int().min(1).max(MOST_HOMES).default(USUAL_HOMES),
    }),
    answer: {
      kind: 'json',
      name: 'PersonEstatesAnswer',
      schema: EstateSearchAnswerSchema.extend({ results: z.array(EstateSchema) }),
    },
    run: async ({ params: { siteId, id }, query: { from, size } }, { env }) => {
      const [site, named] = await Promise.all([
        findSite(env.DB, siteId),
        prepare(env.DB, contactsStatement(siteId)).all<{ readonly doc: string }>(),
      ]);
      if (site?.settings.team?.people.some((person) => person.id === id) !== true) throw notFound('person');
      const ids = await homesOf(
        env.DB,
        site,
        id,
        named.results.map(({ doc }) => doc),
      );
      const results = await findCards(env.DB, siteId, ids.slice(from, from + size));
      return { total: { value: ids.length }, results };
    },
  }),
];
