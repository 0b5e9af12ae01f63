import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import type { SharedByOneself } from './own-ways.ts';

/** Ways to share an address oneself: the device's own menu where there is one, mail, text message, WhatsApp. */
export const OwnWays = ({ shared, t }: { readonly shared: SharedByOneself; readonly t: Translator }) => (
  <div
    className="row form__ways"
    data-enhance="share"
    data-url={shared.url}
    data-title={shared.title}
    data-copied={t('estate.shareCopied')}
    data-failed={t('estate.shareFailed')}
  >
    <button type="button" className="button button--line needs-script" data-share="native" hidden>
      <Icon name="share" small />
      {t('estate.shareNative')}
    </button>
    {shared.ways.map(({ label, href }) => (
      <a key={href} className="button button--line" href={href} rel="noreferrer">
        {label}
      </a>
    ))}
    <span role="status" className="hidden" />
  </div>
);
