import { ContactRevealIsland } from '#client/ui/drawn-islands.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Price } from '#client/ui/Price.tsx';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { TextKey, Translator } from '#locales/translator.ts';

interface PrintedQrCodeProps {
  /** Address of the drawing. */
  readonly href: string;
  readonly label: string;
}

/** Side length in CSS pixels; the print sheet sets the size on paper. */
const SIDE = 80;

/**
 * The page's address as a QR code, on paper only. The picture is lazy and not displayed on screens, so that a
 * browser fetches it only for printing. Its caption describes it.
 */
const PrintedQrCode = ({ href, label }: PrintedQrCodeProps) => (
  <figure className="qr-code">
    <img src={href} width={SIDE} height={SIDE} alt="" loading="lazy" />
    <figcaption>{label}</figcaption>
  </figure>
);

interface Props {
  readonly view: EstatePageView;
  readonly t: Translator;
}

/** When the page already offers an appointment, the hint does not invite to a viewing again. */
const hintKey = ({ sold, archived, appointmentHref }: EstatePageView): TextKey => {
  if (sold || archived !== null) return 'estate.contactHintSold';
  return appointmentHref === null ? 'estate.contactHint' : 'agenda.askFirst';
};

/** Price and contact beside the facts; contact details only on request (spec 1 §6). */
export const EstateAside = ({ view, t }: Props) => (
  <aside className="estate-aside" id="contact" aria-label={t('estate.contact')}>
    {view.price ? (
      <div className="estate-aside__price">
        {view.priceLabel ? <p className="muted">{view.priceLabel}</p> : null}
        <Price price={view.price} />
        {view.priceAlertHref === null ? null : (
          <a href={view.priceAlertHref} rel="nofollow" data-form="">
            {t('alerts.home')}
          </a>
        )}
      </div>
    ) : null}
    {view.appointmentHref === null ? null : (
      <p className="estate-aside__plan">
        <a className="button button--wide" href="#viewing">
          <Icon name="calendar" />
          {t('agenda.plan')}
        </a>
      </p>
    )}
    <p className="estate-aside__hint">{t(hintKey(view))}</p>
    <ContactRevealIsland
      revealHref={view.contact.revealHref}
      dataHref={view.contact.dataHref}
      person={view.contact.person}
      agency={view.contact.agency}
      {...(view.appointmentHref === null ? {} : { second: true })}
      texts={{
        reveal: t('estate.showContact'),
        loading: t('estate.contactLoading'),
        failed: t('estate.contactFailed'),
        retry: t('estate.contactRetry'),
        nobody: t('estate.noContact'),
      }}
    />
    <p>
      <a
        className="button button--line button--wide"
        href={view.contact.formHref}
        rel="nofollow"
        data-form=""
      >
        <Icon name="mail" />
        {t('forms.contact.ask')}
      </a>
    </p>
    {view.reference || view.published ? (
      <dl className="estate-aside__small">
        {view.reference ? (
          <div>
            <dt>{t('estate.reference')}</dt>
            <dd>{view.reference}</dd>
          </div>
        ) : null}
        {view.published ? (
          <div>
            <dt>{t('estate.published')}</dt>
            <dd>{view.published}</dd>
          </div>
        ) : null}
      </dl>
    ) : null}
    <PrintedQrCode href={view.share.codeHref} label={t('estate.scan')} />
  </aside>
);
