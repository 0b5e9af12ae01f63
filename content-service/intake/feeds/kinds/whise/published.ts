/** Whether the vendor publishes a home, and as what: read before anything else of it. */

import { codeIn, idIn, member } from '../../mapping/read.ts';
import type { Words } from '../../mapping/words.ts';
import { ACTIVE, OF_THE_MONTH, ONLINE, REALISED } from './codes.ts';
import { STICKERS } from './words.ts';

export type Deal = 'sale' | 'rent';

/** What a status of the purpose says. */
interface Standing {
  /** Transaction of our first source; `null` where the purpose itself decides between sale and rent. */
  readonly transaction: 1 | 2 | 3 | 4 | 5 | 6 | null;
  readonly sticker?: Words;
  /** A life annuity: its price is another kind of amount, and is not shown as a price. */
  readonly annuity?: true;
}

/** Statuses of the purpose that are public. All others (cancelled, suspended, prospection, estimate …) are not. */
const STANDINGS: ReadonlyMap<number, Standing> = new Map<number, Standing>([
  [1, { transaction: 1 }],
  [2, { transaction: 2 }],
  [3, { transaction: 5 }],
  [4, { transaction: 6 }],
  [5, { transaction: 3 }],
  [6, { transaction: 4 }],
  [12, { transaction: 3 }],
  [13, { transaction: 4 }],
  [14, { transaction: 3, sticker: STICKERS.subjectTo }],
  [15, { transaction: 1, sticker: STICKERS.annuity, annuity: true }],
  [16, { transaction: 3, sticker: STICKERS.annuity, annuity: true }],
  [17, { transaction: 5, sticker: STICKERS.annuity, annuity: true }],
  [21, { transaction: null, sticker: STICKERS.reserved }],
  [22, { transaction: null, sticker: STICKERS.compromise }],
]);

/** Purposes by id. */
const PURPOSES: ReadonlyMap<number, Deal> = new Map([
  [1, 'sale'],
  [2, 'rent'],
]);

const dealOf = (transaction: number): Deal => ([1, 3, 5].includes(transaction) ? 'sale' : 'rent');

/** A home that the vendor publishes. */
export interface Published {
  readonly transaction: 1 | 2 | 3 | 4 | 5 | 6;
  readonly deal: Deal;
  readonly sticker: Words | null;
  readonly annuity: boolean;
}

/**
 * What the vendor publishes of a home; or why it is not public. An unknown, missing or contradictory status is not
 * public: a home shown by mistake cannot be taken back.
 */
export function publishedOf(home: unknown): Published | { readonly hidden: string } {
  const status = codeIn(home, 'status');
  if (status !== ACTIVE) return { hidden: `status ${status ?? 'missing'}` };
  const display = Number(idIn(member(home, 'displayStatusId')) ?? Number.NaN);
  if (!ONLINE.includes(display) && display !== REALISED)
    return { hidden: `displayStatusId ${Number.isNaN(display) ? 'missing' : display}` };
  const code = codeIn(home, 'purposeStatus');
  const standing = STANDINGS.get(code ?? -1);
  if (standing === undefined) return { hidden: `purposeStatus ${code ?? 'missing'}` };
  const purpose = PURPOSES.get(codeIn(home, 'purpose') ?? -1);
  const transaction = standing.transaction ?? (purpose === undefined ? null : purpose === 'sale' ? 3 : 4);
  if (transaction === null) return { hidden: `purposeStatus ${code}, and no known purpose` };
  const deal = dealOf(transaction);
  if (purpose !== undefined && purpose !== deal)
    return { hidden: `purposeStatus ${code} of the other purpose` };
  if (display === REALISED && transaction !== 5 && transaction !== 6)
    return { hidden: `a realisation that is neither sold nor let (purposeStatus ${code})` };
  return {
    transaction,
    deal,
    sticker: standing.sticker ?? (display === OF_THE_MONTH ? STICKERS.ofTheMonth : null),
    annuity: standing.annuity === true,
  };
}
