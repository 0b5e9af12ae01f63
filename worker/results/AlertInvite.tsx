import { Icon } from '#client/ui/Icon.tsx';
import type { TextKey, Translator } from '#locales/translator.ts';
import { Unbroken } from '../platform/page/parts/Unbroken.tsx';

interface Props {
  /** Link to the form for this search; null if the agency has no alerts. */
  readonly href: string | null;
  /** Whether it is the page's main action. */
  readonly main?: boolean;
  /** Text above the button. */
  readonly textKey?: TextKey;
  readonly t: Translator;
}

/** Invitation to an alert for this search. */
export const AlertInvite = ({ href, main = false, textKey = 'offer.alertText', t }: Props) =>
  href === null ? null : (
    <div className="empty__alert">
      <p className="muted">
        <Unbroken>{t(textKey)}</Unbroken>
      </p>
      <a className={main ? 'button' : 'button button--line'} href={href} rel="nofollow" data-form="">
        <Icon name="mail" />
        {t('offer.alert')}
      </a>
    </div>
  );
