/**
 * An object with few of its fields present, such as an estate on a card. It behaves as zod's `z.object`, but an
 * optional field that is absent costs one lookup instead of a parse.
 */
import * as z from 'zod';
import * as core from 'zod/v4/core';

interface Field {
  readonly key: string;
  readonly schema: core.$ZodType;
  /** Whether an absent field stays absent in the result. */
  readonly sparse: boolean;
}

const SparseObject = core.$constructor<z.ZodObject, core.$ZodObjectDef>('SparseObject', (inst, def) => {
  z.ZodObject.init(inst, def);
  const whole = inst._zod.parse.bind(inst._zod);
  let known: readonly Field[] | null | undefined;
  /** The fields in order; null when the object has a catchall, which only zod handles. */
  const fieldsOf = (): readonly Field[] | null => {
    const all = Object.entries(def.shape).map(([key, schema]) => ({
      key,
      schema,
      sparse: schema._zod.optin === 'optional' && schema._zod.optout === 'optional',
    }));
    return def.catchall === undefined ? all : null;
  };
  inst._zod.parse = (payload, context) => {
    if (known === undefined) known = fieldsOf();
    const input = payload.value as Record<string, unknown>;
    if (known === null || !core.util.isObject(input)) return whole(payload, context);
    const read: Record<string, unknown> = {};
    const issues: core.$ZodRawIssue[] = [];
    for (const { key, schema, sparse } of known) {
      const there = key in input;
      if (!there) {
        if (sparse) continue;
        return whole(payload, context); // a required field is missing: zod reports it
      }
      const found = schema._zod.run({ value: input[key], issues: [] }, context);
      if (found instanceof Promise) throw new TypeError('no schema of the wire waits');
      if (found.issues.length > 0) issues.push(...core.util.prefixIssues(key, found.issues));
      read[key] = found.value;
    }
    payload.value = read;
    payload.issues.push(...issues);
    return payload;
  };
});

/** An object with these fields; unknown ones are dropped. */
export const sparseObject = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> =>
  // The constructor knows no shape; the object that it makes has this one.
  new SparseObject({ type: 'object', shape }) as unknown as z.ZodObject<Shape>;
