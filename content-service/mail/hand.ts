import type { Choices } from '../../domain/theme/compositions.ts';

/** What a mail has of an agency's hand, beside its colours, corners and faces. */
export interface Hand {
  /** Where its name, the title and a button stand. */
  readonly align: 'left' | 'center';
  /** Letters of titles. */
  readonly weight: 400 | 700;
  readonly size: number;
  readonly leading: string;
  readonly tracking: string;
  /** Its name stands on a ground of ink; at night on one that is no brighter than a panel. */
  readonly inverted: boolean;
  /** Lines between parts; null where leaves part them. */
  readonly lines: 'line' | 'ink' | null;
}

/** How an agency's pages are ruled says also how its mails are. */
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
