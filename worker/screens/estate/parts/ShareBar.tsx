import { Icon } from '#client/ui/Icon.tsx';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import type { Translator } from '#locales/translator.ts';

interface Props {
  readonly share: EstatePageView['share'];
  readonly t: Translator;
}

/**
 * Ways to share a page: the browser's own, copy of the address, mail, print. Mail works without script;
 * `client/estate/share.ts` shows the others, and the browser's own if supported.
 */
export const ShareBar = ({ share, t }: Props) => (
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
