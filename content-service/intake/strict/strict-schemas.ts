/** Objects and records that refuse each unknown key. To zod they are ordinary ones. */
import * as z from 'zod';
import * as core from 'zod/v4/core';
import { unknownKey } from '../values/known.ts';

/** Refuses each unknown key, at its own path. `__proto__` is never known. */
function refuseUnknown(
  payload: core.ParsePayload,
  inst: core.$ZodType,
  isKnown: (key: string) => boolean,
  known: readonly string[],
): void {
  const input: unknown = payload.value;
  if (!core.util.isPlainObject(input)) return;
  for (const key of Object.keys(input)) {
    if (key !== '__proto__' && isKnown(key)) continue;
    payload.issues.push({
      code: 'custom',
      path: [key],
      message: unknownKey(key, known),
      input: input[key],
      inst,
    });
  }
}

/** An object that refuses unknown keys. */
export const StrictObject = core.$constructor<z.ZodObject>('StrictObject', (inst, def) => {
  z.ZodObject.init(inst, def);
  const known = Object.keys(def.shape);
  const parse = inst._zod.parse.bind(inst._zod);
  inst._zod.parse = (payload, context) => {
    refuseUnknown(payload, inst, (key) => Object.hasOwn(def.shape, key), known);
    return parse(payload, context);
  };
});

/** A record; if its keys are listed, others are refused. */
export const StrictRecord = core.$constructor<z.ZodRecord>('StrictRecord', (inst, def) => {
  z.ZodRecord.init(inst, def);
  const listed = def.keyType._zod.values;
  const known = [...(listed ?? [])].map(String);
  const parse = inst._zod.parse.bind(inst._zod);
  inst._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    const isKnown = (key: string): boolean => listed === undefined || known.includes(key);
    refuseUnknown(payload, inst, isKnown, known);
    if (!core.util.isPlainObject(input)) return parse(payload, context);
    payload.value = Object.fromEntries(Object.entries(input).filter(([key]) => isKnown(key)));
    return parse(payload, context);
  };
});

/** Strict when the value is present, with a fallback when it is absent. */
export const Fallback = core.$constructor<z.ZodDefault>('Fallback', (inst, def) => {
  z.ZodDefault.init(inst, def);
  const parse = inst._zod.parse.bind(inst._zod);
  inst._zod.parse = (payload, context) => {
    if (payload.value === null) payload.value = undefined;
    return parse(payload, context);
  };
});
