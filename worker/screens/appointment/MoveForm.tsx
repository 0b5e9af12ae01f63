import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { TimesOrNone } from '../../agenda/Times.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import type { MoveView } from './appointment-page-view.ts';

/** The days of the agenda, and the button that moves the appointment to the chosen time; works without script. */
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
          <TimesOrNone times={times} state={state} t={t} />
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
