import { FILTER_STATUSES, type FilterStatus } from '../filter-status.ts';
import { list, readList } from './parameter.ts';
import { codeOf, ID_VALUE } from './values.ts';

const STATUS_CODE = codeOf(FILTER_STATUSES);

/** Values of the older parameter `trans` (spec 1 §2, "Search query parameters"). */
const TRANS: ReadonlyMap<string, FilterStatus> = new Map([
  ['kopen', 'FOR_SALE'],
  ['huren', 'TO_RENT'],
]);

const readIds = (params: URLSearchParams): readonly string[] =>
  readList(params.getAll('transaction'), (text) =>
    STATUS_CODE.read(text) === null ? ID_VALUE.read(text) : null,
  );

function readStatuses(params: URLSearchParams): readonly FilterStatus[] {
  const named = readList([...params.getAll('status'), ...params.getAll('transaction')], STATUS_CODE.read);
  if (named.length > 0 || readIds(params).length > 0) return named;
  const first = TRANS.get((params.get('trans') ?? '').trim().toLowerCase());
  return first === undefined ? [] : [first];
}

/**
 * Status codes from `status` or `transaction` (spec 1 §2: "transaction (or status)"); from `trans` when there
 * are none.
 */
export const STATUS = list('status', STATUS_CODE, {
  read: readStatuses,
  alsoFrom: ['transaction', 'trans'],
});

/** Transaction ids, beside or instead of `status`. */
export const TRANSACTION = list('transaction', ID_VALUE, { read: readIds });
