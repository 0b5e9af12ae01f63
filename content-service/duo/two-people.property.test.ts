/**
 * Two people on a list for two, for a hundred turns, each by what they saw last, against a plain model (decision 180).
 * Days go by in between, and the sweep comes.
 */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type Duo, type DuoChange, MOST_DUO_HOMES } from '#wire/duo.ts';
import { siteStatements } from '../intake/index.ts';
import { sweep } from '../sweep.ts';
import { callAt } from '../testing/agenda.ts';
import { aSite } from '../testing/fixtures.ts';
import { rowsOf } from '../testing/messages.ts';
import { store } from '../testing/store.ts';

const TURNS = 100;
type Person = 0 | 1;
interface Mark {
  readonly heart: boolean;
  readonly note: string;
}
/** Of each home what the maker and the other one say. */
type Homes = Readonly<Record<string, readonly [maker: Mark, other: Mark]>>;
const NOTHING: Mark = { heart: false, note: '' };

/** Few homes are in play; the rest fill the list, so that it is full at times. */
const IN_PLAY = ['1', '2', '3', 'stay-7001'] as const;
const FILLING = Array.from({ length: 47 }, (_, at) => String(100 + at));

const person = fc.constantFrom<Person>(0, 1);
const home = fc.constantFrom(...IN_PLAY);
const turn = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('heart' as const), person, home, heart: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('note' as const),
      person,
      home,
      note: fc.constantFrom('', 'Te klein.', 'Bel ik maandag.\nOf dinsdag.'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('off' as const), person, home }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('add' as const),
      person,
      homes: fc.uniqueArray(home, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('look' as const), person }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom<number>(1, 40, 89) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
);
/** Seldom, at the end: one of them ends it, or nobody uses it. */
const ending = fc.oneof(
  fc.record({ kind: fc.constant('ended' as const), person }),
  fc.record({ kind: fc.constant('days' as const), days: fc.constant<number>(90) }),
);
type Turn = (typeof turn extends fc.Arbitrary<infer One> ? One : never) | { kind: 'ended'; person: Person };

let made = 0;

/** Fails the property when what is found is not what the model says. */
const agrees = (found: unknown, said: unknown): void => expect(found).toEqual(said);

/** Plays the turns on the service and on the model, and compares both after each. */
async function play(turns: readonly Turn[]): Promise<void> {
  const siteId = `duo-of-two-${++made}`;
  await store(siteStatements(aSite(siteId)));
  let clock = Date.parse('2026-11-02T09:00:00.000Z');
  const at = () => new Date(clock).toISOString();
  const call = (id: string, body: object) => callAt(id, { now: at(), params: { siteId }, body });
  const started = [...IN_PLAY.slice(0, 2), ...FILLING];
  const { answer } = await call('makeDuo', {
    key: 'key-of-a-property',
    homes: started,
    own: 'Sofie',
    theirs: 'Jonas',
  });
  const { token } = answer as { token: string };
  const { invitation } = (await call('openDuo', { token })).answer as Duo;
  const tokens = [token, invitation ?? ''] as const;

  let model: Homes | null = Object.fromEntries(
    started.map((id) => [id, [{ heart: true, note: '' }, NOTHING]]),
  );
  let usedOn = brusselsDay(new Date(clock));
  const seen: [Homes, Homes] = [model, model];

  const isThere = (): boolean => model !== null && usedOn > addDays(brusselsDay(new Date(clock)), -90);
  const use = (): void => {
    usedOn = brusselsDay(new Date(clock));
  };
  const change = async (who: Person, set: DuoChange): Promise<string> =>
    (await call('changeDuo', { token: tokens[who], set })).error?.code ?? 'done';
  const mark = (homes: Homes, id: string, who: Person): Mark => homes[id]?.[who] ?? NOTHING;
  const put = (id: string, who: Person, set: Partial<Mark>): void => {
    const [maker, other] = model?.[id] ?? [NOTHING, NOTHING];
    const one = { ...(who === 0 ? maker : other), ...set };
    model = { ...model, [id]: who === 0 ? [one, other] : [maker, one] };
  };
  /** What somebody who opens the list is shown, without the times of notes. */
  const shown = async (who: Person): Promise<Homes | null> => {
    const { answer: list, error } = await call('openDuo', { token: tokens[who] });
    if (error !== null) {
      agrees(error.code, 'not_found');
      return null;
    }
    const ofHome = ({ own, theirs }: Duo['homes'][number]): readonly [Mark, Mark] => {
      const [mine, others] = [own, theirs].map(({ heart, note }) => ({ heart, note }));
      const marks = [mine ?? NOTHING, others ?? NOTHING] as const;
      return who === 0 ? marks : [marks[1], marks[0]];
    };
    return Object.fromEntries((list as Duo).homes.map((row) => [row.home, ofHome(row)]));
  };

  for (const one of turns) {
    clock += 60_000;
    if (one.kind === 'days') {
      clock += one.days * 86_400_000;
      continue;
    }
    if (one.kind === 'sweep') {
      await sweep(env.DB, new Date(clock));
      if (!isThere()) model = null;
      agrees((await rowsOf('duo_people', siteId)).length, model === null ? 0 : 2);
      continue;
    }
    const who = one.person;
    if (!isThere()) {
      agrees(await change(who, { name: 'x' }), 'not_found');
      agrees(await shown(who), null);
      continue;
    }
    const homes = model ?? {};
    if (one.kind === 'look') {
      use();
      agrees(await shown(who), homes);
      seen[who] = homes;
    } else if (one.kind === 'ended') {
      agrees(await change(who, { ended: true }), 'done');
      model = null;
    } else if (one.kind === 'add') {
      const room = MOST_DUO_HOMES - Object.keys(homes).length;
      const added = one.homes.filter((id) => homes[id] === undefined).slice(0, room);
      const there = one.homes.filter((id) => homes[id] !== undefined || added.includes(id));
      agrees(await change(who, { add: one.homes }), there.length === 0 ? 'refused' : 'done');
      for (const id of there) put(id, who, { heart: true });
      if (there.length > 0) use();
    } else {
      const { home: id } = one;
      const other: Person = who === 0 ? 1 : 0;
      const [before, now] = [mark(seen[who], id, who), mark(homes, id, who)];
      const [theirs, theirsNow] = [mark(seen[who], id, other), mark(homes, id, other)];
      const isOn = homes[id] !== undefined;
      if (one.kind === 'heart') {
        agrees(await change(who, { home: id, heart: one.heart }), isOn ? 'done' : 'changed');
        if (isOn) put(id, who, { heart: one.heart });
      } else if (one.kind === 'note') {
        const holds = isOn && [before.note, one.note].includes(now.note);
        agrees(
          await change(who, { home: id, note: one.note, seen: before.note }),
          holds ? 'done' : 'changed',
        );
        if (holds) put(id, who, { note: one.note });
      } else {
        const holds = isOn && theirs.heart === theirsNow.heart && theirs.note === theirsNow.note;
        agrees(await change(who, { off: id, seen: theirs }), holds ? 'done' : 'changed');
        if (holds) model = Object.fromEntries(Object.entries(homes).filter(([key]) => key !== id));
      }
      if (model !== homes) use();
    }
    agrees((await rowsOf('duo_homes', siteId)).length, Object.keys(model ?? {}).length);
  }
  if (isThere()) for (const who of [0, 1] as const) agrees(await shown(who), model);
}

it('two people lose nothing of what they say to each other, for a hundred turns', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(turn, { minLength: TURNS, maxLength: TURNS }),
      fc.option(ending, { freq: 3 }),
      async (turns, last) =>
        play([...turns, ...(last === null ? [] : [last, { kind: 'look', person: 0 } as const])]),
    ),
    { numRuns: 2 },
  );
}, 120_000);
