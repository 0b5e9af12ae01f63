import type { Theme } from '#wire/site.ts';

/** A display font of the deployment; the fonts' README explains how the files and numbers were made. */
export interface DisplayFont {
  readonly family: string;
  /** Address of the file; its content never changes, and browsers cache it for a year. */
  readonly href: string;
  /** The weights in the file: one, or a range. */
  readonly weight: string;
  /** `swap` for titles; `optional` for all text, so that the layout never shifts (used only if it loads at once). */
  readonly display: 'swap' | 'optional';
  /** Weights of titles and of heavy text; the browser would synthesise a weight that the file lacks. */
  readonly title: number;
  readonly heavy: number;
  /** Local fonts used until it has loaded, adjusted to its metrics so that the layout does not shift. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly sizeAdjust: string;
    readonly ascent: string;
    readonly descent: string;
    readonly generic: 'serif' | 'sans-serif';
  };
}

const SERIF = ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'];
const SANS = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'];

type Family = Theme['fontDisplay'];

/** Files for titles only: one weight, with optical sizes. */
const TITLES: Readonly<Record<Family, DisplayFont>> = {
  newsreader: {
    family: 'Newsreader',
    href: '/assets/fonts/newsreader.woff2',
    weight: '400',
    display: 'swap',
    title: 400,
    heavy: 400,
    fallback: { local: SERIF, sizeAdjust: '104.13%', ascent: '70.58%', descent: '25.45%', generic: 'serif' },
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    href: '/assets/fonts/bricolage-grotesque.woff2',
    weight: '500',
    display: 'swap',
    title: 500,
    heavy: 500,
    fallback: {
      local: SANS,
      sizeAdjust: '103.8%',
      ascent: '89.59%',
      descent: '26.01%',
      generic: 'sans-serif',
    },
  },
  literata: {
    family: 'Literata',
    href: '/assets/fonts/literata.woff2',
    weight: '400',
    display: 'swap',
    title: 400,
    heavy: 400,
    fallback: { local: SERIF, sizeAdjust: '116.85%', ascent: '100.73%', descent: '26.36%', generic: 'serif' },
  },
};

/** Differences when running text uses the font too: a file with weights 400 to 700. */
const ALL: Readonly<
  Record<Family, { readonly heavy: number; readonly fallback: Partial<DisplayFont['fallback']> }>
> = {
  newsreader: { heavy: 500, fallback: { sizeAdjust: '99.9%', ascent: '73.57%', descent: '26.53%' } },
  'bricolage-grotesque': {
    heavy: 650,
    fallback: { sizeAdjust: '103.3%', ascent: '90.02%', descent: '26.14%' },
  },
  literata: { heavy: 500, fallback: {} },
};

/** The font of a site's titles, and of its running text if the site chooses so. */
export function displayFont({
  fontDisplay,
  choices,
}: Pick<Theme, 'fontDisplay'> & { readonly choices: Pick<Theme['choices'], 'text'> }): DisplayFont {
  const titles = TITLES[fontDisplay];
  if (choices.text === 'sans') return titles;
  const { heavy, fallback } = ALL[fontDisplay];
  return {
    ...titles,
    href: `/assets/fonts/${fontDisplay}-text.woff2`,
    weight: '400 700',
    display: 'optional',
    heavy,
    fallback: { ...titles.fallback, ...fallback },
  };
}
