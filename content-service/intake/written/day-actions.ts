/** Actions of the day: a price, a state, a withdrawal; each goes out at once, and can be taken back (decision 155). */
import type {
  ActionDone,
  ChangePrice,
  ChangeStatus,
  WithdrawHome,
  WrittenKind,
} from '#wire/written-homes.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { improbablePrice, PRICE } from './improbable.ts';
import { canonical, purposeIn, type StoredHome, stateOf, storedValue } from './stored-home.ts';
import { requireOurs, seenHome, untilCurrent, writerOf } from './who-writes.ts';
import { wordsOf } from './words-of-changes.ts';
import { type Acting, asked as askedBack, fieldsComing, same, writeHome } from './write-home.ts';

/** A published home that a person may write. Throws role_missing, not_found, refused for one of a feed. */
async function acting(
  siteId: string,
  { session, kind, home }: WithdrawHome,
  fields: readonly string[],
  context: CallContext,
): Promise<Acting & { readonly stored: StoredHome & { readonly record: object } }> {
  const { me, site } = await writerOf(siteId, session, context);
  const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, context.env.DB);
  requireOurs(of, stored, fields);
  const { record } = stored;
  if (record === null) throw notFound('published home');
  return { ...of, session, me, stored: { ...stored, record } };
}

/** Fields of estates only: a rental has its rates, and no status. */
const estateOnly = (kind: WrittenKind, field: string): void => {
  if (kind !== 'estate')
    throw new ContentError('refused', 'A holiday home has none.', { [field]: 'a holiday home has none' });
};

/** Words of fields that an action changes. */
const words = ({ stored }: Acting, values: Readonly<Record<string, unknown>>): string =>
  wordsOf(
    Object.entries(values).map(([field, value]) => ({
      field,
      value: canonical(value),
      base: storedValue(stored.record, field),
    })),
  );

/** Changes the price of a home; asks back an improbable one once. */
export const changePrice = async (
  siteId: string,
  request: ChangePrice,
  context: CallContext,
): Promise<ActionDone> => {
  estateOnly(request.kind, PRICE);
  return untilCurrent(async () => {
    const home = await acting(siteId, request, [PRICE], context);
    const { price, sure = false } = request;
    const ask = improbablePrice(home.stored.record, PRICE, price);
    if (ask !== null && !sure) return askedBack([ask]);
    const values = { [PRICE]: price };
    const coming = fieldsComing(values);
    return writeHome(home, { action: 'home.priced', coming, words: words(home, values) }, context);
  });
};

/** Numbers of the first source's states, by what the home is for (spec 1 §4). */
const STATUS_IDS = {
  FOR_SALE: { offer: 1, option: 3, gone: 5 },
  TO_RENT: { offer: 2, option: 4, gone: 6 },
} as const;
const STATUS = 'estate.general.transaction.id';
/** Other statements of the state, which would contradict the new one. */
const STATED = Object.fromEntries(
  ['transaction.name', 'status', 'archived', 'archivedAt'].map((field) => [`estate.general.${field}`, null]),
);

/** Puts a home on offer, under option, or says that it is sold or let. Throws refused for one of unknown purpose. */
export const changeStatus = async (
  siteId: string,
  request: ChangeStatus,
  context: CallContext,
): Promise<ActionDone> => {
  estateOnly(request.kind, STATUS);
  return untilCurrent(async () => {
    const home = await acting(siteId, request, [STATUS], context);
    const { record, withdrawnAt } = home.stored;
    const purpose = purposeIn('estate', record);
    const ids = purpose === null ? null : STATUS_IDS[purpose];
    if (ids === null || withdrawnAt !== null)
      throw new ContentError('refused', 'This home is neither for sale nor to rent.', {
        [STATUS]: 'say first whether it is for sale or to rent, and publish it',
      });
    if (stateOf('estate', record, null) === request.to) return same();
    const values = { [STATUS]: ids[request.to] };
    const coming = fieldsComing({ ...values, ...STATED });
    return writeHome(home, { action: 'home.stated', coming, words: words(home, values) }, context);
  });
};

/** Takes a home off the site: its address answers 410. */
export const withdrawHome = async (
  siteId: string,
  request: WithdrawHome,
  context: CallContext,
): Promise<ActionDone> =>
  untilCurrent(async () => {
    const home = await acting(siteId, request, [request.kind], context);
    if (home.stored.withdrawnAt !== null) return same();
    return writeHome(home, { action: 'home.withdrawn', coming: 'gone', words: '' }, context);
  });
