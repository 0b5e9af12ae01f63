/**
 * A kind of feed that no vendor has, whole in one file: what a kind needs, to copy, and to count (`tests/fourth-kind.test.ts`).
 * Its vendor has a list of homes at one address, wants to be told where they are shown, and takes visitors' requests and searches.
 */
import * as z from 'zod';
import { type Ask, FeedFault, type FeedKind, type Mapped } from '../../kind.ts';
import { idIn, member, membersOf, numberIn, textIn } from '../../mapping/read.ts';
import { jsonIn } from '../../reading/read-json.ts';

const Settings = z.strictObject({ client: z.string().regex(/^\d{1,9}$/) });
const Account = z.strictObject({ key: z.string().min(1).max(200) });
const ADDRESS = 'https://fourth.example/homes';

function homesIn(value: unknown) {
  const homes = member(value, 'homes');
  if (!Array.isArray(homes)) throw new FeedFault('broken', 'an answer that is no list of homes');
  return membersOf(homes).map((home) => {
    const id = idIn(member(home, 'id'));
    if (id === null) throw new FeedFault('broken', 'a home without an id');
    return { id, home };
  });
}

function map(home: unknown): Mapped {
  if (member(home, 'public') !== true) return { kind: 'hidden', reason: 'not public' };
  const [zip, town] = ['zip', 'town'].map((name) => textIn(member(home, name)));
  if (!zip || !town) return { kind: 'refused', field: 'zip, town', reason: 'missing' };
  const price = numberIn(member(home, 'price'));
  const general = {
    headType: { id: 3 },
    transaction: { id: 1 },
    title: { nl: textIn(member(home, 'title')) ?? 'Huis' },
    // Nothing says whether it may be shown.
    address: { visible: false, city: { zip, name: { nl: town } }, country: { id: 'BE' } },
    ...(price === null ? {} : { price: { value: price } }),
  };
  return {
    kind: 'home',
    record: { estate: { general } },
    units: [],
    parent: null,
    pictures: [],
    unmapped: [],
  };
}

const keyOf = ({ account }: Ask) => Account.parse(account);

/** One call for each thing that the vendor takes. */
const post = (ask: Ask, path: string, body: object): Promise<unknown> =>
  ask.send({ method: 'POST', address: `${ADDRESS}/${path}`, headers: keyOf(ask), body });

export const fourth: FeedKind = {
  name: 'fourth',
  mapping: 1,
  incremental: false,
  settings: Settings,
  secrets: null,
  account: Account,
  pictureHosts: () => [],
  list: async (ask) => {
    const { client } = Settings.parse(ask.settings);
    const answer = await ask.json({
      method: 'GET',
      address: `${ADDRESS}?client=${client}`,
      headers: keyOf(ask),
    });
    return { homes: homesIn(answer).map((one) => ({ ...one, mark: null })), next: null };
  },
  // The list has each home whole.
  fetch: () => Promise.resolve(new Map()),
  recorded: async (bytes) => homesIn(jsonIn(bytes)),
  map,
  report: async (ask, homes) => {
    await post(
      ask,
      'shown',
      homes.map(({ id, address }) => ({ id, address })),
    );
  },
  leads: {
    system: 'Fourth',
    give: async (ask, { reference, visitor, home, text }, begin) => {
      await begin();
      await post(ask, 'requests', { reference, email: visitor.email, home, text });
    },
  },
  cards: {
    takes: ['asked', 'cancelled'],
    give: async (ask, { reference, news, visitor, filter }, begin) => {
      await begin();
      await post(ask, 'searches', { reference, news, email: visitor.email, priceMax: filter.priceMax });
    },
  },
};
