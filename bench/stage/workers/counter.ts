/** Counts by name, until they are read and reset. */
export const createCounter = () => {
  let counts: Record<string, number> = {};
  return {
    add: (name: string, by = 1): void => {
      counts[name] = (counts[name] ?? 0) + by;
    },
    take(): Readonly<Record<string, number>> {
      const taken = counts;
      counts = {};
      return taken;
    },
  };
};
type Counter = ReturnType<typeof createCounter>;

/** The same binding, which counts calls of the named methods. */
export const counting = <Binding extends object>(
  binding: Binding,
  names: Readonly<Partial<Record<keyof Binding, string>>>,
  { add }: Counter,
): Binding =>
  new Proxy(binding, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      const name = names[key as keyof Binding];
      return (...args: unknown[]) => {
        if (name !== undefined) add(name);
        return Reflect.apply(value, target, args);
      };
    },
  });

/** Billed operation of each KV method. */
export const KV_NAMES = { get: 'kvReads', put: 'kvWrites', delete: 'kvWrites', list: 'kvWrites' } as const;
/** Billed operation of each R2 method: deleting is free. */
export const R2_NAMES = {
  get: 'r2Reads',
  head: 'r2Reads',
  put: 'r2Writes',
  list: 'r2Writes',
  createMultipartUpload: 'r2Writes',
} as const;
