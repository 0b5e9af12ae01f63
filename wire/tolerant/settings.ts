import * as z from 'zod';
import * as core from 'zod/v4/core';
import { collectorIn, readWithin } from './losses.ts';

/** What a fallback (`.catch`) stands in for; null of a schema that has none. */
const behindFallback = (schema: core.$ZodType): core.$ZodType | null =>
  schema instanceof z.ZodCatch ? schema.def.innerType : null;

const SettingsObject = core.$constructor<z.ZodObject>('SettingsObject', (inst, def) => {
  z.ZodObject.init(inst, def);
  const parse = inst._zod.parse.bind(inst._zod);
  inst._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    const collector = collectorIn(context);
    if (collector === null || !core.util.isPlainObject(input)) return parse(payload, context);
    const read: Record<string, unknown> = {};
    const rest: Record<string, unknown> = { ...input };
    for (const [key, schema] of Object.entries(def.shape)) {
      const strict = behindFallback(schema);
      const value: unknown = Object.hasOwn(input, key) ? input[key] : undefined;
      // Nobody need hear of what was never set.
      if (strict === null || value === undefined || value === null) continue;
      const forget = collector.mark();
      const found = readWithin(strict, value, context);
      if (found.success) {
        read[key] = found.data;
        delete rest[key];
      } else {
        // It is read again below, where its fallback stands in, and what is lost within it noted there.
        forget();
        collector.add({ within: input, key, error: found.error });
      }
    }
    payload.value = rest;
    const parsed = parse(payload, context);
    if (!(parsed instanceof Promise) && parsed.issues.length === 0) {
      parsed.value = { ...(parsed.value as object), ...read };
    }
    return parsed;
  };
});

/** An object whose members fall back one by one (`.catch`), and of which is told which did. */
export const settings = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> =>
  // The constructor knows no shape; the object that it makes has this one.
  new SettingsObject({ type: 'object', shape }) as unknown as z.ZodObject<Shape>;
