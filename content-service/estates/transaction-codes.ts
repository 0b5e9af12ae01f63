/**
 * Status texts of the second source and the transaction ids of the first that mean the same (contract,
 * "Status codes of the filter"; spec 2 §3 writes TO_RENT where others write FOR_RENT).
 */
const FIRST_SOURCE_ID: Readonly<Record<string, string>> = {
  FOR_SALE: '1',
  FOR_RENT: '2',
  TO_RENT: '2',
  OPTION_FOR_SALE: '3',
  OPTION_FOR_RENT: '4',
  SOLD: '5',
  RENTED: '6',
  TAKE_OVER: '10',
};

/** A status text as one written in the first source's numbering; a text without a number stays itself. */
export const transactionKeyOf = (status: string): string => {
  const code = status.toUpperCase();
  return Object.hasOwn(FIRST_SOURCE_ID, code) ? (FIRST_SOURCE_ID[code] ?? code) : code;
};

/** Whether a term is a status text, not an id. */
export const isStatusText = (term: string): boolean => /^[A-Z][A-Z_]*$/.test(term);
