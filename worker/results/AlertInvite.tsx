import { Icon } from '../../client/ui/Icon.tsx';
import type { TextKey, Translator } from '../../locales/translator.ts';

interface Props {
  /** The form for this search; null where the agency has no alerts. */
  readonly href: string | null;
  /** Whether it is the main thing to do here. */
  readonly main?: boolean;
  /** What is promised. */
  readonly textKey?: TextKey;
  readonly t: Translator;
}

/** "Alert me for this search": for those who have time. */
export const AlertInvite = ({ href, main = false, textKey = 'offer.alertText', t }: Props) =>
  href === null ? null : (
    <div className="empty__alert">
      <p className="muted">{t(textKey)}</p>
      <a className={main ? 'button' : 'button button--line'} href={href} rel="nofollow" data-form="">
        <Icon name="mail" />
        {t('offer.alert')}
      </a>
    </div>
  );
