import { TranslationsSchema } from '../../wire/translations.ts';
import { operation } from '../platform/operation/operation.ts';
import { LocaleParams } from '../platform/operation/params.ts';
import { findTranslations } from './translations-sql.ts';

/** Texts that overlay those of the site's own dictionaries. */
export const translationOperations = [
  operation({
    id: 'getTranslations',
    method: 'get',
    path: '/translations/{locale}',
    summary: 'The texts of a language; with X-SITE, the texts of that site override the shared ones.',
    params: LocaleParams,
    answer: { kind: 'json', name: 'Translations', schema: TranslationsSchema },
    errors: ['invalid_request'],
    run: async ({ params }, { env, site }) => findTranslations(env.DB, site, params.locale),
  }),
];
