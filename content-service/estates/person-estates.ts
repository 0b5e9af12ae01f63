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
import { personFor, type SubjectColumns, subjectColumns, subjectOf } from './in-charge.ts';
import { scopeOfSite } from './scope.ts';

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

/** Every home that lists show, the latest first, with what decides who its contact is. */
const offeredStatement = (siteId: string): Statement => ({
  sql:
    `SELECT e.id, ${CONTACT_OF('e')} AS contact, ${subjectColumns('ifnull(d.card, d.doc)')} ` +
    'FROM offered_estates AS o JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id ' +
    'JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
    'WHERE o.site_id = ? ORDER BY o.publication_date DESC, e.num DESC',
  params: [siteId],
});

const isOf = ({ contact, ...row }: OfferedRow, person: string, site: Site): boolean =>
  personFor(site, contact === null ? null : JSON.parse(contact), subjectOf(row))?.id === person;

const inScope = ({ source }: OfferedRow, site: Site): boolean => {
  const scope = scopeOfSite(site);
  return scope === 'all' || scope === source;
};

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
      const [site, offered] = await Promise.all([
        findSite(env.DB, siteId),
        prepare(env.DB, offeredStatement(siteId)).all<OfferedRow>(),
      ]);
      // Rules are tried in code, one by one, since only the first that matches counts.
      if (site?.settings.team?.people.some((person) => person.id === id) !== true) throw notFound('person');
      const ids = offered.results
        .filter((row) => inScope(row, site) && isOf(row, id, site))
        .map((row) => row.id);
      const results = await findCards(env.DB, siteId, ids.slice(from, from + size));
      return { total: { value: ids.length }, results };
    },
  }),
];
