import type { Choices } from '#domain/theme/compositions.ts';

/** Layout and typography of an agency's mails, beside its colours, corners and fonts. */
export interface Hand {
  /** Alignment of the agency's name, titles, buttons and links. */
  readonly align: 'left' | 'center';
  /** Typography of titles; the size in pixels. */
  readonly weight: 400 | 700;
  readonly size: number;
  readonly leading: string;
  readonly tracking: string;
  /** The agency's name is on a background of `ink`, in dark mode of `tint`. */
  readonly inverted: boolean;
  /** Colour of lines between parts; null when tinted panels separate them. */
  readonly lines: 'line' | 'ink' | null;
}

/** The rhythm of an agency's pages also selects the layout of its mails. */
export const HANDS: Readonly<Record<Choices['rhythm'], Hand>> = {
  air: {
    align: 'left',
    weight: 400,
    size: 26,
    leading: '32px',
    tracking: 'normal',
    inverted: false,
    lines: 'line',
  },
  grid: {
    align: 'left',
    weight: 700,
    size: 34,
    leading: '36px',
    tracking: '-0.03em',
    inverted: true,
    lines: 'ink',
  },
  bands: {
    align: 'center',
    weight: 400,
    size: 30,
    leading: '38px',
    tracking: 'normal',
    inverted: false,
    lines: null,
  },
};
