import { lacksOfListing } from '#domain/advertising/advertised.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';

interface ListingCase {
  readonly spec: string;
  readonly rule: string;
  readonly shows: (listing: SkarabeeListing) => boolean;
}
const rule = (spec: string, text: string, shows: ListingCase['shows']): ListingCase => ({
  spec,
  rule: text,
  shows,
});

const isLet = ({ status }: SkarabeeListing) => status === 'FOR_RENT' || status === 'RENTED';
const has = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Display rules of the second spec, and those of the first spec about the second source. */
export const LISTING_CASES: readonly ListingCase[] = [
  ...[1, 6, 7].map((id) =>
    rule('spec 1 §4', `second source: sold, transaction ${id}`, (l) => l.transaction?.id === id),
  ),
  ...[2, 10].map((id) =>
    rule('spec 1 §4', `second source: for rent, transaction ${id}`, (l) => l.transaction?.id === id),
  ),
  ...['FOR_SALE', 'FOR_RENT', 'SOLD', 'RENTED', 'OPTION_FOR_SALE'].map((status) =>
    rule('spec 2 §3', `status ${status}`, (l) => l.status === status),
  ),
  ...['APARTMENT', 'GARAGE', 'PLOT', 'COMMERCIAL', 'HOUSE'].map((type) =>
    rule('spec 2 §3', `type ${type}`, (l) => l.type === type),
  ),
  rule(
    'spec 2 §9',
    'let: electrical certificate hidden',
    (l) => isLet(l) && has(l.certification?.electrical_certificate),
  ),
  rule('spec 2 §9', 'plot: electrical certificate hidden', (l) => l.type === 'PLOT'),
  rule(
    'spec 2 §9',
    'VAT regime hides the prices',
    (l) => l.financial?.vat_regime === true && has(l.financial.land_price),
  ),
  rule(
    'spec 2 §3',
    'main field with companion text',
    (l) => has(l.comfort?.heating_information) && has(l.planning?.permission_information),
  ),
  rule('spec 2 §3', 'planning answer BEFORE_1962', (l) => l.planning?.permission === 'BEFORE_1962'),
  rule('spec 2 §3', 'free on UNKNWON', (l) => l.other?.available === 'UNKNWON'),
  rule('spec 2 §3', 'dual energy label', (l) => l.certification?.energy_label === 'G_F'),
  rule('spec 2 §2', 'notary tab: auction', (l) => has(l.notary?.session_date)),
  rule('spec 2 §3', 'life annuity', (l) => has(l.notary?.annuity)),
  rule('spec 2 §3', 'virtual visit', (l) => has(l.media?.virtual_visit_url)),
  rule('spec 2 §3', 'flood information YES', (l) => l.flood_information?.effectively_vulnerable === 'YES'),
  rule('spec 2 §4', 'archived', (l) => has(l.archived_at)),
  rule('spec 2 §4', 'archived while for sale', (l) => has(l.archived_at) && l.status === 'FOR_SALE'),
  rule('spec 2 §3', 'home abroad', (l) => l.geo?.address?.country === 'LU'),
  rule(
    'spec 1 §3',
    'where in its town it lies',
    (l) => l.address?.visible === true && has(l.address.location),
  ),
  rule(
    'spec 1 §3',
    'where in its town it lies, at a hidden address: not shown',
    (l) => l.address?.visible === false && has(l.address.location),
  ),
  rule('decision 39', 'lacks three things that the law asks for', (l) => lacksOfListing(l).length === 3),
  rule('contract', 'EPC -1 is a value', (l) => l.certification?.epc_value === -1),
  rule('contract', 'internal fields', (l) => has(l.financial?.purchase_price) && has(l.other?.sms_text)),
  rule('spec 1 §5', 'price -1', (l) => l.financial?.price === -1),
  rule('spec 1 §5', 'counts -1', (l) => l.construction?.bathrooms_count === -1),
  rule('spec 1 §2', 'hidden address', (l) => l.address?.visible === false),
  rule('spec 1 §2', 'no picture', (l) => l.pictures?.length === 0),
  rule('spec 2 §1', 'one language only', (l) => has(l.title?.fr) && !has(l.title?.de) && !has(l.title?.nl)),
];
