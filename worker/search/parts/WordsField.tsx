import { MAX_WORDS_LENGTH } from '#domain/filter/words.ts';
import type { WordsControl } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';

/** Field for words: plain text, read by the server. */
export const WordsField = ({
  control: { name, value },
  t,
}: {
  readonly control: WordsControl;
  readonly t: Translator;
}) => (
  <label className="field">
    <span className="field__label">{t('offer.words')}</span>
    <input
      className="input"
      name={name}
      type="text"
      inputMode="search"
      placeholder={t('offer.wordsHint')}
      maxLength={MAX_WORDS_LENGTH}
      defaultValue={value}
      autoComplete="off"
      enterKeyHint="search"
    />
  </label>
);
