import { Icon } from '../../../../client/ui/Icon.tsx';
import type { Translator } from '../../../../locales/translator.ts';

/**
 * The way to the times of an estate. They are never kept, so a page that is kept only leads to them; a script
 * fetches them in place when they come into view (client/appointment).
 */
export const AppointmentInvite = ({ href, t }: { readonly href: string; readonly t: Translator }) => (
  <div
    className="agenda"
    data-enhance="agenda"
    data-region="booking"
    data-when="visible"
    data-href={href}
    data-loading={t('agenda.loading')}
    data-failed={t('agenda.failed')}
  >
    <p data-agenda="note">{t('agenda.invite')}</p>
    <p>
      <a className="button" href={href} rel="nofollow">
        {t('agenda.see')}
        <Icon name="arrow" />
      </a>
    </p>
  </div>
);
