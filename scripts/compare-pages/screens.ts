import type { Screen } from '#domain/routes.ts';

/**
 * A row of the table: a request to both revisions. Texts may contain `{name}`, a placeholder for an id or a
 * path found on the running site (`found.ts`); a row whose names have several values is requested with one of
 * them, with a sample, or with all.
 */
export interface Row {
  /** Names the kind of screen in the report. */
  readonly kind: string;
  /** Address: a screen of the site, a call below `/{language}/ajax/`, or a literal path. */
  readonly at:
    | { readonly screen: Screen; readonly params?: Readonly<Record<string, string>> }
    | { readonly ajax: string }
    | { readonly path: string };
  readonly query?: string;
  readonly take?: 'one' | 'sample' | 'all';
  /** Fields of an HTML form that is posted, beside those that its guards need. */
  readonly form?: Readonly<Record<string, string>>;
  /** JSON that is posted. */
  readonly json?: string;
  readonly method?: 'DELETE' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Once per agency, in its first language: the address has no language. */
  readonly once?: true;
}

/** Input of a visitor; nothing is sent from this machine. */
const PERSON = {
  firstname: 'Mia',
  lastname: 'Claes',
  email: 'mia.claes@visitor.example',
  phone: '0470 00 00 00',
  message: 'We komen met twee.',
  consent: 'on',
};
const BOUNDS = 'bounds=49.5,2.5,51.5,6.4&size=640x480';
const NO_TOKEN = 'notoken0notoken0notoken0notoken0';
const NO_ID = '999';

const offer = (kind: string, query: string, take?: Row['take']): Row => ({
  kind: `offer: ${kind}`,
  at: { screen: 'offer' },
  query,
  ...(take && { take }),
});
const rentals = (kind: string, query: string): Row => ({
  kind: `rentals: ${kind}`,
  at: { screen: 'rentals' },
  query,
});
const ajax = (kind: string, call: string, query = ''): Row => ({
  kind: `ajax: ${kind}`,
  at: { ajax: call },
  query,
});
const post = (kind: string, at: Row['at'], form: Readonly<Record<string, string>>, query = ''): Row => ({
  kind: `post: ${kind}`,
  at,
  form,
  query,
});

const OFFER: readonly Row[] = [
  { kind: 'offer', at: { screen: 'offer' } },
  offer('by city', 'city={city}'),
  offer('by two cities', 'city={city}&city={otherCity}'),
  offer('by type', 'type={type}', 'all'),
  offer('by sub-type', 'subType={subType}'),
  offer('by country', 'country=BE'),
  offer('by status', 'status=TO_RENT'),
  offer('by first status', 'trans=kopen'),
  offer('by transaction', 'transaction=2'),
  offer('by bedrooms', 'bedrooms=2&bedrooms=6'),
  offer('by least bedrooms', 'bed-min=3'),
  offer('by price', 'price-min=200000&price-max=400000'),
  offer('by area', 'geo_range=10km%3B{lat}%3B{lon}'),
  offer(
    'by everything',
    'city={city}&type=1&status=FOR_SALE&bedrooms=2&price-max=900000&sortType=price&sortOrder=ASC',
  ),
  offer('sorted by price', 'sortType=price&sortOrder=DESC'),
  offer('sorted by city', 'sortType=city'),
  offer('sorted by date', 'sortType=date'),
  offer('sorted by type', 'sortType=type'),
  offer('grouped by type', 'group=TYPE'),
  offer('grouped by sub-type', 'group=SUBTYPE'),
  offer('grouped by status', 'group=STATUS'),
  offer('grouped by city', 'group=CITY'),
  offer('grouped by price', 'group=PRICE'),
  offer('page 2', 'page=2'),
  offer('beyond the last page', 'page=999'),
  offer('as a list', 'view=list'),
  offer('on a map', 'view=map'),
  offer('on a map, by type', 'type=4&view=map'),
  offer('without results', 'type=5&bedrooms=5'),
  offer('without results in a city', 'city={city}&price-max=1000'),
  offer('with filters that are dropped', 'price-min=900&price-max=5&city=&bedrooms=abc&type=%3Cb%3E'),
  offer('typed place', 'place={cityName}'),
  offer('typed place that is unknown', 'place=Nergenshuizen'),
];

const ESTATES: readonly Row[] = [
  { kind: 'estate', at: { path: '{estatePath}' }, take: 'sample' },
  { kind: 'estate: second source', at: { path: '{listingPath}' }, take: 'sample' },
  { kind: 'estate: project', at: { path: '{projectPath}' }, take: 'all' },
  { kind: 'estate: unit of a project', at: { path: '{unitPath}' }, take: 'sample' },
  { kind: 'estate: sold', at: { path: '{soldPath}' }, take: 'sample' },
  { kind: 'estate: hidden address', at: { path: '{hiddenPath}' } },
  { kind: 'estate: with contact', at: { path: '{estatePath}' }, query: 'contact=1' },
  { kind: 'estate: short address', at: { screen: 'estate', params: { id: '{estate}' } } },
  { kind: 'estate: outdated slug', at: { screen: 'estate', params: { id: '{estate}', slug: 'oud' } } },
  { kind: 'estate: unit by itself', at: { screen: 'estate', params: { id: '{unit}' } } },
  { kind: 'estate: gone', at: { screen: 'estate', params: { id: '{gone}' } } },
  { kind: 'estate: hidden status', at: { screen: 'estate', params: { id: '{hiddenStatus}' } }, take: 'all' },
  { kind: 'estate: not found', at: { screen: 'estate', params: { id: NO_ID } } },
  {
    kind: 'estate: page of its own',
    at: { screen: 'estate-page', params: { id: '{pagedEstate}', name: '{pageName}' } },
  },
  { kind: 'detail: by id', at: { screen: 'detail' }, query: 'id={estate}' },
  { kind: 'detail: by reference', at: { screen: 'detail' }, query: 'reference={reference}' },
  { kind: 'detail: not found', at: { screen: 'detail' }, query: `id=${NO_ID}` },
];

const RENTALS: readonly Row[] = [
  { kind: 'rentals', at: { screen: 'rentals' } },
  rentals('for persons', 'persons=4'),
  rentals('by kind of period', 'period=WEEK'),
  rentals('by day of arrival', 'from={stayFrom}'),
  rentals('by days', 'from={stayFrom}&to={stayTo}'),
  rentals('sorted', 'sort=price'),
  rentals('page 2', 'page=2'),
  rentals('beyond the last page', 'page=99'),
  rentals('without results', 'persons=99'),
  rentals('with filters that are dropped', 'persons=abc&from=2020-02-31'),
  { kind: 'rental', at: { path: '{rentalPath}' }, take: 'sample' },
  {
    kind: 'rental: with a stay',
    at: { screen: 'rental', params: { id: '{stayUnit}' } },
    query: 'from={stayFrom}&to={stayTo}&persons=2',
  },
  {
    kind: 'rental: a stay that cannot be had',
    at: { screen: 'rental', params: { id: '{stayUnit}' } },
    query: 'from={stayTo}&to={stayFrom}&persons=99',
  },
  { kind: 'rental: not found', at: { screen: 'rental', params: { id: NO_ID } } },
  {
    kind: 'reserve',
    at: { screen: 'reserve', params: { id: '{stayUnit}' } },
    query: 'from={stayFrom}&to={stayTo}&persons=2',
  },
  { kind: 'reserve: without a stay', at: { screen: 'reserve', params: { id: '{stayUnit}' } } },
  {
    kind: 'reserve: thanks',
    at: { screen: 'reserve-thanks', params: { id: '{stayUnit}' } },
    query: 'from={stayFrom}&to={stayTo}&persons=2',
  },
];

const FORMS: readonly Row[] = [
  { kind: 'contact', at: { screen: 'contact' } },
  { kind: 'contact: about an estate', at: { screen: 'contact' }, query: 'estate={estate}' },
  { kind: 'contact: about an estate that is gone', at: { screen: 'contact' }, query: 'estate={gone}' },
  { kind: 'contact: about a rental', at: { screen: 'contact' }, query: 'rental={stayUnit}' },
  { kind: 'contact: sent', at: { screen: 'contact' }, query: 'sent=1' },
  { kind: 'friend', at: { screen: 'send-to-a-friend', params: { id: '{estate}' } } },
  { kind: 'friend: not found', at: { screen: 'send-to-a-friend', params: { id: NO_ID } } },
  { kind: 'friend: sent', at: { screen: 'send-to-a-friend', params: { id: '{estate}' } }, query: 'sent=1' },
  { kind: 'subscribe', at: { screen: 'subscribe' } },
  {
    kind: 'subscribe: from a search',
    at: { screen: 'subscribe' },
    query: 'type=1&price-max=400000&city={city}',
  },
  { kind: 'subscribe: success', at: { screen: 'subscribe-success' } },
  { kind: 'subscribe: later', at: { screen: 'subscribe-success' }, query: 'later=1' },
  { kind: 'alerts, bad token', at: { screen: 'alerts', params: { token: NO_TOKEN } } },
  { kind: 'subscribe: edit, bad token', at: { screen: 'subscribe-edit', params: { token: NO_TOKEN } } },
  { kind: 'subscribe: confirm, bad token', at: { screen: 'subscribe-confirm', params: { token: NO_TOKEN } } },
  { kind: 'subscribe: unsubscribe, bad token', at: { screen: 'unsubscribe', params: { token: NO_TOKEN } } },
  { kind: 'viewing', at: { screen: 'book-appointment', params: { id: '{estate}' } } },
  {
    kind: 'viewing: a later week',
    at: { screen: 'book-appointment', params: { id: '{estate}' } },
    query: 'from={slotDay}',
  },
  { kind: 'viewing: of a sold estate', at: { screen: 'book-appointment', params: { id: '{sold}' } } },
  { kind: 'viewing: not found', at: { screen: 'book-appointment', params: { id: NO_ID } } },
  { kind: 'appointment: bad id', at: { screen: 'appointment', params: { id: NO_TOKEN } } },
  { kind: 'answer: bad token', at: { screen: 'answer', params: { token: NO_TOKEN } } },
  { kind: 'appointment: cancel, bad id', at: { screen: 'cancel-appointment', params: { id: NO_TOKEN } } },
];

const POSTS: readonly Row[] = [
  post('contact, empty', { screen: 'contact' }, {}),
  post('contact, partly filled in', { screen: 'contact' }, { ...PERSON, email: 'mia@', consent: '' }),
  post('contact about an estate, empty', { screen: 'contact' }, {}, 'estate={estate}'),
  post('contact about a rental, empty', { screen: 'contact' }, {}, 'rental={stayUnit}'),
  post('contact, whole', { screen: 'contact' }, PERSON),
  post('contact, filled in by a robot', { screen: 'contact' }, { ...PERSON, homepage: 'x' }),
  {
    ...post('contact, from another site', { screen: 'contact' }, PERSON),
    headers: { Origin: 'http://other.example' },
  },
  {
    ...post('contact, not a form', { screen: 'contact' }, PERSON),
    headers: { 'Content-Type': 'text/plain' },
  },
  post('friend, empty', { screen: 'send-to-a-friend', params: { id: '{estate}' } }, {}),
  post(
    'friend, half an address',
    { screen: 'send-to-a-friend', params: { id: '{estate}' } },
    { 'recipient.email': 'jan.maes@' },
  ),
  post('subscribe, empty', { screen: 'subscribe' }, {}),
  post(
    'subscribe, without an address',
    { screen: 'subscribe' },
    { type: '1', city: '{city}', 'price-max': '400000', locale: 'nl' },
  ),
  post('subscribe, unknown place', { screen: 'subscribe' }, { place: 'Nergenshuizen', email: PERSON.email }),
  post('alerts, bad token', { screen: 'alerts', params: { token: NO_TOKEN } }, {}),
  post('subscribe: edit, bad token', { screen: 'subscribe-edit', params: { token: NO_TOKEN } }, {}),
  post('subscribe: confirm, bad token', { screen: 'subscribe-confirm', params: { token: NO_TOKEN } }, {}),
  post('subscribe: unsubscribe, bad token', { screen: 'unsubscribe', params: { token: NO_TOKEN } }, {}),
  post('viewing, empty', { screen: 'book-appointment', params: { id: '{estate}' } }, {}),
  post(
    'viewing, only a time',
    { screen: 'book-appointment', params: { id: '{estate}' } },
    { slotId: '{slot}' },
  ),
  post(
    'viewing, a time that is none',
    { screen: 'book-appointment', params: { id: '{estate}' } },
    { ...PERSON, slotId: 'none' },
  ),
  post('appointment: cancel, bad id', { screen: 'cancel-appointment', params: { id: NO_TOKEN } }, {}),
  post(
    'reserve, empty',
    { screen: 'reserve', params: { id: '{stayUnit}' } },
    {},
    'from={stayFrom}&to={stayTo}&persons=2',
  ),
  post('reserve, without a stay', { screen: 'reserve', params: { id: '{stayUnit}' } }, PERSON),
  post('a screen without a form', { screen: 'offer' }, {}),
];

const LISTS: readonly Row[] = [
  { kind: 'favourites', at: { screen: 'favorites' } },
  { kind: 'favourites: passed on', at: { screen: 'favorites' }, query: 'ids={estate},{sold},{gone}' },
  { kind: 'compare', at: { screen: 'compare' }, query: 'ids={estate},{unit},{sold}' },
  { kind: 'compare: differences', at: { screen: 'compare' }, query: 'ids={estate},{sold}&only=differences' },
  { kind: 'compare: second source', at: { screen: 'compare' }, query: 'ids={estate},{listing}' },
  { kind: 'compare: long address', at: { screen: 'compare' }, query: 'ids={estate}&ids={sold}' },
  { kind: 'compare: empty', at: { screen: 'compare' } },
  { kind: 'collection', at: { path: '{collectionPath}' }, take: 'all' },
  { kind: 'collection: page 2', at: { path: '{collectionPath}' }, query: 'page=2' },
  { kind: 'collection: not found', at: { screen: 'collection', params: { id: 'none' } } },
  { kind: 'group', at: { screen: 'group', params: { id: '{group}' } } },
  { kind: 'group: not found', at: { screen: 'group', params: { id: 'none' } } },
];

const CALLS: readonly Row[] = [
  ajax('estates', 'estates', 'city={city}&page=1'),
  ajax('estates, grouped', 'estates', 'group=CITY&page=2'),
  ajax('markers', 'markers', BOUNDS),
  ajax('markers, filtered', 'markers', `type=1&${BOUNDS}`),
  ajax('markers, bad bounds', 'markers', 'bounds=1&size=2'),
  ajax('estate', 'estate/{estate}'),
  ajax('estate, contact', 'estate/{estate}', 'contact=1'),
  ajax('estate, not found', `estate/${NO_ID}`),
  ajax('similar estates', 'similar-estate/{estate}'),
  ajax('cards of similar estates', 'similar-cards/{estate}'),
  ajax('cards of estates looked at', 'recent-cards', 'ids={estate},{gone},{sold}'),
  ajax('cities', 'search-city', 'q={cityName}'),
  ajax('cities, too long', 'search-city', `q=${'x'.repeat(300)}`),
  ajax('agenda', 'live-agenda/{estate}'),
  ajax('agenda, bad day', 'live-agenda/{estate}', 'from=today'),
  ajax('appointment, bad id', `live-agenda/reservation/${NO_TOKEN}`),
  { ...ajax('appointment, cancelled, bad id', `live-agenda/reservation/${NO_TOKEN}`), method: 'DELETE' },
  ajax('rental periods', 'rental-periods/{stayUnit}'),
  {
    ...ajax('rental units', 'rental-units'),
    json: '{"query":{"range":{"maxOccupation":{"gte":4}}},"size":15}',
  },
  { ...ajax('rental units, bad query', 'rental-units'), json: '{"query":{"colour":"red"}}' },
  { ...ajax('favourites', 'favorites'), json: '{"ids":["{estate}","{unit}","{gone}","{sold}"]}' },
  { ...ajax('favourites, bad ids', 'favorites'), json: '{"ids":["no id"]}' },
  { ...ajax('contact, empty', 'contact-form-handler', 'estate={estate}'), form: {} },
  { ...ajax('contact, whole', 'contact-form-handler'), form: PERSON },
  { ...ajax('friend, empty', 'send-to-a-friend', 'estate={estate}'), form: {} },
  { ...ajax('subscribe, empty', 'notifications'), form: {} },
  { ...ajax('viewing, empty', 'live-agenda/reservation'), form: { estateId: '{estate}' } },
  {
    ...ajax('stay, empty', 'reservation'),
    form: { rentalUnitId: '{stayUnit}', from: '{stayFrom}', to: '{stayTo}' },
  },
  ajax('wrong method', 'favorites'),
  ajax('no such call', 'nothing'),
];

const REST: readonly Row[] = [
  { kind: 'home', at: { screen: 'home' } },
  { kind: 'content page', at: { path: '{contentPath}' }, take: 'all' },
  { kind: 'privacy', at: { screen: 'privacy' } },
  { kind: 'terms', at: { screen: 'terms' } },
  { kind: 'estate: with a query', at: { screen: 'home' }, query: 'x=1' },
  { kind: 'not found: page', at: { path: '/{language}/er-is-niets' } },
  { kind: 'not found: slash at the end', at: { path: '/{language}/' } },
  { kind: 'web manifest', at: { path: '/manifest-{language}.webmanifest' } },
  { kind: 'first address', at: { path: '/' }, headers: { 'Accept-Language': 'fr;q=0.5,{language}' } },
  { kind: 'unknown language', at: { path: '/es/oferta' }, once: true },
  { kind: 'not offered language', at: { path: '/{notOffered}' }, once: true, take: 'all' },
  { kind: 'robots.txt', at: { path: '/robots.txt' }, once: true },
  { kind: 'sitemap', at: { path: '/sitemap.xml' }, once: true },
  { kind: 'sitemap file', at: { path: '{sitemapFile}' }, once: true, take: 'all' },
  { kind: 'sitemap file: not found', at: { path: '/sitemap-99.xml' }, once: true },
  { kind: 'favicon', at: { path: '/favicon.ico' }, once: true },
  { kind: 'asset: not found', at: { path: '/assets/nothing.css' }, once: true },
];

/** All screens, calls and files that visitors and their browsers request. */
export const ROWS: readonly Row[] = [
  ...REST,
  ...OFFER,
  ...ESTATES,
  ...RENTALS,
  ...LISTS,
  ...FORMS,
  ...CALLS,
  ...POSTS,
];
