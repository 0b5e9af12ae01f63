import type { HeadView } from '#domain/views/frame.ts';
import type { Sheet } from '#domain/views/sheets.ts';

export interface LayoutAssets {
  /** Address of the client's entry module; null in a deployment without one. */
  readonly entry: string | null;
  readonly staff: string | null;
  readonly staffHome: string | null;
  readonly staffPictures: string | null;
  /** Addresses of the modules that the entry imports at its start. */
  readonly preloads: readonly string[];
  /** Address of the common stylesheet. */
  readonly css: string | null;
  /** Addresses of the stylesheets that only some screens need. */
  readonly sheets: Partial<Readonly<Record<Sheet, string>>>;
  /** Address of the site's display face. */
  readonly fontHref: string | null;
}

interface Props extends Pick<HeadView, 'sheets'> {
  readonly assets: LayoutAssets;
  readonly themeHref: string;
  readonly iconHref: string;
  readonly manifestHref: string;
}

/** Stylesheets, scripts, font, icon and manifest of a document: the same for all pages of a screen. */
export const ScreenFiles = ({ assets, sheets, themeHref, iconHref, manifestHref }: Props) => (
  <>
    <meta name="color-scheme" content="light dark" />
    {assets.fontHref ? (
      <link rel="preload" href={assets.fontHref} as="font" type="font/woff2" crossOrigin="anonymous" />
    ) : null}
    {assets.css ? <link rel="stylesheet" href={assets.css} /> : null}
    {sheets.map((name) => (
      <link key={name} rel="stylesheet" href={assets.sheets[name]} />
    ))}
    <link rel="stylesheet" href={themeHref} />
    {assets.sheets.print ? <link rel="stylesheet" href={assets.sheets.print} media="print" /> : null}
    <link rel="icon" href={iconHref} type="image/svg+xml" />
    <link rel="manifest" href={manifestHref} />
    {assets.preloads.map((href) => (
      <link key={href} rel="modulepreload" href={href} />
    ))}
  </>
);
