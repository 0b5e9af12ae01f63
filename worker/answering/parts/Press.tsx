import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { TimesOrNone } from '../../agenda/Times.tsx';
import { FIELDS } from '../fields.ts';
import type { PressView } from '../press-view.ts';

interface Props {
  readonly press: PressView;
  readonly t: Translator;
}

const Word = ({ word, t }: { readonly word: NonNullable<PressView['word']>; readonly t: Translator }) => (
  <div className="field">
    <label className="field__label" htmlFor="word">
      {word.label} <em className="field__optional">({t('forms.optional')})</em>
    </label>
    {word.language === null ? null : (
      <p className="field__hint" id="word-language">
        {word.language}
      </p>
    )}
    <textarea
      className="input textarea"
      id="word"
      name={FIELDS.word}
      rows={3}
      maxLength={word.most}
      defaultValue={word.value}
      aria-describedby={word.language === null ? undefined : 'word-language'}
    />
  </div>
);

const Offers = ({ offers, choose, t }: Pick<PressView, 'offers' | 'choose'> & Pick<Props, 't'>) => (
  <fieldset>
    <legend className="field__label">
      {t(choose === 'one' ? 'answers.stay.moveTo' : 'answers.stay.offers')}
    </legend>
    {offers.map(({ value, label, checked }) => (
      <label key={value} className="check">
        <input
          type={choose === 'one' ? 'radio' : 'checkbox'}
          name={FIELDS.offers}
          value={value}
          defaultChecked={checked}
          required={choose === 'one'}
        />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

/** Whether there is nothing to move to: then there is no button. */
const hasNone = ({ times, offers, choose }: PressView): boolean =>
  times === null ? choose === 'one' && offers.length === 0 : times.view.nothing !== null;

/** The form of an action: message to the visitor, then the button, which stays in view on phones. */
export const Press = ({ press, t }: Props) => (
  <form className="case-form" action={press.action} method="post">
    {press.problem === null ? null : (
      <StatusMessage tone="warning" title={press.problem.title} live>
        {press.problem.text === null ? null : <p>{press.problem.text}</p>}
      </StatusMessage>
    )}
    <input type="hidden" name={FIELDS.deed} value={press.deed} />
    {press.guard === undefined ? null : <input type="hidden" name={FIELDS.guard} value={press.guard} />}
    {press.offers.length === 0 ? null : <Offers offers={press.offers} choose={press.choose} t={t} />}
    {press.times === null && hasNone(press) ? <p>{t('answers.stay.moveNone')}</p> : null}
    {press.times === null ? null : (
      <div className="agenda">
        <TimesOrNone times={press.times.view} state={press.times.state} t={t} />
      </div>
    )}
    {press.word === null || hasNone(press) ? null : <Word word={press.word} t={t} />}
    {press.note === '' || hasNone(press) ? null : <p className="muted">{press.note}</p>}
    <div className="case-press">
      {hasNone(press) ? null : (
        <button type="submit" className={press.danger ? 'button button--danger' : 'button'}>
          {press.button}
        </button>
      )}
      {press.other === null ? null : <a href={press.other.href}>{press.other.label}</a>}
    </div>
  </form>
);
