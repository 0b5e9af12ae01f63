import type { CountedText } from '../../client/island-props.ts';
import type { Translator } from '../../locales/translator.ts';

const kept = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));

/** A text whose placeholders stay, for an island that fills them in later. */
export const template = (t: Translator, key: string, ...names: readonly string[]): string =>
  t(key, kept(names));

/** Both forms of a counted text, with `{{n}}` left open. */
export const countedTemplate = (t: Translator, key: string): CountedText => ({
  one: template(t, `${key}.one`, 'n'),
  other: template(t, `${key}.other`, 'n'),
});
