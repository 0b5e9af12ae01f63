import type { Translator } from '#locales/translator.ts';
import { AboutEstate } from '../../form-subject/AboutEstate.tsx';
import { subjectName } from '../../form-subject/subject.ts';
import { AppointmentForm } from './AppointmentForm.tsx';
import type { BookAppointmentPageView } from './appointment-view.ts';

/** The form to book an appointment, beside its estate. */
export const BookAppointmentPage = ({
  view,
  t,
}: {
  readonly view: BookAppointmentPageView;
  readonly t: Translator;
}) => (
  <div className="wrap">
    <div className="page-head">
      <h1>{t('agenda.plan')}</h1>
      {view.card === null ? null : <p>{subjectName(view.card)}</p>}
    </div>
    <div className="split form-split">
      <AppointmentForm view={view.booking} t={t} />
      <aside className="form-aside">
        {view.card === null ? null : <AboutEstate card={view.card} label={t('agenda.about')} />}
      </aside>
    </div>
  </div>
);
