import { StatusMessage } from '../../../client/ui/StatusMessage.tsx';
import type { Translator } from '../../../locales/translator.ts';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import type { MoveView } from './appointment-page-view.ts';
import { Times, TimesHead } from './Times.tsx';

/** The days of the agenda, and the button that takes the chosen time; whole without script. */
export const MoveForm = ({
  view: { times, state },
  t,
}: {
  readonly view: MoveView;
  readonly t: Translator;
}) => (
  <div className="agenda">
    <FormFrame state={state} t={t}>
      {times === null ? (
        <StatusMessage tone="warning" title={t('agenda.unreached')} />
      ) : (
        <>
          <div className="agenda-times">
            <TimesHead times={times} t={t} />
            {times.nothing === null ? (
              <Times times={times} state={state} t={t} />
            ) : (
              <StatusMessage tone="info" title={times.nothing.title}>
                {times.nothing.link === null ? null : (
                  <p>
                    <a href={times.nothing.link.href} rel="nofollow">
                      {times.nothing.link.label}
                    </a>
                  </p>
                )}
              </StatusMessage>
            )}
          </div>
          {times.nothing === null ? (
            <p>
              <button type="submit" className="button">
                {t('moving.send')}
              </button>
            </p>
          ) : null}
        </>
      )}
    </FormFrame>
  </div>
);
