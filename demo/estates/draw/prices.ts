import type { Rng } from '../../basics/rng.ts';

type Range = readonly [low: number, high: number];

/**
 * Price levels per market: estimated orders of magnitude for believable demo data, not statistics. House,
 * apartment and garage in euros, plot in euros per m².
 */
export const MARKETS: Readonly<
  Record<string, { house: Range; apartment: Range; plot: Range; garage: Range }>
> = {
  'Knokke-Heist': {
    house: [650_000, 3_500_000],
    apartment: [350_000, 1_500_000],
    plot: [300, 380],
    garage: [45_000, 90_000],
  },
  Brugge: {
    house: [270_000, 600_000],
    apartment: [210_000, 450_000],
    plot: [200, 380],
    garage: [35_000, 55_000],
  },
  Oostende: {
    house: [230_000, 500_000],
    apartment: [170_000, 450_000],
    plot: [200, 330],
    garage: [35_000, 60_000],
  },
  Nieuwpoort: {
    house: [270_000, 600_000],
    apartment: [230_000, 700_000],
    plot: [220, 380],
    garage: [40_000, 75_000],
  },
  Koksijde: {
    house: [240_000, 540_000],
    apartment: [180_000, 480_000],
    plot: [210, 350],
    garage: [35_000, 60_000],
  },
  Leuven: {
    house: [320_000, 750_000],
    apartment: [230_000, 480_000],
    plot: [280, 500],
    garage: [20_000, 35_000],
  },
  Mechelen: {
    house: [290_000, 600_000],
    apartment: [210_000, 450_000],
    plot: [250, 450],
    garage: [18_000, 32_000],
  },
  'Brussel (Ukkel/Elsene)': {
    house: [550_000, 1_600_000],
    apartment: [240_000, 600_000],
    plot: [400, 500],
    garage: [25_000, 35_000],
  },
  'Anderlecht/Molenbeek': {
    house: [280_000, 520_000],
    apartment: [210_000, 330_000],
    plot: [300, 420],
    garage: [18_000, 30_000],
  },
  Wavre: {
    house: [320_000, 700_000],
    apartment: [210_000, 400_000],
    plot: [180, 320],
    garage: [18_000, 30_000],
  },
  Namur: {
    house: [190_000, 420_000],
    apartment: [160_000, 320_000],
    plot: [60, 150],
    garage: [15_000, 30_000],
  },
  Liège: {
    house: [140_000, 350_000],
    apartment: [110_000, 280_000],
    plot: [70, 150],
    garage: [15_000, 28_000],
  },
  Charleroi: {
    house: [100_000, 240_000],
    apartment: [90_000, 190_000],
    plot: [60, 130],
    garage: [15_000, 22_000],
  },
  Troisvierges: {
    house: [480_000, 1_100_000],
    apartment: [390_000, 700_000],
    plot: [450, 700],
    garage: [30_000, 50_000],
  },
  Eupen: {
    house: [220_000, 450_000],
    apartment: [150_000, 300_000],
    plot: [70, 150],
    garage: [15_000, 28_000],
  },
};

/** The market of a place; throws for an unknown name. */
export function marketOf(name: string) {
  const market = MARKETS[name];
  if (market === undefined) throw new RangeError(`no prices for ${name}`);
  return market;
}

const step = (value: number) => (value < 60_000 ? 500 : value < 1_000_000 ? 1_000 : 5_000);

/** Asking prices as agencies write them: 385.000, 549.000, 1.495.000; never outside the range. */
export function askingPrice(value: number, [low, high]: Range): number {
  const size = step(value);
  const rounded = Math.round(value / size) * size;
  const tens = rounded < 60_000 ? 5_000 : 10_000;
  const tail = rounded % tens;
  const pretty =
    rounded >= 100_000
      ? rounded - tail + (tail < 3_000 ? 0 : tail < 7_500 ? 5_000 : 9_000)
      : rounded - (rounded % 500);
  return Math.min(high, Math.max(low, pretty));
}

/** A sale price within the range by `quality` 0…1, with a little noise. */
export function salePrice(range: Range, quality: number, rng: Rng): number {
  const [low, high] = range;
  const share = Math.min(1, Math.max(0, quality + (rng.next() - 0.5) * 0.12));
  // The power keeps few estates at the top of a market.
  return askingPrice(low + (high - low) * share ** 1.6, range);
}

/** Monthly rents in euros by kind. */
const RENTS: Readonly<Record<string, Range>> = {
  studio: [550, 850],
  student: [380, 600],
  one: [700, 1_050],
  two: [850, 1_400],
  house: [1_050, 1_800],
};

/** Monthly rent, rounded to 5 euros, within the range. */
export function monthlyRent(kind: keyof typeof RENTS, quality: number): number {
  const [low, high] = RENTS[kind] ?? [700, 1_050];
  return Math.round((low + (high - low) * quality) / 5) * 5;
}
