import type { ReactNode } from 'react';
import { CachedPart, CachedParts } from '#client/ui/CachedParts.tsx';
import { IconSprite } from '#client/ui/IconSprite.tsx';
import { FEED_TYPES, type FrameView, type HeadView } from '#domain/views/frame.ts';
import type { Translator } from '#locales/translator.ts';
import { Footer } from './parts/Footer.tsx';
import { Header, SlimHeader } from './parts/Header.tsx';
import { JsonLd } from './parts/JsonLd.tsx';
import { type LayoutAssets, ScreenFiles } from './parts/ScreenFiles.tsx';
import { SharedTags, SocialTags } from './parts/SocialTags.tsx';

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
      {head.canonical ? <link rel="canonical" href={head.canonical} /> : null}
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {head.feeds?.map(({ format, href, title }) => (
        <link key={href} rel="alternate" type={FEED_TYPES[format]} href={href} title={title} />
      ))}
      <SocialTags head={head} />
      <CachedPart
        of={SharedTags}
        siteName={frame.site.name}
        picture={head.picture}
        ogLocales={head.ogLocales}
      />
      <CachedPart
        of={ScreenFiles}
        assets={assets}
        sheets={head.sheets}
        themeHref={frame.themeHref}
        iconHref={frame.iconHref}
        manifestHref={head.staff?.manifestHref ?? `/manifest-${frame.locale}.webmanifest`}
      />
      <CachedParts
        of={JsonLd}
        each={head.structuredData.map((data) => ({ data }))}
        keyOf={({ data }) => JSON.stringify(data)}
      />
      {assets.entry ? <script type="module" src={assets.entry} /> : null}
      {head.staff?.script && assets[head.staff.script] ? (
        <script type="module" src={assets[head.staff.script] ?? undefined} />
      ) : null}
    </head>
    <body>
      <CachedPart of={IconSprite} />
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
