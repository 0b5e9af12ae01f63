import type { Translator } from '#locales/translator.ts';

/** Link to the page about the use of personal data. */
export const PrivacyNote = ({ href, t }: { readonly href: string; readonly t: Translator }) => (
  <p className="muted small">
    {t('forms.privacyBefore')} <a href={href}>{t('forms.privacyLink')}</a>.
  </p>
);
