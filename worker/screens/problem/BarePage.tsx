import type { Translator } from '#locales/translator.ts';

/** Whole document for an unknown host: no name, no stylesheet, no links. */
export const BarePage = ({ t }: { readonly t: Translator }) => (
  <html lang={t.locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <title>{t('problem.noSite.heading')}</title>
    </head>
    <body>
      <main>
        <h1>{t('problem.noSite.heading')}</h1>
        <p>{t('problem.noSite.text')}</p>
      </main>
    </body>
  </html>
);
