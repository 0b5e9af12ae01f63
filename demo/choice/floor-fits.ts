import type { Facts } from '../art/pool/motif.ts';

/** A building is high enough for a floor; a penthouse is under its roof, on the last floor or on the last two. */
export const reaches =
  (floor: number, penthouse: boolean) =>
  ({ storeys }: Facts): boolean =>
    storeys === undefined || (storeys > floor && (!penthouse || storeys <= floor + 2));
