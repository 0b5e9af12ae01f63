import * as z from 'zod';
import { ContactInfoSchema } from '#wire/contact-info.ts';
import { EstateReferenceSchema, MAX_REFERENCE } from '#wire/estate-reference.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { EstateIdSchema, SiteParams } from '../platform/operation/params.ts';
import { findSite } from '../platform/sites.ts';
import { findContact, withPortrait } from './contact-infos.ts';
import { present } from './found.ts';
import { contactFor } from './in-charge.ts';
import { findByReference } from './references.ts';

/** Operations of every estate, independent of its source. */
export const estateOperations = [
  operation({
    id: 'getEstateByReference',
    summary: 'The id of an estate by the reference that the agency gave it; case does not matter.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estates/by-reference',
    params: SiteParams,
    query: z.object({ reference: z.string().trim().min(1).max(MAX_REFERENCE) }),
    answer: { kind: 'json', name: 'EstateReference', schema: EstateReferenceSchema },
    errors: ['gone'],
    run: async ({ params, query }, { env }) =>
      present(await findByReference(env.DB, params.siteId, query.reference)),
  }),
  operation({
    id: 'getContactInfo',
    summary:
      'The contact person of an estate: the one it names, else the one of the site’s rules; 204 for ' +
      'none. Called only when a visitor asks.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/estates/{id}/contact-info',
    params: SiteParams.extend({ id: EstateIdSchema }),
    answer: { kind: 'json', name: 'ContactInfo', schema: ContactInfoSchema },
    nullable: true,
    errors: ['gone'],
    run: async ({ params }, { env }) => {
      const [site, stored] = await Promise.all([
        findSite(env.DB, params.siteId),
        findContact(env.DB, params.siteId, params.id),
      ]);
      if (site === null || stored === null) throw notFound('estate');
      if (stored.withdrawn) throw gone('estate');
      const contact = contactFor(site, 'contact', stored.contact, stored.subject);
      return contact && withPortrait(env.DB, params.siteId, contact);
    },
  }),
];
