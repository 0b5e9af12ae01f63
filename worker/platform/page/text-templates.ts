import type { CountedText } from '#client/ui/island-props.ts';
import type { CountKey, Translator } from '#locales/translator.ts';

/** Both forms of a counted text, with `{{placeholders}}` for an island to fill in. */
export const countedTemplate = (t: Translator, key: CountKey): CountedText => ({
  one: t.template(`${key}.one`),
  other: t.template(`${key}.other`),
});
