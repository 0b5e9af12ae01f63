import { describe, expect, it } from 'vitest';
import { fitted, whyUnread } from './prepare.ts';
import { createQueue, type QueueDeps, type Waiting } from './queue.ts';
import { type Outcome, outcomeOf } from './send.ts';

const fileOf = (name: string): File => new File(['x'], name);

/** A queue whose line answers in turn; the last answer repeats. */
function scene(
  answers: Readonly<Record<string, readonly Outcome[]>>,
  refused: Readonly<Record<string, string>> = {},
) {
  const tries: string[] = [];
  const pauses: number[] = [];
  let open = 0;
  let most = 0;
  let now: readonly Waiting[] = [];
  const names = new Map<Blob, string>();
  const deps: QueueDeps = {
    prepare: async (file) => {
      const { name } = file as File;
      const blob = new Blob(['small']);
      names.set(blob, name);
      return refused[name] ?? { blob, key: name };
    },
    send: async ({ key }) => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      const before = tries.filter((one) => one === key).length;
      tries.push(key);
      const all = answers[key] ?? ['taken'];
      return all[Math.min(before, all.length - 1)] ?? 'taken';
    },
    pause: async (ms) => void pauses.push(ms),
    changed: (all) => {
      now = [...all];
    },
    arrived: async () => {},
  };
  const queue = createQueue(deps);
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
  };
  const states = () => Object.fromEntries(now.map(({ file, state, why }) => [file.name, why ?? state]));
  return { queue, settled, states, tries, pauses, all: () => now, most: () => most };
}

describe('the queue of pictures', () => {
  it('sends one at a time, in the order in which they were chosen, also what is chosen meanwhile', async () => {
    const { queue, settled, states, tries, most } = scene({});
    queue.add([fileOf('a'), fileOf('b')], false);
    queue.add([fileOf('c')], true);
    await settled();
    expect([tries, most()]).toEqual([['a', 'b', 'c'], 1]);
    expect(states()).toEqual({ a: 'taken', b: 'taken', c: 'taken' });
    expect(queue.isBusy()).toBe(false);
  });

  it('tries the same picture again, ever later, until the line is there, and then goes on', async () => {
    const { queue, settled, tries, pauses } = scene({ b: ['line', 'line', 'line', 'taken'] });
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')], false);
    await settled();
    expect(tries).toEqual(['a', 'b', 'b', 'b', 'b', 'c']);
    expect(pauses).toEqual([1_000, 2_000, 4_000]);
  });

  it('leaves a refused picture with its reason, and the others go on', async () => {
    const { queue, settled, states, tries } = scene({ b: [{ why: 'pixels' }] }, { a: 'heic' });
    queue.add([fileOf('a'), fileOf('b'), fileOf('c')], false);
    await settled();
    expect(states()).toEqual({ a: 'heic', b: 'pixels', c: 'taken' });
    expect(tries).toEqual(['b', 'c']);
    expect(queue.isBusy()).toBe(false);
  });

  it('keeps what a session that ended did not take, and sends it again on a press', async () => {
    const { queue, settled, states, all } = scene({ a: ['out', 'taken'] });
    queue.add([fileOf('a')], false);
    await settled();
    expect(states()).toEqual({ a: 'out' });
    const [one] = all();
    if (one !== undefined) queue.again(one);
    await settled();
    expect(states()).toEqual({ a: 'taken' });
  });

  it('forgets what is left out', async () => {
    const { queue, settled, all } = scene({ a: [{ why: 'kind' }] });
    queue.add([fileOf('a')], false);
    await settled();
    const [one] = all();
    if (one !== undefined) queue.drop(one);
    expect(all()).toEqual([]);
  });
});

it.each([
  [200, '{"why":null}', 'taken'],
  [401, '{"why":"out"}', 'out'],
  [422, '{"why":"moving"}', { why: 'moving' }],
  [503, '{"why":"line"}', 'line'],
  [0, '', 'line'],
  [429, '', 'line'],
  [200, '<html>A network’s own page</html>', 'line'],
])('an answer %i %s is %o', (status, text, expected) => {
  expect(outcomeOf(status, text)).toEqual(expected);
});

it('makes the longest side 2400 px, and nothing larger than it was', () => {
  expect(fitted(4032, 3024)).toEqual({ width: 2400, height: 1800 });
  expect(fitted(3024, 4032)).toEqual({ width: 1800, height: 2400 });
  expect(fitted(640, 480)).toEqual({ width: 640, height: 480 });
  expect(fitted(20_000, 1)).toEqual({ width: 2400, height: 1 });
});

it('names HEIC by its first bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(whyUnread(bytes('\0\0\0\u0018ftypheic'))).toBe('heic');
  expect(whyUnread(bytes('%PDF-1.7'))).toBe('kind');
  expect(whyUnread(bytes(''))).toBe('kind');
});
