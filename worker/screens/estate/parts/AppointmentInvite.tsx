import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';

interface Props {
  readonly href: string;
  readonly inPlace: boolean;
  readonly t: Translator;
}

/** Data attributes for the script that fetches the times. */
const inPlaceHooks = (href: string, t: Translator) => ({
  'data-enhance': 'agenda',
  'data-when': 'visible',
  'data-room': '',
  'data-href': href,
  'data-loading': t('agenda.loading'),
  'data-failed': t('agenda.failed'),
});

/**
 * Link to the times of an estate. Times are never cached, but this page is, so it only links to them; a
 * script fetches them in place when this part becomes visible (client/appointment), unless the form needs a
 * Turnstile check on its own page.
 */
export const AppointmentInvite = ({ href, inPlace, t }: Props) => (
  <div className="agenda" data-region="booking" {...(inPlace ? inPlaceHooks(href, t) : {})}>
    <p data-agenda="note">
      <Unbroken>{t('agenda.invite')}</Unbroken>
    </p>
    <p>
      <a className="button" href={href} rel="nofollow">
        {t('agenda.see')}
        <Icon name="arrow" />
      </a>
    </p>
  </div>
);
