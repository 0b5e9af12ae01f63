/** Two people's choices over a home of a feed, with its rounds in between (decision 156), against a plain model. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import type { ActionDone, OpenedHome } from '#wire/written-homes.ts';
import { callAt } from '../../testing/agenda.ts';
import { rowsOf } from '../../testing/messages.ts';
import { BINDINGS } from '../../testing/own-service.ts';
import { aVendor, storeFeed, stubKind } from '../../testing/stub-feed.ts';
import { aWritingAgency, sessionOf } from '../../testing/written-homes.ts';
import { runRound } from '../feeds/run-round.ts';

const FIELDS = ['hidden', 'contact', 'openHouses'] as const;
type Field = (typeof FIELDS)[number];
type Layer = Readonly<Record<Field, unknown>>;
const NOTHING: Layer = { hidden: null, contact: null, openHouses: null };
/** Few values, so that the same one is often chosen twice; null gives back what the feed brings. */
const VALUES: Readonly<Record<Field, readonly unknown[]>> = {
  hidden: [true, true, null],
  contact: [{ name: 'An', email: 'an@agency.test' }, { name: 'Bo', email: 'bo@agency.test' }, null],
  openHouses: [[{ day: '2099-05-02', from: '10:00', to: '12:00' }], [], null],
};
const PRICES = [300_000, 310_000, 320_000];
const PEOPLE = ['an', 'bo'] as const;
type Person = (typeof PEOPLE)[number];

interface Turn {
  readonly kind: 'choose' | 'look' | 'undo' | 'round' | 'save';
  readonly person: Person;
  /** Indices of a field and of a value. */
  readonly field: number;
  readonly choice: number;
}
const of = (kind: Turn['kind'], weight: number) => ({
  weight,
  arbitrary: fc.record({
    kind: fc.constant(kind),
    person: fc.constantFrom(...PEOPLE),
    field: fc.nat(2),
    choice: fc.nat(2),
  }),
});
const turn: fc.Arbitrary<Turn> = fc.oneof(
  of('choose', 6),
  of('look', 3),
  of('undo', 2),
  of('round', 2),
  of('save', 1),
);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

let made = 0;

/** Plays the turns on the service and on the model, and compares both after each. */
async function play(turns: readonly Turn[]): Promise<void> {
  const site = `two-choose-${++made}`;
  await aWritingAgency(site);
  let clock = Date.now();
  const vendor = aVendor([{ id: 'v1', price: PRICES[0] ?? 0 }]);
  await storeFeed(site, new Date(clock));
  const round = () =>
    runRound(BINDINGS, { kind: 'feed-round', siteId: site, feed: 'stub', at: null }, new Date(clock), {
      stub: stubKind(vendor),
    });
  await round();
  const home = (await rowsOf<{ estate_id: string }>('feed_homes', site))[0]?.estate_id ?? '';
  const call = (id: string, who: Person, body: object) =>
    callAt(id, {
      now: new Date(clock).toISOString(),
      params: { siteId: site },
      body: { session: sessionOf(who), kind: 'estate', home, ...body },
    });

  let price = PRICES[0];
  let layer = NOTHING;
  let versions: readonly { readonly before: Layer; readonly at: string }[] = [];
  const seen: Record<Person, Layer> = { an: NOTHING, bo: NOTHING };

  for (const { kind, person: who, field: at, choice } of turns) {
    clock += 1000;
    const now = new Date(clock).toISOString();
    const field = FIELDS[at] ?? 'hidden';
    /** What the turn answers, and what it should. */
    let [answered, expected]: [unknown, unknown] = [null, null];
    if (kind === 'choose') {
      const value = VALUES[field][choice] ?? null;
      const { answer } = await call('changeHomeLayer', who, {
        set: { [field]: value },
        seen: seen[who][field],
      });
      const { outcome, conflicts } = answer as ActionDone;
      if (!same(layer[field], seen[who][field]) && !same(layer[field], value)) {
        answered = conflicts.map(({ yours, theirs }) => [yours, theirs]);
        expected = [[value, layer[field]]];
      } else if (same(layer[field], value)) [answered, expected] = [outcome, 'same'];
      else {
        [answered, expected] = [outcome, 'done'];
        versions = [...versions, { before: layer, at: now }].slice(-10);
        layer = { ...layer, [field]: value };
        // Who chooses sees their own choice, not what another chose elsewhere.
        seen[who] = { ...seen[who], [field]: value };
      }
    } else if (kind === 'look') seen[who] = layer;
    else if (kind === 'undo') {
      const last = versions.at(-1);
      const { error } = await call('undoHome', who, { at: last?.at ?? now });
      [answered, expected] = [error?.code ?? null, last === undefined ? 'changed' : null];
      layer = last?.before ?? layer;
      versions = versions.slice(0, -1);
    } else if (kind === 'round') {
      price = PRICES[choice];
      vendor.homes = [{ id: 'v1', price: price ?? 0 }];
      await round();
    } else {
      // Its record is its feed's, whatever is chosen over it.
      const fields = [{ field: 'estate.general.price.value', value: 1, seen: price }];
      [answered, expected] = [(await call('saveDraft', who, { fields })).error?.code, 'refused'];
    }
    expect(answered, kind).toEqual(expected);
    // What a visitor sees.
    const row = await env.DB.prepare(
      'SELECT e.price, e.withdrawn_at, e.open_until, (SELECT c.doc FROM contact_infos AS c ' +
        'WHERE c.site_id = e.site_id AND c.estate_id = e.id) AS contact FROM estates AS e WHERE e.site_id = ?1 AND e.id = ?2',
    )
      .bind(site, home)
      .first<Record<'price' | 'withdrawn_at' | 'open_until' | 'contact', unknown>>();
    expect({
      price: row?.price,
      off: row?.withdrawn_at !== null,
      open: row?.open_until !== null,
      contact: typeof row?.contact === 'string' ? JSON.parse(row.contact).email : null,
    }).toEqual({
      price,
      off: layer.hidden === true,
      open: Array.isArray(layer.openHouses) && layer.openHouses.length > 0,
      contact: (layer.contact as { readonly email: string } | null)?.email ?? null,
    });
    // What both people see.
    for (const one of PEOPLE) {
      const { layer: shown, draft } = (await call('openHome', one, {})).answer as OpenedHome;
      const choices = (shown?.choices ?? []).map(({ field: name, value }) => [name, value]);
      expect({ ...NOTHING, ...Object.fromEntries(choices) }).toEqual(layer);
      expect(draft).toEqual([]);
    }
  }
}

it('lose nothing in a hundred random turns with rounds of its feed', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 100, maxLength: 100 }), play),
    // A failing run is not shortened: each turn costs some trips to the database.
    { numRuns: inject('whole') ? 30 : 1, seed: 156, endOnFailure: true },
  );
});
