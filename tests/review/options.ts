import { parseArgs } from 'node:util';
import { Complaint } from '#scripts/lib/progress.mjs';
import { SHOWN_SCREENS, type ShownScreen } from '../support/shown-screens.ts';
import { AGENCY_IDS, type AgencyId } from '../support/sites.ts';

/** Sizes of the windows, px; the first is a laptop's at 400 % zoom. */
export const SIZES = ['320x256', '360x640', '390x760', '768x1024', '1366x657', '1440x900'] as const;
export type Size = (typeof SIZES)[number];

/** Modes in which a screen is shown; `no-script` is light, `masked` is without colours and logo. */
export const MODES = ['light', 'dark', 'forced', 'masked', 'no-script'] as const;
export type Mode = (typeof MODES)[number];

/** Parts of a screen: the first screen before scrolling, and the whole page. */
export const PARTS = ['fold', 'page'] as const;
export type Part = (typeof PARTS)[number];

/** Options of a review. */
export interface Review {
  readonly agencies: readonly AgencyId[];
  readonly screens: readonly ShownScreen[];
  readonly sizes: readonly Size[];
  readonly modes: readonly Mode[];
  readonly parts: readonly Part[];
  /** Port of a running site; null starts one. */
  readonly port: number | null;
  readonly folder: string;
  /** Folder of an earlier review, whose pictures are put beside these on the sheets. */
  readonly beside: string | null;
  /** Whether a sheet shows the agencies side by side, instead of one agency's screens. */
  readonly together: boolean;
  /** Checks each screen by the Tab key instead of taking pictures. */
  readonly tab: boolean;
}

/** The named values, also by a part of their name, or all. */
function chosen<T extends string>(named: string | undefined, all: readonly T[]): readonly T[] {
  if (named === undefined) return all;
  return named.split(',').flatMap((name) => {
    const exact = all.filter((one) => one === name);
    const found = exact.length > 0 ? exact : all.filter((one) => one.includes(name));
    if (found.length === 0) throw new Complaint(`There is no ${name}. Choose from: ${all.join(', ')}.`);
    return found;
  });
}

/** Parses the options after `--all` on the command line. */
export function reviewOf(args: readonly string[]): Review {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      all: { type: 'boolean' },
      tab: { type: 'boolean' },
      agency: text,
      screen: text,
      size: text,
      mode: text,
      part: text,
      port: text,
      folder: { ...text, default: 'dist/screens' },
      beside: text,
      together: { type: 'boolean', default: false },
    },
  });
  const named = chosen(
    values.screen,
    SHOWN_SCREENS.map(({ name }) => name),
  );
  return {
    agencies: chosen(values.agency, AGENCY_IDS),
    screens: SHOWN_SCREENS.filter(({ name }) => named.includes(name)),
    sizes: chosen(values.size, SIZES),
    modes: values.mode === undefined ? ['light', 'dark', 'forced'] : chosen(values.mode, MODES),
    parts: chosen(values.part, PARTS),
    port: values.port === undefined ? null : Number(values.port),
    folder: values.folder,
    beside: values.beside ?? null,
    together: values.together,
    tab: values.tab ?? false,
  };
}

/** The name of a screen as a file name. */
export const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** File of a picture, relative to the folder of its review. */
export const fileOf = (agency: AgencyId, screen: string, size: Size, mode: Mode, part: Part): string =>
  `${agency}/${slug(screen)}-${size}-${mode}-${part}.jpg`;
