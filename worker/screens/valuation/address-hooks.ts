import { ajaxPath } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import { countedTemplate } from '../../platform/page/text-templates.ts';

/** Data for suggestions in a free address field: like the place field's, with another call. */
export const addressHooks = (t: Translator) => {
  const { one, other } = countedTemplate(t, 'place.listed');
  return {
    'data-enhance': 'place',
    'data-suggest': ajaxPath(t.locale, 'search-address'),
    'data-label': t('valuation.address.suggestions'),
    'data-none': t('valuation.address.none'),
    'data-one': one,
    'data-other': other,
  } as const;
};
