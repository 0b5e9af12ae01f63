import type { ReactNode } from 'react';
import { IconSprite } from '../../../client/ui/IconSprite.tsx';
import { Kept, KeptEach } from '../../../client/ui/Kept.tsx';
import type { FrameView, HeadView } from '../../../domain/views/frame.ts';
import type { Sheet } from '../../../domain/views/sheets.ts';
import type { Translator } from '../../../locales/translator.ts';
import { Footer } from './parts/Footer.tsx';
import { Header, SlimHeader } from './parts/Header.tsx';
import { JsonLd } from './parts/JsonLd.tsx';
import { SocialTags } from './parts/SocialTags.tsx';

export interface LayoutAssets {
  /** Address of the client's entry module; null in a deployment without one. */
  readonly entry: string | null;
  readonly office: string | null;
  /** Addresses of the modules that the entry begins with. */
  readonly preloads: readonly string[];
  /** Address of the common stylesheet. */
  readonly css: string | null;
  /** Addresses of the stylesheets that only some screens need. */
  readonly sheets: Partial<Readonly<Record<Sheet, string>>>;
  /** Address of the site's display face. */
  readonly fontHref: string | null;
}

interface Props {
  readonly frame: FrameView;
  readonly head: HeadView;
  readonly t: Translator;
  readonly assets: LayoutAssets;
  readonly children?: ReactNode;
}

/** The document around every screen of a site. No hooks here: the renderer calls it as a function. */
export const Layout = ({ frame, head, t, assets, children }: Props) => (
  <html lang={frame.locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{head.title}</title>
      {head.description ? <meta name="description" content={head.description} /> : null}
      {head.robots === 'noindex' ? <meta name="robots" content="noindex, follow" /> : null}
      <meta name="color-scheme" content="light dark" />
      {assets.fontHref ? (
        <link rel="preload" href={assets.fontHref} as="font" type="font/woff2" crossOrigin="anonymous" />
      ) : null}
      {assets.css ? <link rel="stylesheet" href={assets.css} /> : null}
      {head.sheets.map((name) => (
        <link key={name} rel="stylesheet" href={assets.sheets[name]} />
      ))}
      <link rel="stylesheet" href={frame.themeHref} />
      {assets.sheets.print ? <link rel="stylesheet" href={assets.sheets.print} media="print" /> : null}
      <link rel="icon" href={frame.iconHref} type="image/svg+xml" />
      <link rel="manifest" href={head.office?.manifestHref ?? `/manifest-${frame.locale}.webmanifest`} />
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <SocialTags head={head} siteName={frame.site.name} />
      <KeptEach
        of={JsonLd}
        each={head.structuredData.map((data) => ({ data }))}
        keyOf={({ data }) => JSON.stringify(data)}
      />
      {assets.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      {assets.entry ? <script type="module" src={assets.entry} /> : null}
      {head.office?.script && assets.office ? <script type="module" src={assets.office} /> : null}
    </head>
    <body>
      <Kept of={IconSprite} />
      <a className="skip-link" href="#main">
        {t('site.skip')}
      </a>
      {frame.slim === undefined ? (
        <Header frame={frame} t={t} />
      ) : (
        <SlimHeader frame={frame} note={frame.slim.note} t={t} />
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {frame.slim === undefined ? <Footer frame={frame} t={t} /> : null}
    </body>
  </html>
);
