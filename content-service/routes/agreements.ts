import { z } from 'zod';
import { AgreementListSchema } from '../../wire/agreements.ts';
import { LocaleSchema } from '../../wire/values.ts';
import { findAgreements } from '../db/agreements.ts';
import { findSite } from '../db/sites.ts';
import { notFound } from '../errors/content-error.ts';
import { operation } from './operation.ts';
import { SiteParams } from './params.ts';

const AgreementsQuery = z.object({
  /** The language of ACCEPT-LANGUAGE without it. */
  locale: LocaleSchema.optional(),
});

/** Agreements. */
export const agreementOperations = [
  operation({
    id: 'listAgreements',
    method: 'get',
    path: '/sites/{siteId}/agreements',
    summary:
      'The agreements that a guest accepts when reserving a stay, in one language; empty where the site has none.',
    params: SiteParams,
    query: AgreementsQuery,
    answer: { kind: 'json', name: 'AgreementList', schema: AgreementListSchema },
    errors: ['invalid_request', 'not_found'],
    run: async ({ params, query }, { env, locale }) => {
      const site = await findSite(env.DB, params.siteId);
      if (site === null) throw notFound('site');
      return findAgreements(env.DB, site.id, query.locale ?? locale, site.defaultLocale);
    },
  }),
];
