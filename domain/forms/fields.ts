/**
 * Form fields as schemas. Issue messages are the closed codes of `codes.ts`. Small enough for the browser,
 * and JSON Schema can be made from them, since they only clean texts.
 */
import * as z from 'zod/mini';
import { parseEstateId } from '../estate-id.ts';
import { LOCALES } from '../locale.ts';
import { EMAIL, isEmailAddress, LONGEST_EMAIL } from '../rules/email-address.ts';
import { isDay } from '../stays/day.ts';
import { manyLines, singleLine } from './clean-text.ts';
import type { FieldCode } from './codes.ts';

/** Maximum lengths, in UTF-16 units as `maxlength` counts them. */
export const LENGTHS = { name: 80, email: LONGEST_EMAIL, phone: 40, message: 4000 } as const;

/** An error code as the message of a schema. */
export const code = (value: FieldCode): FieldCode => value;

/**
 * Limits the length, and aborts further checks of a longer value: a pattern on a text of any length could be
 * abused to burn CPU time.
 */
const atMost = (most: number) => z.maxLength(most, { error: code('too_long'), abort: true });

/** A required single line. */
export const line = (most: number) =>
  z.string(code('required')).check(z.overwrite(singleLine), z.minLength(1, code('required')), atMost(most));

/** An optional single line. */
export const optionalLine = (most: number) =>
  z.optional(z.string(code('invalid')).check(z.overwrite(singleLine), atMost(most)));

/** A required multi-line text. */
export const message = (most: number) =>
  z.string(code('required')).check(z.overwrite(manyLines), z.minLength(1, code('required')), atMost(most));

/** An optional multi-line text. */
export const optionalMessage = (most: number) =>
  z.optional(z.string(code('invalid')).check(z.overwrite(manyLines), atMost(most)));

/** An e-mail address. Its pattern is in the contract; what a domain may be is more than a pattern can say. */
export const email = () =>
  line(LENGTHS.email).check(
    z.regex(EMAIL, code('email')),
    z.refine((text) => !EMAIL.test(text) || isEmailAddress(text), code('email')),
  );

/** A checkbox that must be ticked. */
export const consent = () => z.literal(true, code('consent'));

export const locale = () => z.enum(LOCALES, code('invalid'));

/** Id of an estate of either source. */
export const estateId = () =>
  z.string(code('required')).check(z.refine((text) => parseEstateId(text) !== null, code('invalid')));

/** Id of a holiday rental unit (contract, "Conventions"). */
export const rentalUnitId = () =>
  z.string(code('required')).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, code('invalid')));

/** An optional id of the content service. */
export const optionalId = () =>
  z.optional(z.string(code('invalid')).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, code('invalid'))));

/** Id of a slot in an agenda. */
export const slotId = () =>
  z.string(code('required')).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, code('invalid')));

/** A calendar day, `YYYY-MM-DD`. */
export const day = () => z.string(code('required')).check(z.refine(isDay, code('invalid')));
