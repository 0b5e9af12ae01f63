/**
 * Fields of the forms as schemas. Issue messages are the closed codes of `codes.ts`. Small enough for
 * the browser, and plain enough that JSON Schema can be made from them: texts are only cleaned.
 */
import * as z from 'zod/mini';
import { parseEstateId } from '../estate-id.ts';
import { LOCALES } from '../locale.ts';
import { isDay } from '../stays/day.ts';
import { manyLines, singleLine } from './clean-text.ts';
import type { FieldCode } from './codes.ts';

/** Longest values, in UTF-16 units as `maxlength` counts them; e-mail by RFC 5321 §4.5.3.1. */
export const LENGTHS = { name: 80, email: 254, phone: 40, message: 4000 } as const;

/** A code as the message of a schema. */
export const code = (value: FieldCode): FieldCode => value;

/** Not too long; what is gets no further check, since a pattern over any length is a door to lean on. */
const atMost = (most: number) => z.maxLength(most, { error: code('too_long'), abort: true });

/** A line that may not be empty. */
export const line = (most: number) =>
  z.string(code('required')).check(z.overwrite(singleLine), z.minLength(1, code('required')), atMost(most));

/** A line that may be left out. */
export const optionalLine = (most: number) =>
  z.optional(z.string(code('invalid')).check(z.overwrite(singleLine), atMost(most)));

/** Several lines that may not be empty. */
export const message = (most: number) =>
  z.string(code('required')).check(z.overwrite(manyLines), z.minLength(1, code('required')), atMost(most));

/** Several lines that may be left out. */
export const optionalMessage = (most: number) =>
  z.optional(z.string(code('invalid')).check(z.overwrite(manyLines), atMost(most)));

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
/** One mailbox without quotes or comments; the domain may be internationalised. */
const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:xn--[a-z0-9-]{2,59}|\\p{L}[\\p{L}\\p{M}]{1,62})$`,
  'u',
);

/** An e-mail address. */
export const email = () => line(LENGTHS.email).check(z.regex(EMAIL, code('email')));

/** Must be ticked. */
export const consent = () => z.literal(true, code('consent'));

export const locale = () => z.enum(LOCALES, code('invalid'));

/** Id of an estate of either source. */
export const estateId = () =>
  z.string(code('required')).check(z.refine((text) => parseEstateId(text) !== null, code('invalid')));

/** Id of a holiday rental unit (contract, "Conventions"). */
export const rentalUnitId = () =>
  z.string(code('required')).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, code('invalid')));

/** An id of the content service's own that may be left out. */
export const optionalId = () =>
  z.optional(z.string(code('invalid')).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, code('invalid'))));

/** A time in an agenda, as the agenda names it. */
export const slotId = () =>
  z.string(code('required')).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, code('invalid')));

/** A calendar day, `YYYY-MM-DD`. */
export const day = () => z.string(code('required')).check(z.refine(isDay, code('invalid')));
