import { Icon } from '../../../../client/ui/Icon.tsx';
import type { EstatePageView } from '../../../../domain/views/estate-page.ts';
import type { Translator } from '../../../../locales/translator.ts';
import { ActionBar } from '../../../estate/first-screen/ActionBar.tsx';

interface Props {
  readonly view: EstatePageView;
  readonly t: Translator;
}

/** Main action: book a viewing; else choose a unit of a project; else ask a question. */
export const MainAction = ({ view, t }: Props) => {
  if (view.appointmentHref !== null)
    return (
      <a className="button" href="#viewing">
        <Icon name="calendar" />
        {t('agenda.plan')}
      </a>
    );
  if (view.units.length > 0)
    return (
      <a className="button" href="#units">
        {t('estate.toUnits', { units: view.unitNames.other })}
      </a>
    );
  return (
    <a className="button" href={view.contact.formHref} rel="nofollow" data-form="">
      {t('forms.contact.ask')}
    </a>
  );
};

/** The agency's telephone number; nothing without one. */
export const PhoneLink = ({ view, t }: Props) =>
  view.contact.agency.phone === null ? null : (
    <a
      className="button button--line button--icon"
      href={view.contact.agency.phone.href}
      aria-label={t('estate.call')}
    >
      <Icon name="phone" />
    </a>
  );

/** Price and main action of an estate at the bottom of a phone's screen. */
export const EstateBar = ({ view, t }: Props) => (
  <ActionBar
    price={view.price && view.barPrice}
    title={view.title}
    lang={view.titleLocale}
    leaves="#viewing,#units,#contact"
  >
    <MainAction view={view} t={t} />
    <PhoneLink view={view} t={t} />
  </ActionBar>
);
