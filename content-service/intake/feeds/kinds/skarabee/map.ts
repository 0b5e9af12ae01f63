/**
 * The mapping of a publication of Weblink to a listing of our second source (decision 162). Pure. It reads what the tables
 * beside it name, and nothing else: owners, mandates, commissions and the seller's price are never read.
 */
import { FIGURES } from '#content-service/intake/values/figures.ts';
import { SECOND_ID } from '#domain/sources/second.ts';
import type { MapContext, Mapped, Unmapped, VendorPicture } from '../../kind.ts';
import { figureIn } from '../../mapping/figure.ts';
import { dayIn, idIn, member, membersOf, numberIn, textIn } from '../../mapping/read.ts';
import { put, type Tree } from '../../mapping/tree.ts';
import { type Say, shownValue } from '../../mapping/unmapped.ts';
import { CONSTRUCTIONS, PICTURES } from './codes.ts';
import { fieldsOf } from './fields.ts';
import { addLaw } from './law.ts';
import { addressOf } from './place.ts';
import { priceOf } from './price.ts';
import { codeOf, type Published, publishedOf, tokenOf, typeOf } from './published.ts';
import { textsOf } from './texts.ts';

const GUID = new RegExp(`^(?:${SECOND_ID.id})$`);

/** Pictures in the vendor's order, plans among them. */
function picturesOf(pictures: unknown, say: Say): readonly VendorPicture[] {
  return membersOf(pictures)
    .map((picture) => ({ picture, order: numberIn(member(picture, 'Index')) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order))
    .flatMap(({ picture }): readonly VendorPicture[] => {
      const code = member(picture, 'PictureType') ?? 'UNDEFINED';
      const [address, type] = [textIn(member(picture, 'URL')), codeOf(PICTURES, code)];
      if (!type) say({ what: 'code', name: 'Picture.PictureType', value: tokenOf(code) });
      if (!type || address === null || !URL.canParse(address)) return [];
      const plan = type === 'plan' || member(picture, 'isPlan') === true ? { plan: true } : {};
      return [{ id: address, address, changed: textIn(member(picture, 'Modified')) ?? '', ...plan }];
    });
}

/** The project of a unit: the one that it names, else the one that lists it. A project names itself. */
function projectIn(home: unknown, property: unknown, { project }: Published): string | null {
  const [id, listed] = ['id', 'project'].map((name) => idIn(member(home, name)));
  const stated = idIn(member(member(property, 'Project'), 'PublicationID'));
  const parent = stated === null || Number(stated) === 0 || stated === id ? (listed ?? null) : stated;
  return project || parent === id ? null : parent;
}

/** When a home on offer is free; of one that is sold or let it would contradict the page. */
function addAvailability(
  property: unknown,
  { gone }: Published,
  created: string | null,
  values: Map<string, unknown>,
) {
  const day = dayIn(member(member(property, 'Dates'), 'AvailableFrom'));
  if (gone) values.delete('other.available');
  else if (day !== null && day > (created ?? '')) values.set('other.available_at', day);
}

/** Charges, where they are for a month. */
function addCharges(property: unknown, values: Map<string, unknown>, say: Say) {
  const charges = member(property, 'ChargesAndProvisions');
  const euros = figureIn(charges, FIGURES.euros);
  if (euros === 'none') return;
  if (typeof euros === 'number' && member(property, 'ChargesAndProvisionsInterval') === 'MONTHLY')
    values.set('financial.monthly_costs', euros);
  else say({ what: 'value', name: 'ChargesAndProvisions', value: shownValue(charges) });
}

/** Maps a home as `reducedHome` has it. */
export function mapSkarabee(home: unknown, context: MapContext): Mapped {
  if (member(home, 'inactive') !== undefined) return { kind: 'hidden', reason: 'no longer active' };
  const [id, guid] = [idIn(member(home, 'id')), member(home, 'guid')];
  if (id === null) return { kind: 'refused', field: 'Info.ID', reason: 'missing; a number is expected' };
  if (typeof guid !== 'string' || !GUID.test(guid))
    return { kind: 'refused', field: 'Info.Guid', reason: 'missing; a GUID is expected' };
  const [info, property] = [member(home, 'info'), member(home, 'property')];
  const published = publishedOf(info, property);
  if ('hidden' in published) return { kind: 'hidden', reason: published.hidden };
  const unmapped: Unmapped[] = [];
  const say: Say = (one) => unmapped.push(one);
  const type = typeOf(property, published, say);
  if (type === null) {
    const [sort, code] = [member(member(property, 'Typo'), 'Sort'), member(property, 'Type')];
    return { kind: 'refused', field: 'Typo.Sort', reason: `no known type: ${tokenOf(sort ?? code)}` };
  }
  const located = addressOf(info, property, context.locales[0] ?? 'nl', say);
  if ('refused' in located) return { kind: 'refused', ...located.refused };
  const left = member(home, 'left');
  const values = fieldsOf(
    property,
    (typeof left === 'object' ? left : {}) as Readonly<Record<string, string>>,
    say,
  );
  const created = dayIn(member(home, 'created'));
  addLaw(property, values, say);
  addCharges(property, values, say);
  addAvailability(property, published, created, values);
  const construction = codeOf(CONSTRUCTIONS, member(member(property, 'Typo'), 'Characterisation'));
  if (construction !== undefined) values.set('construction.construction_type', construction);
  const { title, description } = textsOf(info, property, say);
  const listing: Tree & { guid: string } = {
    guid,
    ...type,
    status: published.status,
    transaction: { id: published.status },
    ...(title === null ? {} : { title }),
    ...(description === null ? {} : { description }),
    ...(created === null ? {} : { publicationDate: created }),
    address: located.address,
  };
  for (const [path, value] of values) put(listing, path, value);
  for (const [key, value] of Object.entries(priceOf(info, property, published, say)))
    put(listing, `financial.${key}`, value);
  return {
    kind: 'home',
    record: { listing },
    units: [],
    parent: projectIn(home, property, published),
    pictures: picturesOf(member(home, 'pictures'), say),
    unmapped,
  };
}
