import type { Translator } from '../../../locales/translator.ts';
import { AboutHome } from '../../pages/parts/forms/AboutHome.tsx';
import { Booking } from './Booking.tsx';
import type { BookPageView } from './viewing-view.ts';

/** Booking a viewing of a home, which stands beside it. */
export const BookPage = ({ view, t }: { readonly view: BookPageView; readonly t: Translator }) => (
  <div className="wrap">
    <div className="page-head">
      <h1>{t('agenda.plan')}</h1>
    </div>
    <div className="split form-split">
      <Booking view={view.booking} t={t} />
      <aside className="form-aside">
        {view.card === null ? null : <AboutHome card={view.card} label={t('agenda.about')} />}
      </aside>
    </div>
  </div>
);
