import type { Size } from '../canvas/art.ts';

/** Maximum bytes of all originals together. */
export const MOST_BYTES = 24_000_000;

/**
 * Maximum bytes of a picture that a page may load first on a phone. A phone of 360 to 430 px loads the
 * version of 800 px, of a panorama that of 1200; larger phones, held across, that of 1600.
 */
const MOST_ON_PHONES = 100_000;
/** The widest version, px, that a phone loads. */
export const WIDEST_ON_PHONES = 1600;

/** Maximum bytes of a panorama on wide screens. */
const MOST_WIDE = 150_000;

/** Maximum bytes of a version of this size. */
export const mostBytes = ({ width }: Pick<Size, 'width'>): number =>
  width <= WIDEST_ON_PHONES ? MOST_ON_PHONES : MOST_WIDE;

/** Message when a version is too heavy; null otherwise. */
export function weightComplaint(name: string, size: Size, bytes: number): string | null {
  const most = mostBytes(size);
  return bytes <= most
    ? null
    : `${name} has ${Math.ceil(bytes / 1000)} KB at ${size.width} px; ${most / 1000} KB is the most`;
}

/** Messages about originals that are too heavy. */
export function poolComplaints(
  originals: readonly { readonly name: string; readonly size: Size; readonly bytes: number }[],
): string[] {
  const total = originals.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ...originals.flatMap(({ name, size, bytes }) => weightComplaint(name, size, bytes) ?? []),
    ...(total > MOST_BYTES
      ? [`The pool weighs ${(total / 1e6).toFixed(1)} MB; ${MOST_BYTES / 1e6} MB is the most`]
      : []),
  ];
}
