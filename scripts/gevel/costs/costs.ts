import { INTEREST_DAYS } from '#domain/rules/retention.ts';
import { PLAN_USD, PRICES, READ_ON, STORED, usdOf } from './prices.ts';
import { COUNTED, type Figures, type MeasuredAction } from './used.ts';

/** Days of the computed month. */
const DAYS = 30;
const MINUTES = DAYS * 24 * 60;

/** A medium agency and the traffic of its site: assumptions, not measurements. */
export const AGENCY = {
  homes: 300,
  picturesAHome: 20,
  pagesADay: 1_000,
  /** Pages that are counted as views of homes, and how many homes these are. */
  homeViewsADay: 400,
  homesSeenADay: 150,
  /** Shares of pages: from the page cache, rendered from cached data, and rendered without any cache. */
  kept: 0.6,
  anew: 0.25,
  cold: 0.15,
  /** Pictures fetched for a page; others are in the browser's cache. */
  picturesAPage: 6,
  /** Share of pictures from the data centre's cache. */
  picturesKept: 0.8,
  importsADay: 4,
  /** With a feed instead: rounds a day, of which one reads the whole list. */
  roundsADay: 96,
  wholeRoundsADay: 1,
  /** Rounds in which the vendor names a changed home again: clocks differ, so that four hours are asked for. */
  namedAgain: 16,
  /** Days after which a picture of a feed is looked at although its vendor does not say that it changed. */
  pictureDays: 28,
  /** New pictures of homes that have changed, a day. */
  picturesChangedADay: 5,
  /** New and changed homes a day. */
  newADay: 2,
  changedADay: 20,
  formsADay: 4,
  digestsADay: 60,
  hostnames: 2,
} as const;

/** How an agency's homes come in. */
export type HomesFrom = 'imports' | 'feed';

/** Actions by which homes come in, in a month. */
const COMING_ACTIONS: Readonly<Record<HomesFrom, Readonly<Partial<Record<MeasuredAction, number>>>>> = {
  imports: {
    homeNew: DAYS * AGENCY.newADay,
    homeChanged: DAYS * AGENCY.changedADay,
    homeSame: DAYS * (AGENCY.importsADay * AGENCY.homes - AGENCY.newADay - AGENCY.changedADay),
  },
  feed: {
    feedRound: DAYS * AGENCY.roundsADay,
    feedHomeNew: DAYS * AGENCY.newADay,
    feedHomeChanged: DAYS * AGENCY.changedADay,
    feedHomeSame:
      DAYS *
      (AGENCY.wholeRoundsADay * AGENCY.homes + AGENCY.namedAgain * (AGENCY.newADay + AGENCY.changedADay)),
    feedPicture: DAYS * (AGENCY.newADay * AGENCY.picturesAHome + AGENCY.picturesChangedADay),
    feedPictureSame: (DAYS * AGENCY.homes * AGENCY.picturesAHome) / AGENCY.pictureDays,
  },
};

/** Actions of an agency in a month, however its homes come in. */
const AGENCYS_ACTIONS: Readonly<Partial<Record<MeasuredAction, number>>> = {
  keptPage: DAYS * AGENCY.pagesADay * AGENCY.kept,
  pageMadeAnew: DAYS * AGENCY.pagesADay * AGENCY.anew,
  coldPage: DAYS * AGENCY.pagesADay * AGENCY.cold,
  keptPicture: DAYS * AGENCY.pagesADay * AGENCY.picturesAPage * AGENCY.picturesKept,
  coldPicture: DAYS * AGENCY.pagesADay * AGENCY.picturesAPage * (1 - AGENCY.picturesKept),
  contactRequest: DAYS * AGENCY.formsADay,
  digest: DAYS * AGENCY.digestsADay,
  homeView: DAYS * AGENCY.homeViewsADay,
};

/** Actions of a deployment in a month, independent of the number of agencies. */
const DEPLOYMENTS_ACTIONS: Readonly<Partial<Record<MeasuredAction, number>>> = {
  minute: MINUTES - MINUTES / 60,
  sweep: MINUTES / 60,
};

/** A line of a monthly bill. */
interface BillLine {
  readonly line: string;
  readonly units: number;
  readonly usd: number;
}

/** The monthly bill of a deployment. */
interface Bill {
  readonly agencies: number;
  readonly lines: readonly BillLine[];
  /** US dollars, including the plan. */
  readonly usd: number;
}

/** Bytes of a charged gigabyte. */
const GB = 1e9;

/** The monthly costs of a number of medium agencies, by measured figures and published prices. */
export function billOf(
  agencies: number,
  { deeds: actions, bytesAHome, bytesAHomeDay, bytesAPicture }: Figures,
  homesFrom: HomesFrom = 'imports',
): Bill {
  const timesOf = (action: MeasuredAction): number =>
    ((AGENCYS_ACTIONS[action] ?? 0) + (COMING_ACTIONS[homesFrom][action] ?? 0)) * agencies +
    (DEPLOYMENTS_ACTIONS[action] ?? 0);
  const used = COUNTED.map((name): BillLine => {
    const units = (Object.keys(actions) as MeasuredAction[]).reduce(
      (sum, action) => sum + timesOf(action) * (actions[action][name] ?? 0),
      0,
    );
    return { line: PRICES[name].line, units: Math.round(units), usd: usdOf(PRICES[name], units) };
  });
  const homes = agencies * AGENCY.homes;
  const stored = {
    databaseGb: (homes * bytesAHome + agencies * AGENCY.homesSeenADay * INTEREST_DAYS * bytesAHomeDay) / GB,
    pictureGb: (homes * AGENCY.picturesAHome * bytesAPicture) / GB,
    hostnames: agencies * AGENCY.hostnames,
  };
  const lying = (Object.keys(STORED) as (keyof typeof STORED)[]).map((name): BillLine => {
    const units = stored[name];
    return { line: STORED[name].line, units: Math.round(units * 10) / 10, usd: usdOf(STORED[name], units) };
  });
  const lines = [...used, ...lying];
  return { agencies, lines, usd: lines.reduce((sum, { usd }) => sum + usd, PLAN_USD) };
}

const short = (units: number): string => {
  if (units >= 1e9) return `${(units / 1e9).toFixed(1)} G`;
  if (units >= 1e6) return `${(units / 1e6).toFixed(1)} M`;
  return units >= 1e4 ? `${Math.round(units / 1e3)} k` : String(Math.round(units * 10) / 10);
};
const dollars = (usd: number): string => (usd === 0 ? '–' : `$${usd.toFixed(2)}`);

/** Bills side by side, as a Markdown table. */
export function tableOf(bills: readonly Bill[]): readonly string[] {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [first] = bills;
  return [
    row(['', ...bills.flatMap(({ agencies }) => [`${agencies} agencies`, 'USD'])]),
    row(['---', ...bills.flatMap(() => ['--:', '--:'])]),
    ...(first?.lines ?? []).map(({ line }, at) =>
      row([
        line,
        ...bills.flatMap(({ lines }) => [short(lines[at]?.units ?? 0), dollars(lines[at]?.usd ?? 0)]),
      ]),
    ),
    row(['the plan', ...bills.flatMap(() => ['', dollars(PLAN_USD)])]),
    row(['**a month**', ...bills.flatMap(({ usd }) => ['', `**${dollars(usd)}**`])]),
    row(['an agency', ...bills.flatMap(({ usd, agencies }) => ['', dollars(usd / agencies)])]),
  ];
}

/** Usage of each action, as a Markdown table. */
export function actionsTableOf({ deeds: actions }: Figures): readonly string[] {
  const names = COUNTED.filter((name) => name !== 'requests');
  const cell = (value = 0): string => (value === 0 ? '' : String(Math.round(value * 10) / 10));
  return [
    `| | ${names.map((name) => (name === 'cpuMs' ? 'CPU ms' : PRICES[name].line)).join(' | ')} |`,
    `|---|${names.map(() => '--:').join('|')}|`,
    ...Object.entries(actions).map(
      ([action, used]) => `| ${action} | ${names.map((name) => cell(used[name])).join(' | ')} |`,
    ),
  ];
}

/** Dates of the prices and of the measurements. */
export const datesOf = ({ measured, feedsMeasured }: Figures): string =>
  `Prices of ${READ_ON}, figures of ${measured}, those of feeds of ${feedsMeasured}.`;
