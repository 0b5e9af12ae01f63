import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import type { Translator } from '#locales/translator.ts';
import { FieldError } from '../platform/forms/ui/Field.tsx';
import { errorOf, type FormState, fieldId } from '../platform/forms/ui/form-state.ts';
import { Unbroken } from '../platform/page/parts/Unbroken.tsx';
import type { SlotDayView, SlotView } from './times.ts';
import type { TimesView } from './week.ts';

interface Props {
  readonly times: TimesView;
  readonly state: FormState;
  readonly t: Translator;
}

const TITLE_ID = 'f-times';

const Slot = ({ slot, t }: { readonly slot: SlotView; readonly t: Translator }) =>
  slot.free ? (
    <label className="slot">
      <input
        type="radio"
        name={SLOT_FIELD}
        value={slot.value}
        data-words={slot.words}
        defaultChecked={slot.chosen}
      />
      <span>{slot.label}</span>
    </label>
  ) : (
    <p className="slot slot--taken">
      <s>{slot.label}</s>
      <span className="hidden"> ({t('agenda.taken')})</span>
    </p>
  );

/** A day's times. Screen readers get the full name of the day, the screen shows a short one. */
const Day = ({ day, t }: { readonly day: SlotDayView; readonly t: Translator }) => (
  <fieldset className="slots__day">
    <legend>
      {day.date === '' ? (
        day.name
      ) : (
        <>
          <span className="hidden">{day.name}</span>
          <span aria-hidden="true">{day.weekday}</span>
          <b aria-hidden="true">{day.date}</b>
        </>
      )}
    </legend>
    {day.slots.map((slot) => (
      <Slot key={slot.value} slot={slot} t={t} />
    ))}
  </fieldset>
);

const Step = ({
  href,
  label,
  back,
}: {
  readonly href: string;
  readonly label: string;
  readonly back: boolean;
}) => (
  <a className={back ? 'icon-button agenda-step--back' : 'icon-button'} href={href} rel="nofollow" data-step>
    <Icon name="right" />
    <span className="hidden">{label}</span>
  </a>
);

/** The shown days, with links to others (look, "Viewing slots"). */
export const TimesHead = ({ times, t }: Omit<Props, 'state'>) => (
  <div className="agenda-head">
    <div>
      <p className="agenda-head__title" id={TITLE_ID}>
        <Unbroken>{times.heading}</Unbroken>
      </p>
      {times.span === null ? null : (
        <p className="muted" aria-live="polite">
          {times.span}
        </p>
      )}
    </div>
    <div className="agenda-head__steps">
      {times.earlierHref === null ? null : <Step href={times.earlierHref} label={t('agenda.earlier')} back />}
      {times.laterHref === null ? null : (
        <Step href={times.laterHref} label={t('agenda.later')} back={false} />
      )}
      {times.all === null ? null : (
        <a className="agenda-all" href={times.all.href} rel="nofollow" data-step>
          {times.all.label}
        </a>
      )}
    </div>
  </div>
);

/** Days as columns; all times form one radio group, and the chosen time is repeated in words. */
export const Times = ({ times, state, t }: Props) => {
  const wrong = errorOf(state, SLOT_FIELD) !== null;
  const id = fieldId(SLOT_FIELD);
  return (
    <>
      <div
        className="slots"
        role="radiogroup"
        id={id}
        tabIndex={-1}
        aria-labelledby={TITLE_ID}
        aria-required="true"
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
      >
        {times.days.map((day) => (
          <Day key={day.day} day={day} t={t} />
        ))}
      </div>
      <FieldError state={state} name={SLOT_FIELD} />
      <div className="agenda-choice" data-agenda="choice" hidden={times.chosen === null}>
        <p role="status">
          <b data-agenda="words">{times.chosen}</b>{' '}
          {times.agent === null ? null : <span className="muted">{times.agent}</span>}
        </p>
        <button type="button" className="button" data-agenda="continue" hidden>
          {t('agenda.continue')}
          <Icon name="arrow" />
        </button>
      </div>
    </>
  );
};

/** The days to choose from, or why they have no free time, with a link to the first free day. */
export const TimesOrNone = ({ times, state, t }: Props) => (
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
);
