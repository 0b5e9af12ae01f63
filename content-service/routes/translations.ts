import { TranslationsSchema } from '../../worker/content/schemas/translations.ts';
import { findTranslations } from '../db/translations.ts';
import { operation } from './operation.ts';
import { LocaleParams } from './params.ts';

/** Texts that overlay those of the site's own dictionaries. */
export const translationOperations = [
  operation({
    id: 'getTranslations',
    method: 'get',
    path: '/translations/{locale}',
    summary: 'Texts of a language; X-SITE lays the texts of a site over those all sites share.',
    params: LocaleParams,
    answer: { kind: 'json', name: 'Translations', schema: TranslationsSchema },
    errors: ['invalid_request'],
    run: async ({ params }, { env, site }) => findTranslations(env.DB, site, params.locale),
  }),
];
