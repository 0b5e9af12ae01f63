/** The mapping of a home of Kyero to an estate of our first source (decision 147). Pure. */

import type { MapContext, Mapped, Unmapped } from '#content-service/intake/feeds/kind.ts';
import { figureIn } from '#content-service/intake/feeds/mapping/figure.ts';
import { paragraphs } from '#content-service/intake/feeds/mapping/paragraphs.ts';
import { type Say, shownValue } from '#content-service/intake/feeds/mapping/unmapped.ts';
import { everywhere, words } from '#content-service/intake/feeds/mapping/words.ts';
import { FIGURES } from '#content-service/intake/values/figures.ts';
import type { Rule } from '#content-service/intake/values/rule.ts';
import { formatArea } from '#domain/format/measure.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { LOCALES } from '#domain/locale.ts';
import { isHttpsAddress } from '#domain/rules/link.ts';
import { WITHHELD_PRICE } from '#domain/rules/price.ts';
import { regionOfZip } from '#domain/rules/region.ts';
import type { FieldName, KyeroHome } from './fields.ts';
import { placeOf, shownCode } from './place.ts';
import { typeNamed } from './types.ts';

/** Transactions by how often the price is paid. A price of a week is none that a record has. */
const TRANSACTIONS: ReadonlyMap<string, number> = new Map([
  ['sale', 1],
  ['month', 2],
]);

/** What is offered is not the whole home, or not for good: a record has no place for that, and would say otherwise. */
const OTHER_RIGHTS = ['part_ownership', 'leasehold'] as const;

const POOL = words('Zwembad', 'Piscine', 'Swimming pool', 'Schwimmbad');
/** The format does not say what belongs to this surface: it is not the living area. */
const BUILT = words('Gebouwde oppervlakte', 'Surface construite', 'Built area', 'Bebaute Fläche');

const LONGEST_REFERENCE = 64;

type Tree = Readonly<Record<string, unknown>>;
type Refusal = Extract<Mapped, { kind: 'refused' }>;

const refused = (field: string, reason: string): Refusal => ({ kind: 'refused', field, reason });

/** A figure; said when it cannot be read. Zero is "unknown" in this format. */
function figureOf({ fields }: KyeroHome, name: FieldName, rule: Rule, say: Say): number | null {
  const read = figureIn(fields[name], rule);
  if (read === 'unread') say({ what: 'value', name, value: shownValue(fields[name]) });
  return typeof read === 'number' ? read : null;
}

/** Whether a box is ticked: "1". Empty and "0" say nothing; anything else is said. */
function ticked({ fields }: KyeroHome, name: FieldName, say: Say): boolean {
  const value = fields[name] ?? '0';
  if (value !== '0' && value !== '1') say({ what: 'value', name, value: shownValue(value) });
  return value === '1';
}

/** The price in euros; withheld where it is on request (`x`), without a currency, or cannot be read. */
function priceOf({ fields }: KyeroHome, say: Say): { readonly value: number } | null {
  const { price, currency } = fields;
  if (price?.toLowerCase() === 'x') return { value: WITHHELD_PRICE };
  const euros = figureIn(price, FIGURES.euros);
  if (euros === 'none') return null;
  if (typeof euros === 'number' && euros > 0 && currency !== undefined) return { value: euros };
  const name = currency === undefined ? 'price without a currency' : 'price';
  say({ what: 'value', name, value: shownValue(price) });
  return { value: WITHHELD_PRICE };
}

/** The class of a Belgian certificate. `X` says that there is none yet, or nothing. */
function energyOf({ fields }: KyeroHome, zip: string | null, say: Say): Tree {
  const label = fields['energy_rating.consumption']?.toUpperCase() ?? 'X';
  const emissions = fields['energy_rating.emissions']?.toUpperCase() ?? 'X';
  if (emissions !== 'X') say({ what: 'value', name: 'energy_rating.emissions', value: shownCode(emissions) });
  if (label === 'X') return {};
  const region = zip === null ? null : regionOfZip(zip);
  // Flanders has no class G; abroad, letters are of another scale.
  const known = region === null ? '' : region === 'FLANDERS' ? 'ABCDEF' : 'ABCDEFG';
  if (label.length === 1 && known.includes(label)) return { energy: { energyLabel: label } };
  say({ what: 'value', name: 'energy_rating.consumption', value: shownCode(label) });
  return {};
}

/** Films and tours at https addresses. */
const videosOf = ({ fields }: KyeroHome, say: Say): readonly object[] =>
  (
    [
      ['video_url', 1],
      ['virtual_tour_url', 2],
    ] as const
  ).flatMap(([name, typeId]) => {
    const link = fields[name];
    if (link === undefined) return [];
    if (isHttpsAddress(link)) return [{ typeId, link }];
    say({ what: 'value', name, value: '' });
    return [];
  });

const descriptionOf = ({ fields }: KyeroHome) => {
  const texts = LOCALES.flatMap((locale) => {
    const text = paragraphs(fields[`desc.${locale}`] ?? '');
    return text === null ? [] : [[locale, text] as const];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
};

/** Members that say something. */
const present = (members: Tree): Tree =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== undefined));

/** Maps a home of Kyero. */
export function mapKyero(home: KyeroHome, context: MapContext): Mapped {
  const { fields } = home;
  const [odd] = home.odd;
  if (odd !== undefined) return refused(odd, 'there twice, or with elements where a text is expected');
  const unmapped: Unmapped[] = [];
  const say: Say = (one) => unmapped.push(one);
  const transaction = TRANSACTIONS.get(fields.price_freq ?? '');
  if (transaction === undefined) {
    const said = shownCode(fields.price_freq ?? '');
    return refused('price_freq', `sale or month is expected${said === '' ? '' : `, not ${said}`}`);
  }
  const right = OTHER_RIGHTS.find((name) => (fields[name] ?? '0') !== '0');
  if (right !== undefined) return refused(right, 'a record has no place for it');
  const type = typeNamed(fields.type ?? '');
  if (type === null) return refused('type', `no known type: ${shownCode(fields.type ?? '')}`);
  if (fields.currency !== undefined && fields.currency !== 'EUR')
    return refused('currency', `EUR is expected, not ${shownCode(fields.currency)}`);
  const place = placeOf(home, context.locales[0] ?? 'nl', say);
  if ('refused' in place) return { kind: 'refused', ...place.refused };
  const reference = fields.ref ?? null;
  const isLong = reference !== null && reference.length > LONGEST_REFERENCE;
  if (isLong) say({ what: 'value', name: 'ref of more than 64 signs', value: '' });
  const built = figureOf(home, 'surface_area.built', FIGURES.area, say);
  const plot = figureOf(home, 'surface_area.plot', FIGURES.area, say);
  const videos = videosOf(home, say);
  const estate = {
    general: present({
      ...type,
      description: descriptionOf(home),
      transaction: { id: transaction },
      reference: isLong ? null : reference,
      address: place.address,
      price: priceOf(home, say),
      bedroomCount: figureOf(home, 'beds', FIGURES.rooms, say),
      bathroomCount: figureOf(home, 'baths', FIGURES.rooms, say),
      // The format has no field for measures of a court or an authority (spec 1 §5).
      townPlanningViolation: 'UNKNOWN',
    }),
    ...energyOf(home, place.zip, say),
    ...(plot === null ? {} : { dimensions: { areaGround: plot } }),
    ...(ticked(home, 'new_build', say) ? { technical: { newBuilding: true } } : {}),
    ...(ticked(home, 'pool', say) ? { facilities: [{ name: POOL }] } : {}),
    ...(built === null
      ? {}
      : { buildTechnicals: [{ criteria: BUILT, value: everywhere(formatArea(built, SAME_EVERYWHERE)) }] }),
    ...(videos.length === 0 ? {} : { videos }),
  };
  if (home.features > 0)
    say({ what: 'detail', name: 'features in words of their own', value: String(home.features) });
  for (const name of home.others) say({ what: 'detail', name: `<${name}>`, value: '' });
  return {
    kind: 'home',
    record: { estate },
    units: [],
    parent: null,
    pictures: home.images.map(({ id, url, plan }) => ({
      id: id === '' ? url : id,
      address: url,
      changed: '',
      plan,
    })),
    unmapped,
  };
}
