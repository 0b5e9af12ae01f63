import { Icon } from '#client/ui/Icon.tsx';
import { MAX_SAY_LENGTH, SAY_PARAMETER } from '#domain/filter/say.ts';
import type { SentencePhraseView, SentenceView } from '#domain/views/sentence.ts';
import type { Translator } from '#locales/translator.ts';

interface FieldProps {
  /** Address of the search. */
  readonly action: string;
  /** The sentence of this search; null without one. */
  readonly said: string | null;
  readonly t: Translator;
}

/** A field for a sentence, behind a line: most visitors choose instead of writing. */
export const SentenceField = ({ action, said, t }: FieldProps) => (
  <details className="words">
    <summary>
      <Icon name="chat" small />
      {t(said === null ? 'sentence.open' : 'sentence.change')}
    </summary>
    <form action={action} method="get" className="words__form">
      <label className="field">
        <span className="field__label">{t('sentence.label')}</span>
        <input
          className="input"
          name={SAY_PARAMETER}
          type="text"
          defaultValue={said ?? ''}
          placeholder={t('sentence.example')}
          maxLength={MAX_SAY_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
      </label>
      <button type="submit" className="button">
        {t('sentence.submit')}
      </button>
    </form>
  </details>
);

const Phrase = ({
  phrase: { text, kind, label, removeHref },
  t,
}: {
  readonly phrase: SentencePhraseView;
  readonly t: Translator;
}) => (
  <li className={`said__part said__part--${kind}`}>
    <span className="said__words">{text}</span>
    {removeHref === null ? null : (
      <a className={kind === 'unknown' ? 'chip chip--unknown' : 'chip'} href={removeHref} rel="nofollow">
        {label}
        <Icon name="close" />
        <span className="hidden">{t('offer.remove')}</span>
      </a>
    )}
  </li>
);

/** Marks between phrases stay with the words before them: no line begins with a comma. */
function withMarks(phrases: readonly SentencePhraseView[]): readonly SentencePhraseView[] {
  const joined: SentencePhraseView[] = [];
  for (const phrase of phrases) {
    const isMark = phrase.removeHref === null && /^[\p{P}\s]+$/u.test(phrase.text);
    const before = isMark ? joined.pop() : undefined;
    joined.push(before === undefined ? phrase : { ...before, text: before.text + phrase.text.trim() });
  }
  return joined;
}

/** The sentence, each phrase with its meaning beneath; dotted where it was not understood. */
export const Sentence = ({ sentence, t }: { readonly sentence: SentenceView; readonly t: Translator }) => {
  const { phrases, note, ways, valuationHref } = sentence;
  return (
    <div className="sentence">
      {phrases.some(({ kind }) => kind === 'meant') ? (
        <p className="sentence__lead">{t('sentence.lead')}</p>
      ) : null}
      <ol className="said" aria-label={t('sentence.list')}>
        {withMarks(phrases).map((phrase) => (
          <Phrase key={phrase.from} phrase={phrase} t={t} />
        ))}
      </ol>
      {note === null && ways.length === 0 && valuationHref === null ? null : (
        <p className="sentence__answer">
          {ways.map(({ label, href }) => (
            <a key={href} href={href} rel="nofollow">
              {label}
            </a>
          ))}
          {note === null ? null : <span>{note}</span>}
          {valuationHref === null ? null : <a href={valuationHref}>{t('sentence.valuation')}</a>}
        </p>
      )}
    </div>
  );
};
