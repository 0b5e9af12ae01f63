import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import type { Translator } from '#locales/translator.ts';
import { LanguageNames } from '../../platform/page/parts/LanguageLinks.tsx';
import { Logo } from '../../platform/page/parts/Logo.tsx';
import type { LayoutAssets } from '../../platform/page/parts/ScreenFiles.tsx';
import type { SuspendedView } from './suspended-view.ts';

interface Props {
  readonly view: SuspendedView;
  /** Addresses of the site's stylesheet and icon. */
  readonly themeHref: string;
  readonly iconHref: string;
  readonly assets: LayoutAssets;
  readonly t: Translator;
}

const Ways = ({ view: { phone, email, address }, t }: Pick<Props, 'view' | 't'>) =>
  phone === null && email === null ? null : (
    <>
      <p className="lead muted">{t('problem.suspended.text')}</p>
      {phone === null ? null : (
        <p>
          <a className="button" href={phone.href}>
            {phone.text}
          </a>
        </p>
      )}
      <p>
        {email === null ? null : <a href={email.href}>{email.text}</a>}
        {email === null || address.length === 0 ? null : <br />}
        {address.join(', ')}
      </p>
    </>
  );

/**
 * Whole document of a suspended site: its look and the agency's contact details. No script, no menu, no other
 * page.
 */
export const SuspendedPage = ({ view, themeHref, iconHref, assets, t }: Props) => (
  <html lang={t.locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{view.site.name}</title>
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      {assets.css ? <link rel="stylesheet" href={assets.css} /> : null}
      {assets.sheets.empty ? <link rel="stylesheet" href={assets.sheets.empty} /> : null}
      <link rel="stylesheet" href={themeHref} />
      <link rel="icon" href={iconHref} type="image/svg+xml" />
    </head>
    <body>
      <header className="site-header">
        <div className="wrap site-header__bar">
          <p className="logo">
            <Logo site={view.site} />
            {view.site.logoPicture ? <span className="hidden">{view.site.name}</span> : null}
          </p>
        </div>
      </header>
      <main className="wrap">
        <div className="empty empty--page">
          <EmptyStreet />
          <h1>{t('problem.suspended.heading')}</h1>
          <Ways view={view} t={t} />
          <LanguageNames languages={view.languages} />
        </div>
      </main>
    </body>
  </html>
);
