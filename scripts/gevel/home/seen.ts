import * as z from 'zod';
import { isAddressHidden, showsStreet } from '#domain/rules/address.ts';
import { hidingEntries, isHiddenStatus } from '#domain/rules/hidden-status.ts';
import { LOWERED_DAYS } from '#domain/rules/lowered-price.ts';
import { priceDisplay } from '#domain/rules/price.ts';
import { type Standing, standingOf } from '#domain/rules/standing.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { Site } from '#wire/site.ts';
import type { ContentRecord } from '../records.ts';
import type { HomeKind } from './short-fields.ts';

const id = z.union([z.string(), z.number()]).nullish().catch(null);
const price = z.number().nullish().catch(null);
const address = z
  .looseObject({ visible: z.boolean().nullish().catch(null) })
  .nullish()
  .catch(null);
const transaction = z.looseObject({ id }).nullish().catch(null);

const EstateStateSchema = z.object({
  estate: z.object({
    general: z.looseObject({
      transaction,
      status: id,
      archived: z.unknown().optional(),
      archivedAt: z.string().nullish().catch(null),
      price: z.looseObject({ value: price }).nullish().catch(null),
      address,
    }),
  }),
});
const ListingStateSchema = z.object({
  listing: z.looseObject({
    transaction,
    status: id,
    archived: z.unknown().optional(),
    archived_at: z.string().nullish().catch(null),
    financial: z.looseObject({ price }).nullish().catch(null),
    address,
  }),
});

/** What decides how visitors see a home, of either source. */
interface HomeState {
  readonly withdrawn: boolean;
  readonly standing: Standing;
  /** The site shows it as a plain block in lists (spec 1 §2). */
  readonly hidden: boolean;
  readonly price: number | null;
  /** Whether its street is shown, and whether the record allows it. */
  readonly street: boolean;
  readonly allowsStreet: boolean;
}

function stateOf(kind: 'estate' | 'listing', record: ContentRecord, site: Site): HomeState {
  // Listings are of the source whose estates in lists have their id as `guid`.
  const isListing = kind === 'listing';
  const source = SOURCES.all.find(({ marked }) => marked === isListing)?.name ?? SOURCES.plain.name;
  const stated =
    kind === 'estate'
      ? EstateStateSchema.transform(({ estate: { general } }) => ({
          ...general,
          amount: general.price?.value,
        })).parse(record)
      : ListingStateSchema.transform(({ listing }) => ({
          ...listing,
          archivedAt: listing.archived_at,
          amount: listing.financial?.price,
        })).parse(record);
  const said = { source, transaction: stated.transaction?.id, status: stated.status };
  const standing = standingOf({ ...said, archived: stated.archived, archivedAt: stated.archivedAt });
  const place = { visible: stated.address?.visible ?? null };
  return {
    withdrawn: Boolean(record.withdrawnAt),
    standing,
    hidden: isHiddenStatus(hidingEntries({ ...said, standing }), site.settings.hiddenStatus),
    price: stated.amount ?? null,
    street: showsStreet(place, standing.gone),
    allowsStreet: !isAddressHidden(place),
  };
}

const words = (code: string): string => code.toLowerCase().replaceAll('_', ' ');
const euros = (amount: number): string => `€ ${amount.toLocaleString('en-GB').replaceAll(',', ' ')}`;

function priceSentence(state: HomeState): string {
  const shown = priceDisplay({ value: state.price }, state.standing.gone);
  if (shown.kind === 'amount') {
    const stays = state.standing.gone ? ' It stays on the page; price=-1 hides it.' : '';
    return `Its price: ${euros(shown.value)}.${stays}`;
  }
  return shown.kind === 'on-request' ? 'Its price: on request.' : 'No price is shown.';
}

/** What visitors see of a home, in sentences; the first that fits of each group. */
const SENTENCES: readonly ((state: HomeState) => string)[] = [
  ({ standing: { label, archived, unknown } }) =>
    unknown
      ? 'Its status is unknown to visitors: it is in no search for sale or to rent.'
      : `Label: ${words(label)}${archived ? ', archived' : ''}.`,
  ({ hidden }) =>
    hidden ? 'This site hides homes of this status: lists show a plain block (settings.hiddenStatus).' : '',
  ({ standing }) =>
    standing.gone
      ? 'It stays in lists with its label; it takes no viewings, and no alert names it.'
      : standing.option
        ? 'It stays in lists and searches, labelled as no longer free.'
        : '',
  priceSentence,
  ({ street, allowsStreet }) => {
    if (street) return '';
    return allowsStreet
      ? 'Its street and exact place are hidden, since it is gone.'
      : 'Its street and exact place are hidden (street-visible=true shows them).';
  },
];

/** Sentence about a price that fell; the content service decides by the prices that were public (decision 70). */
const LOWERED = `The price fell: if the former one was public for a day, cards and pages mark it for ${LOWERED_DAYS} days, and alerts tell it.`;

/** What visitors see of a home after a change, in English sentences for operators. */
export function seenBy(
  kind: HomeKind,
  record: ContentRecord,
  site: Site,
  before?: ContentRecord,
): readonly string[] {
  if (record.withdrawnAt) return ['It is withdrawn: in no list, and its address answers 410.'];
  if (kind === 'rental') return ['It is in the lists of holiday rentals, for its free nights.'];
  const state = stateOf(kind, record, site);
  const former = before === undefined ? null : stateOf(kind, before, site).price;
  const fell = former !== null && state.price !== null && state.price > 0 && state.price < former;
  return [...SENTENCES.map((say) => say(state)), fell && state.standing.open ? LOWERED : ''].filter(
    (sentence) => sentence !== '',
  );
}
