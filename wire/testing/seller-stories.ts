import type { SellerPage } from '../seller.ts';

export type Story = 'dear' | 'pictures' | 'right';

type Cell = SellerPage['sums']['opened'];
type Counts = readonly [opened: Cell | number, kept: Cell | number, asked: Cell | number, visited: number];

/** Fewer than five. */
const few: Cell = { few: true };
const cell = (of: Cell | number): Cell => (typeof of === 'number' ? { shown: of } : of);
const countsOf = ([opened, hearts, asked, visited]: Counts) => ({
  asked: cell(asked),
  kept: cell(hearts),
  opened: cell(opened),
  visited,
});

const WEEKS = [
  '2026-09-21',
  '2026-09-28',
  '2026-10-05',
  '2026-10-12',
  '2026-10-19',
  '2026-10-26',
  '2026-11-02',
  '2026-11-09',
  '2026-11-16',
] as const;
const [BEGAN] = WEEKS;
/** Euros between two budgets. */
const STEP = 25_000;

/** What differs from home to home. */
interface Home {
  readonly price: number;
  readonly pictures: number;
  /** A row a week. */
  readonly weeks: readonly Counts[];
  readonly sums: Counts;
  /** A week of like homes: of a hundred times opened, all but the first. */
  readonly steps: readonly [opened: number, kept: number | null, asked: number | null, visited: number];
  /** Searches that end in each step from the lowest budget on. */
  readonly budgets: { readonly lowest: number; readonly searches: readonly (Cell | number)[] };
  /** Prices of the list, in which the home has its place. */
  readonly like: readonly number[];
}

const pageOf = ({ price, pictures, weeks, sums, steps, budgets, like }: Home): SellerPage => ({
  locale: 'nl',
  home: {
    days: 63,
    kind: 'estate',
    online: true,
    picture: 'photo-0',
    place: 'Knokkestraat 12, 8300 Knokke',
    price,
    since: BEGAN,
  },
  counted: 'on',
  week: '2026-11-16',
  sentence: null,
  weeks: WEEKS.map((week, at) => ({ ...countsOf(weeks[at] ?? [few, few, few, 0]), week })),
  sums: countsOf(sums),
  steps: [
    { like: { from: 88, to: 105 }, own: steps[0], step: 'opened' },
    { like: { from: 4, to: 7 }, own: steps[1], step: 'kept' },
    { like: { from: 2, to: 4 }, own: steps[2], step: 'asked' },
    { like: null, own: steps[3], step: 'visited' },
  ],
  pictures: { like: { from: 16, to: 19 }, own: pictures },
  likeWeek: { from: 50, to: 60 },
  events: [
    { day: BEGAN, event: 'online', number: null },
    { day: BEGAN, event: 'alert', number: 52 },
  ],
  budgets: {
    rows: budgets.searches.map((searches, at) => ({
      from: budgets.lowest + at * STEP,
      searches: cell(searches),
      to: budgets.lowest + (at + 1) * STEP,
    })),
    step: STEP,
  },
  viewings: [],
  like: like.map((asked) => ({
    area: null,
    bedrooms: null,
    days: 63,
    own: asked === price,
    place: asked === price ? null : 'Knokkestraat',
    price: asked,
    state: 'offer',
  })),
  mail: null,
});

/** What the service answers of three homes (`content-service/interest/seller/stories.test.ts`). */
export const SELLER_STORIES: Readonly<Record<Story, SellerPage>> = {
  dear: pageOf({
    price: 549_000,
    pictures: 21,
    weeks: [
      [214, 15, few, 0],
      [131, 9, few, 0],
      [96, 7, few, 1],
      [88, 6, few, 0],
      [122, 9, few, 1],
      [75, 5, few, 0],
      [71, 5, few, 0],
      [62, few, few, 0],
      [58, few, few, 0],
    ],
    sums: [917, 56, few, 2],
    steps: [102, 6, null, 0],
    budgets: { lowest: 424_000, searches: [10, 10, 20, 25, 15, 5, few, few] },
    like: [560_000, 549_000, 540_000, 525_000, 510_000],
  }),
  pictures: pageOf({
    price: 515_000,
    pictures: 5,
    weeks: [
      [64, few, few, 1],
      [39, few, few, 1],
      [29, few, few, 0],
      [26, few, few, 1],
      [36, few, few, 0],
      [22, few, few, 0],
      [21, few, few, 0],
      [19, few, few, 0],
      [17, few, few, 0],
    ],
    sums: [273, few, few, 3],
    steps: [30, null, null, 1],
    budgets: { lowest: 390_000, searches: [few, 10, 10, 20, 25, 15, 5, few] },
    like: [540_000, 525_000, 515_000, 510_000, 495_000],
  }),
  right: pageOf({
    price: 505_000,
    pictures: 19,
    weeks: [
      [236, 19, 14, 3],
      [144, 12, 9, 2],
      [106, 8, 6, 2],
      [97, 8, 6, 1],
      [135, 11, 8, 1],
      [83, 7, 5, 2],
      [78, 6, 5, 1],
      [68, 5, few, 0],
      [64, 5, few, 0],
    ],
    sums: [1_011, 81, 53, 12],
    steps: [112, 8, 5, 1],
    budgets: { lowest: 380_000, searches: [few, few, 10, 10, 20, 25, 15, 5] },
    like: [525_000, 510_000, 505_000, 495_000, 479_000],
  }),
};
