import type { Translator } from '#locales/translator.ts';
import { FieldError } from '#worker/platform/forms/ui/Field.tsx';
import { fieldId } from '#worker/platform/forms/ui/form-state.ts';
import type { ReserveView } from './stay-view.ts';

interface Props {
  readonly view: ReserveView;
  readonly t: Translator;
}

/** The requested stay, from the address; its errors are shown below it. */
export const ReserveSummary = ({ view: { state, facts, stay, changeHref }, t }: Props) => (
  <section className="form__part" aria-labelledby="stay-heading">
    <h2 className="reserve__heading" id="stay-heading">
      {t('stays.section.stay')}
    </h2>
    <dl className="fact-list fact-list--wide">
      {facts.map(({ name, label, value }) => (
        <div key={name} id={fieldId(name)} tabIndex={-1}>
          <dt>{label}</dt>
          <dd>
            {value}
            <FieldError state={state} name={name} />
          </dd>
        </div>
      ))}
      {stay?.breakdown ? (
        <div>
          <dt>{t('stays.cost.total')}</dt>
          <dd>{stay.breakdown.total}</dd>
        </div>
      ) : null}
    </dl>
    {stay === null || stay.others.length === 0 ? null : (
      <div>
        {/* Enter in a field activates the first submit button of the form: it must be the form's main one. */}
        <button type="submit" className="hidden" tabIndex={-1} aria-hidden="true" />
        <p className="stay-list__name">{t('stays.others')}</p>
        <ul className="stay-list stay-list--buttons">
          {stay.others.map(({ label, reserveHref }) => (
            <li key={reserveHref}>
              <span>{label}</span>
              <button
                type="submit"
                className="button button--line button--small"
                formAction={reserveHref}
                name="look"
                value="1"
                aria-label={`${t('stays.take')}: ${label}`}
              >
                {t('stays.take')}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
    <p>
      <a href={changeHref} rel="nofollow" className="reserve__change">
        {t('stays.form.change')}
      </a>
    </p>
  </section>
);
