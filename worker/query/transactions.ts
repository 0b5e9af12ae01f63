import type { EstateFilter } from '../../domain/filter/filter.ts';
import type { FilterStatus } from '../../domain/filter/transaction-parameters.ts';
import type { EstateSource } from '../../domain/rules/source.ts';

/**
 * Status codes as each source's transaction ids (contract, "Estate search"). The second source knows no
 * takeovers: the code itself is sent, which matches nothing there, and not everything.
 */
const TRANSACTIONS: Readonly<Record<EstateSource, Readonly<Record<FilterStatus, readonly string[]>>>> = {
  first: { FOR_SALE: ['1', '3'], TO_RENT: ['2', '4'], TAKE_OVER: ['10'] },
  second: {
    FOR_SALE: ['FOR_SALE', 'OPTION_FOR_SALE'],
    TO_RENT: ['FOR_RENT', 'OPTION_FOR_RENT'],
    TAKE_OVER: ['TAKE_OVER'],
  },
};

/** Transaction ids of a filter: those it names, and those its status codes stand for; each once. */
export const transactionIds = (
  filter: Pick<EstateFilter, 'status' | 'transaction'>,
  source: EstateSource,
): string[] => [
  ...new Set([...filter.status.flatMap((status) => TRANSACTIONS[source][status]), ...filter.transaction]),
];
