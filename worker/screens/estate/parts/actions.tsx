import { Icon } from '#client/ui/Icon.tsx';
import { capital } from '#domain/text.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { ActionBar } from '#worker/estate/first-screen/ActionBar.tsx';

interface Props {
  readonly view: EstatePageView;
  readonly t: Translator;
}

interface ActionProps extends Props {
  /** In few words, which fit beside a price on a phone. */
  readonly brief?: true;
}

/** Main action: book a viewing; else choose a unit of a project; else ask a question. */
export const MainAction = ({ view, brief, t }: ActionProps) => {
  if (view.appointmentHref !== null)
    return (
      <a className="button" href="#viewing">
        <Icon name="calendar" />
        {t(brief ? 'agenda.planBrief' : 'agenda.plan')}
      </a>
    );
  if (view.units.length > 0)
    return (
      <a className="button" href="#units">
        {brief
          ? capital(view.unitNames.other, t.locale)
          : t('estate.toUnits', { units: view.unitNames.other })}
      </a>
    );
  return (
    <a className="button" href={view.contact.formHref} rel="nofollow" data-form="">
      {t(brief ? 'site.contact' : 'forms.contact.ask')}
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
  <ActionBar price={view.price && view.barPrice} status={view.status} leaves="#viewing,#units,#contact">
    <MainAction view={view} {...(view.price && { brief: true })} t={t} />
    <PhoneLink view={view} t={t} />
  </ActionBar>
);
