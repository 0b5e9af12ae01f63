import type { Theme } from '../../../wire/site.ts';

/** A display face of the deployment; how the files and figures were made is in the fonts' README. */
export interface DisplayFont {
  readonly family: string;
  /** Address of the file, fixed for good: browsers keep it a year. */
  readonly href: string;
  /** The one weight in the file. */
  readonly weight: number;
  /** Faces that stand in until it has loaded, stretched to its metrics so that nothing shifts. */
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

const DISPLAY_FONTS: Readonly<Record<Theme['fontDisplay'], DisplayFont>> = {
  newsreader: {
    family: 'Newsreader',
    href: '/assets/fonts/newsreader.woff2',
    weight: 400,
    fallback: { local: SERIF, sizeAdjust: '104.13%', ascent: '70.58%', descent: '25.45%', generic: 'serif' },
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque',
    href: '/assets/fonts/bricolage-grotesque.woff2',
    weight: 500,
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
    weight: 400,
    fallback: { local: SERIF, sizeAdjust: '116.85%', ascent: '100.73%', descent: '26.36%', generic: 'serif' },
  },
};

/** Face that a site's titles are set in. */
export const displayFont = (theme: Pick<Theme, 'fontDisplay'>): DisplayFont =>
  DISPLAY_FONTS[theme.fontDisplay];
