import type { Facts } from '../art/pool/motif.ts';

/** Whether a building is high enough for a floor; a penthouse must be on its last floor or the one below. */
export const reaches =
  (floor: number, penthouse: boolean) =>
  ({ storeys }: Facts): boolean =>
    storeys === undefined || (storeys > floor && (!penthouse || storeys <= floor + 2));
