import { Icon } from '../../../../client/ui/Icon.tsx';
import type { Translator } from '../../../../locales/translator.ts';

interface Props {
  readonly href: string;
  readonly inPlace: boolean;
  readonly t: Translator;
}

/** What a script needs to fetch the times. */
const inPlaceHooks = (href: string, t: Translator) => ({
  'data-enhance': 'agenda',
  'data-when': 'visible',
  'data-href': href,
  'data-loading': t('agenda.loading'),
  'data-failed': t('agenda.failed'),
});

/**
 * The way to the times of an estate. They are never kept, so a page that is kept only leads to them; a script
 * fetches them in place when they come into view (client/appointment), unless the form has to be vouched for
 * on its own page.
 */
export const AppointmentInvite = ({ href, inPlace, t }: Props) => (
  <div className="agenda" data-region="booking" {...(inPlace ? inPlaceHooks(href, t) : {})}>
    <p data-agenda="note">{t('agenda.invite')}</p>
    <p>
      <a className="button" href={href} rel="nofollow">
        {t('agenda.see')}
        <Icon name="arrow" />
      </a>
    </p>
  </div>
);
