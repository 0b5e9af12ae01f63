/** Whether the vendor publishes a home, and as what: read before anything else of it. */
import { idIn, member } from '../../mapping/read.ts';
import { ACTIVE, CLOSED, TRANSACTIONS } from './codes.ts';

/** A home that the vendor publishes. */
export interface Published {
  readonly transaction: number;
  readonly rent: boolean;
  /** Sold or let. */
  readonly closed: boolean;
}

/** A number of the vendor; null where it says none (-1, null, nothing). */
export const numberOf = (members: unknown, name: string): number | null => {
  const id = idIn(member(members, name));
  return id === null ? null : Number(id);
};

const isNo = (value: unknown): boolean => value === undefined || value === null || value === false;

/**
 * What the vendor publishes of a home; or why it is not public. An unknown or missing status or transaction is not public: a
 * home shown by mistake cannot be taken back.
 */
export function publishedOf(members: unknown): Published | { readonly hidden: string } {
  for (const name of ['publish', 'show'])
    if (member(members, name) !== true) return { hidden: `not marked "${name}"` };
  for (const name of ['archived', 'deleted'])
    if (!isNo(member(members, name))) return { hidden: `marked "${name}"` };
  const [status, transaction] = [numberOf(members, 'status_id'), numberOf(members, 'transaction_id')];
  if (status !== ACTIVE) return { hidden: `status_id ${status ?? 'missing'}` };
  const deal = transaction === null ? undefined : TRANSACTIONS.get(transaction);
  if (transaction === null || deal === undefined)
    return { hidden: `transaction_id ${transaction ?? 'missing'}` };
  return { transaction, rent: deal === 'rent', closed: CLOSED.includes(transaction) };
}
