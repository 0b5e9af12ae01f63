import * as z from 'zod';

const count = z.number();

/** Pictures that homes name by address, by state. */
export const FeedPicturesSchema = z.object({
  due: count,
  kept: count,
  gone: count,
  refused: count,
  failing: count,
  lost: z.array(
    z.object({ home: z.string(), address: z.string(), state: z.string(), reason: z.string().nullable() }),
  ),
});
