/**
 * What the link in a mail is pressed for: `booking`, without which a held viewing or stay is given up; or `address`
 * alone, in the mail about one that is stored already.
 */
export type ConfirmPurpose = 'booking' | 'address';

const ADDRESS = 'address';

/** The path of the page behind the link: one page for both, which asks and thanks for what the mail said. */
export const withPurpose = (path: string, purpose: ConfirmPurpose): string =>
  purpose === 'address' ? `${path}?${ADDRESS}=1` : path;

/** The purpose in an address. */
export const purposeIn = (query: URLSearchParams): ConfirmPurpose =>
  query.has(ADDRESS) ? 'address' : 'booking';
