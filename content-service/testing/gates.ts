/**
 * Bindings whose round trips are numbered gates: before a trip of the first operation goes on, a second one can
 * run from beginning to end. Trips of the first go one after the other, in the order in which it asked, so that
 * the same gate is the same moment in every run.
 */

/** What a gate does before the trip; it gets the trip's number, from 0, and its text. */
export type AtGate = (gate: number, trip: string) => Promise<void>;
/** Is given what a trip answered, before the operation is. */
export type AfterTrip = (gate: number, trip: string, answer: unknown) => void;

/** Methods that answer at once: the trip is made by what they return. */
const AT_ONCE = new Set<string | symbol>(['prepare', 'bind', 'resumeMultipartUpload', 'withSession']);
/** Bindings by which operations decide, or in which they leave something. */
const GATED = ['DB', 'CACHE', 'PICTURES', 'MAPS', 'WORK'] as const;

type Gated = { readonly [Name in (typeof GATED)[number]]: object };

/** Wraps the bindings; everything else of them stays as it is. */
export function withGates<Bindings extends Gated>(
  bindings: Bindings,
  atGate: AtGate,
  afterTrip: AfterTrip = () => {},
): Bindings {
  const real = new WeakMap<object, object>();
  let last: Promise<unknown> = Promise.resolve();
  let gates = 0;

  const pass = (trip: string, go: () => Promise<unknown>): Promise<unknown> => {
    const passed = last.then(async () => {
      const gate = gates++;
      await atGate(gate, trip);
      const answer = await go();
      afterTrip(gate, trip, answer);
      return answer;
    });
    last = passed.catch(() => {});
    return passed;
  };
  const unwrapped = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unwrapped);
    return (typeof value === 'object' && value !== null && real.get(value)) || value;
  };
  const wrapped = (target: object, path: string): object => {
    const gated = new Proxy(target, {
      get: (_target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...values: unknown[]) => {
          const own = values.map(unwrapped);
          if (AT_ONCE.has(name)) {
            const reported = name === 'prepare' ? `: ${String(values[0])}` : '';
            return wrapped(member.apply(target, own), `${path}${reported}`);
          }
          return pass(`${path}.${String(name)}`, () => member.apply(target, own));
        };
      },
    });
    real.set(gated, target);
    return gated;
  };
  return { ...bindings, ...Object.fromEntries(GATED.map((name) => [name, wrapped(bindings[name], name)])) };
}
