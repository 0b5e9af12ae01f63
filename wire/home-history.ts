import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';
import { number, text } from './values.ts';

/** How the price and the status of a home changed since visitors can see it without interruption (decision 153). */
export const HistorySchema = z.object({
  /** Day in Brussels, `YYYY-MM-DD`. */
  since: text(),
  /** Oldest first; the last one is what is shown now. */
  steps: wholeList(
    z.object({
      /** Day in Brussels, `YYYY-MM-DD`. */
      on: text(),
      /** A code of `domain/status-code.ts`. */
      status: text(),
      /** Euros. */
      price: number(),
    }),
    'without a step, the next one would state another change',
  ),
});
