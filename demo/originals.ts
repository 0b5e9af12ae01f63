import { fileOf, readLines } from './agencies.ts';

/** A floor that is drawn as a plan, in m². */
export interface PlanFigures {
  /** With its walls. */
  readonly gross: number;
  readonly rooms: readonly (readonly [kind: string, area: number])[];
  readonly toiletsInBathrooms: number;
}

/** A picture in `demo/pictures/`, with what a home that shows it must not contradict. */
export interface Original {
  readonly name: string;
  /** Ending of its file; AVIF without it. */
  readonly type?: 'avif' | 'svg' | 'png';
  /** px. */
  readonly width: number;
  readonly height: number;
  /** Of the building, with its ground floor. */
  readonly storeys?: number;
  readonly plan?: PlanFigures;
}

/** All pictures by name. */
export const originals = (): ReadonlyMap<string, Original> =>
  new Map(readLines<Original>('pictures.ndjson').map((original) => [original.name, original]));

/** The file of a picture. */
export const originalFile = ({ name, type = 'avif' }: Original): string =>
  fileOf('pictures', `${name}.${type}`);

/** Most bytes of all originals together. */
export const MOST_BYTES = 24_000_000;
/** The widest version, px, that a phone loads: 800 upright, 1200 of a panorama, 1600 on its side. */
const WIDEST_ON_PHONES = 1600;

/** Most bytes of a version of this width: phones may load it first, or only wide screens do. */
export const mostBytes = ({ width }: { readonly width: number }): number =>
  width <= WIDEST_ON_PHONES ? 100_000 : 150_000;
