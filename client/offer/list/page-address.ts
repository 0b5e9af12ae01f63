/** Query parameter of the page number. */
const PAGE = 'page';

/** Page number of an address; 1 when it is missing or invalid. */
export const pageOf = (address: string): number => {
  const page = Number(new URLSearchParams(address.split('?')[1] ?? '').get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The same address with another page number; everything else stays unchanged. */
export const withPage = (address: string, page: number): string => {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(PAGE, String(page));
  return `${path}?${parameters}`;
};
