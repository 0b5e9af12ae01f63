/** Parameter that names a page of results. */
const PAGE = 'page';

/** Page that an address asks for; 1 when it names none or nonsense. */
export const pageOf = (address: string): number => {
  const page = Number(new URLSearchParams(address.split('?')[1] ?? '').get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
};

/** The same address for another page; everything else in it stays as it was. */
export const withPage = (address: string, page: number): string => {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(PAGE, String(page));
  return `${path}?${parameters}`;
};
