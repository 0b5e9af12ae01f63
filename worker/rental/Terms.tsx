import type { Translator } from '#locales/translator.ts';
import type { TermView } from './terms.ts';

/** Terms of cancellation in order; the one that applies today is marked, with a word and not by its look alone. */
export const Terms = ({ terms, t }: { readonly terms: readonly TermView[]; readonly t: Translator }) =>
  terms.length === 0 ? null : (
    <dl className="terms">
      {terms.map(({ until, due, current }) => (
        <div key={until} className={current ? 'is-current' : undefined}>
          <dt>{until}</dt>
          <dd>
            {due}
            {current ? <small>{t('ownStay.terms.today')}</small> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
