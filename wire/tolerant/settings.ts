import * as z from 'zod';
import * as core from 'zod/v4/core';
import { collectorIn, readWithin } from './losses.ts';

/** The schema behind a fallback (`.catch`); null when there is no fallback. */
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
      // A setting that was never set is not reported.
      if (strict === null || value === undefined || value === null) continue;
      const forget = collector.mark();
      const found = readWithin(strict, value, context);
      if (found.success) {
        read[key] = found.data;
        delete rest[key];
      } else {
        // The member is read again below, where its fallback applies and nested losses are noted.
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

/** An object whose members fall back one by one (`.catch`); each fallback is reported as a loss. */
export const settings = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> =>
  // The constructor does not know the shape.
  new SettingsObject({ type: 'object', shape }) as unknown as z.ZodObject<Shape>;
