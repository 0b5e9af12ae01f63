import type { ProblemView } from '#domain/views/problem.ts';
import type { Translator } from '#locales/translator.ts';

/** Why an unidentified site cannot answer; an unknown host gets `BarePage`. */
const TEXT_KEYS = {
  'not-found': 'problem.noSite',
  gone: 'problem.gone',
  'gone-page': 'content.gonePage',
  unavailable: 'problem.unavailable',
  'bad-request': 'problem.badRequest',
  failed: 'problem.failed',
} as const satisfies Record<ProblemView['kind'], string>;

/** Whole document without an agency's name or look, for when the site's settings cannot be loaded. */
export const BareProblem = ({ view, t }: { readonly view: ProblemView; readonly t: Translator }) => (
  <html lang={t.locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <meta name="color-scheme" content="light dark" />
      <title>{t(`${TEXT_KEYS[view.kind]}.heading`)}</title>
    </head>
    <body>
      <main>
        <h1>{t(`${TEXT_KEYS[view.kind]}.heading`)}</h1>
        <p>{t(`${TEXT_KEYS[view.kind]}.text`)}</p>
        <p>
          {t('problem.code')} <code>{view.requestId}</code>
        </p>
      </main>
    </body>
  </html>
);
