import type { EstateFilter } from '#domain/filter/filter.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import { SOURCES } from '#domain/sources/index.ts';

/**
 * Transaction ids of a filter: those it names, and those of its status codes in the source; each once
 * (contract, "Estate search").
 */
export const transactionIds = (
  filter: Pick<EstateFilter, 'status' | 'transaction'>,
  source: EstateSource,
): string[] => [
  ...new Set([
    ...filter.status.flatMap((status) => SOURCES.named(source).statusIds[status]),
    ...filter.transaction,
  ]),
];
