import { FIELD_CODES, type FieldCode } from '#domain/forms/codes.ts';
import type { FormWords } from '#domain/views/form-words.ts';
import type { Translator } from '#locales/translator.ts';
import { countedTemplate } from '../../page/text-templates.ts';

/** A field's own text for an error code; null when it has none. */
const ownWords = (name: string, code: FieldCode, t: Translator): string | null =>
  t.label('forms.fieldErrors', `${name}.${code}`);

/** The text for a field's error code: its own, else the general one. */
export const fieldMessage = (name: string, code: FieldCode, t: Translator): string =>
  ownWords(name, code, t) ?? t(`forms.errors.${code}`);

/** Texts of a form with these fields, so that a script uses the same texts as its page. */
export const toFormWords = (names: readonly string[], t: Translator): FormWords => ({
  summary: countedTemplate(t, 'forms.summary'),
  codes: Object.fromEntries(FIELD_CODES.map((code) => [code, t(`forms.errors.${code}`)])),
  own: Object.fromEntries(
    names.flatMap((name) =>
      FIELD_CODES.flatMap((code) => {
        const words = ownWords(name, code, t);
        return words === null ? [] : [[`${name}.${code}`, words] as const];
      }),
    ),
  ),
  unreached: { title: t('forms.unreached.title'), text: t('forms.unreached.text') },
  sending: t('forms.sending'),
  close: t('site.close'),
});
