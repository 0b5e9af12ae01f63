import { CachedPart } from '#client/ui/CachedParts.tsx';
import { HeartIsland } from '#client/ui/drawn-islands.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';
import { Summary } from '#worker/estate/first-screen/Summary.tsx';
import { MainAction, PhoneLink } from './actions.tsx';

interface ShareBarProps {
  readonly share: EstatePageView['share'];
  readonly t: Translator;
}

/**
 * Ways to share a page: the browser's own, copy of the address, mail, print. Mail works without script;
 * `client/estate/share.ts` shows the others, and the browser's own if supported.
 */
const ShareBar = ({ share, t }: ShareBarProps) => (
  <div
    className="share-bar"
    data-enhance="share"
    data-replay=""
    data-url={share.url}
    data-title={share.title}
    data-copied={t('estate.shareCopied')}
    data-failed={t('estate.shareFailed')}
  >
    <button type="button" className="icon-text needs-script" data-share="native" hidden>
      <Icon name="share" small />
      {t('estate.shareNative')}
    </button>
    <button type="button" className="icon-text needs-script" data-share="copy">
      <Icon name="link" small />
      {t('estate.shareCopy')}
    </button>
    <a className="icon-text" href={share.mailHref} data-form="">
      <Icon name="mail" small />
      {t('estate.shareMail')}
    </a>
    <button type="button" className="icon-text needs-script share-bar__print" data-share="print">
      <Icon name="print" small />
      {t('estate.print')}
    </button>
    <span className="share-bar__outcome" role="status" />
  </div>
);

interface Props {
  readonly view: EstatePageView;
  readonly t: Translator;
}

const Notice = ({ view, t }: Props) => {
  if (view.archived !== null)
    return (
      <StatusMessage tone="warning" title={view.archived.label}>
        {view.archived.date ? <p>{t('estate.archived', { date: view.archived.date })}</p> : null}
      </StatusMessage>
    );
  return view.sold ? (
    <StatusMessage tone="info" title={t('estate.sold')}>
      {view.valuationHref === null ? null : (
        <p>
          <a href={view.valuationHref}>{t('valuation.title')}</a>
        </p>
      )}
    </StatusMessage>
  ) : null;
};

const leadOf = ({ lead, description, textLocale }: EstatePageView) => {
  const text = [lead ?? '', ...description].join(' ').trim();
  return text === '' ? null : { text, lang: textLocale ?? undefined };
};

/** First screen of an estate: its summary, heart, main actions, and ways to share it. */
export const EstateSummary = ({ view, t }: Props) => (
  <Summary
    view={{
      ...view,
      // The notice says that it is archived, and since when.
      status: view.status?.state === 'archived' ? null : view.status,
      place: view.addressHidden ? `${view.place} · ${t('estate.addressHidden')}` : view.place,
      lead: leadOf(view),
      energy: view,
    }}
    heart={<HeartIsland id={view.id} add={view.heart.add} />}
    notice={view.sold || view.archived ? <Notice view={view} t={t} /> : null}
    actions={
      <>
        <MainAction view={view} t={t} />
        <PhoneLink view={view} t={t} />
      </>
    }
    tools={<CachedPart of={ShareBar} share={view.share} t={t} />}
  />
);
