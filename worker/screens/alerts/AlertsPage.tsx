import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { CONTROL_FIELDS } from '../../platform/forms/control-fields.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import type { AlertsView } from './alerts-view.ts';

/** Names of the fields in each alert's form; `resume` is the button that resumes the alert. */
export const PAUSE_FIELDS = { alert: 'alert', until: 'until', resume: 'resume' } as const;

/** All alerts of an address: their criteria, and the ways to change, pause and end them. */
export const AlertsPage = ({ view, t }: { readonly view: AlertsView; readonly t: Translator }) => (
  <div className="wrap">
    <div className="page-head">
      <h1>{view.heading}</h1>
      <p>
        <Unbroken>{view.text}</Unbroken>
      </p>
    </div>
    <div className="outcome">
      {view.done === null ? null : <StatusMessage tone="good" title={view.done} live />}
      {view.failed === null ? null : <StatusMessage tone="warning" title={view.failed} live />}
      {view.alerts.map(({ token, words, rhythm, paused, changeHref, endHref }, index) => (
        <form key={token} className="form form__part" action={view.action} method="post">
          <h2>{words}</h2>
          {rhythm === null ? null : <p className="muted">{rhythm}</p>}
          {paused === null ? null : <p className="muted">{paused}</p>}
          <input type="hidden" name={CONTROL_FIELDS.key} value={view.key} />
          <input type="hidden" name={PAUSE_FIELDS.alert} value={token} />
          <div className="row">
            {paused === null ? null : (
              <button type="submit" className="button button--line" name={PAUSE_FIELDS.resume} value="1">
                {t('alerts.resume')}
              </button>
            )}
            {changeHref === null ? null : (
              <a className="button button--line" href={changeHref} rel="nofollow">
                {t('alerts.change')}
              </a>
            )}
            <a className="button button--quiet" href={endHref} rel="nofollow">
              {t('alerts.end')}
            </a>
          </div>
          {paused === null ? (
            <details className="form__more">
              <summary>{t('alerts.pauseFor')}</summary>
              <div className="field">
                <label className="field__label" htmlFor={`until-${index}`}>
                  {t('alerts.until')}
                </label>
                <p className="field__hint" id={`until-${index}-hint`}>
                  {t('alerts.untilHint')}
                </p>
                <input
                  className="input"
                  type="date"
                  id={`until-${index}`}
                  name={PAUSE_FIELDS.until}
                  aria-describedby={`until-${index}-hint`}
                  {...view.days}
                />
              </div>
              <button type="submit" className="button button--line">
                {t('alerts.pause')}
              </button>
            </details>
          ) : null}
        </form>
      ))}
    </div>
  </div>
);
