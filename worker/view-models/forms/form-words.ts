import { FIELD_CODES } from '../../../domain/forms/codes.ts';
import type { FormWords } from '../../../domain/views/form-words.ts';
import type { Translator } from '../../../locales/translator.ts';
import { countedTemplate } from '../../pages/text-templates.ts';

const ownKey = (name: string, code: string): string => `forms.fieldErrors.${name}.${code}`;

/** The words for a field's code: its own where it has any, else everybody's. */
export function fieldMessage(name: string, code: string, t: Translator): string {
  const own = ownKey(name, code);
  return t.has(own) ? t(own) : t(`forms.errors.${code}`);
}

/** What a form with these fields carries, so that a script has its page's words. */
export const toFormWords = (names: readonly string[], t: Translator): FormWords => ({
  summary: countedTemplate(t, 'forms.summary'),
  codes: Object.fromEntries(
    FIELD_CODES.filter((code) => t.has(`forms.errors.${code}`)).map((code) => [
      code,
      t(`forms.errors.${code}`),
    ]),
  ),
  own: Object.fromEntries(
    names.flatMap((name) =>
      FIELD_CODES.filter((code) => t.has(ownKey(name, code))).map((code) => [
        `${name}.${code}`,
        t(ownKey(name, code)),
      ]),
    ),
  ),
  unreached: { title: t('forms.unreached.title'), text: t('forms.unreached.text') },
  sending: t('forms.sending'),
  close: t('site.close'),
});
