import type { Translator } from '../../../../locales/translator.ts';

/** Where it stands what becomes of the details. */
export const PrivacyNote = ({ href, t }: { readonly href: string; readonly t: Translator }) => (
  <p className="muted small">
    {t('forms.privacyBefore')} <a href={href}>{t('forms.privacyLink')}</a>.
  </p>
);
