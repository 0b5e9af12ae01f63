import type { Context } from 'hono';
import { type Typed, textOf, typedOf } from '#domain/forms/read-form.ts';
import type { AppEnv } from '../env.ts';
import { PayloadTooLarge } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';
import { readLimitedText } from '../request/json-body.ts';
import { urlOf } from '../request/url.ts';
import { CONTROL_FIELDS, isKey, newKey } from './control-fields.ts';
import { firstObjection, type Guard } from './guard.ts';
import { FORM_GUARDS, paceOf } from './guards.ts';
import type { FormProblem } from './problems.ts';

/** Maximum bytes of a form's body: the longest valid one, percent-encoded, has some 50 KB. */
const MAX_BYTES = 96 * 1024;
/** Most fields of a form; the longest criteria have some four hundred. */
const MAX_FIELDS = 600;
/**
 * The same of a form about a home: fifty rooms with their texts in four languages, and what was seen of them. What is too
 * long for a draft is still read, so that nothing typed is lost.
 */
const LONG = { bytes: 2 * 1024 * 1024, fields: 3000 };

const URLENCODED = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
/** Mail programs may encode their one-click POST in this way too (RFC 8058 §3.1). */
const MULTIPART = /^multipart\/form-data\s*;/i;

/** A received form: all entered values, its key, and the reason if it is refused. */
export interface Received {
  readonly typed: Typed;
  readonly key: string;
  readonly problem: FormProblem | null;
}

interface Body {
  readonly typed: Typed;
  readonly problem: FormProblem | null;
}

const NOTHING: Typed = {};
const refused = (problem: FormProblem): Body => ({ typed: NOTHING, problem });

/** The fields of a plain HTML form; none for a body that is too long, of another type or not UTF-8. */
async function readBody(c: Context<AppEnv>, { oneClick = false, long }: ReceiveOptions): Promise<Body> {
  const mostFields = long === undefined ? MAX_FIELDS : LONG.fields;
  const type = c.req.header('Content-Type') ?? '';
  const multipart = oneClick && MULTIPART.test(type);
  if (!multipart && !URLENCODED.test(type)) return refused('content_type');
  try {
    const longer = async () => ((await long?.()) === true ? LONG.bytes : MAX_BYTES);
    const text = await readLimitedText(c.req.raw.body, MAX_BYTES, longer);
    if (!multipart) return readFields(new URLSearchParams(text), mostFields);
    const data = await new Response(text, { headers: { 'Content-Type': type } }).formData();
    return readFields(
      [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      mostFields,
    );
  } catch (error) {
    if (error instanceof PayloadTooLarge) return refused('too_large');
    c.get('log')('info', 'form.unreadable', { cause: describeError(error) });
    return refused('unreadable');
  }
}

function readFields(pairs: Iterable<readonly [string, string]>, most: number): Body {
  const fields = [...pairs];
  return fields.length > most ? refused('unreadable') : { typed: typedOf(fields), problem: null };
}

/** The key of a form, or a new one: a form that is shown again always has one. */
export function keyOf(typed: Typed): string {
  const key = textOf(typed, CONTROL_FIELDS.key) ?? '';
  return isKey(key) ? key : newKey();
}

interface ReceiveOptions {
  readonly guards?: readonly Guard[];
  /** Whether a mail program may send it too. */
  readonly oneClick?: boolean;
  /**
   * For forms of an agency's people, which have long lists: whether this sender's is read beyond the usual length. Asked
   * of a form that is longer, before the rest of it is read; never rejects.
   */
  readonly long?: () => Promise<boolean>;
}

/** Reads a form that was sent as a plain POST, and runs its guards. `form` is its name in limits and logs. */
export async function receive(
  c: Context<AppEnv>,
  form: string,
  options: ReceiveOptions = {},
): Promise<Received> {
  const { guards = FORM_GUARDS } = options;
  const { typed, problem } = await readBody(c, options);
  const found =
    problem ??
    (await firstObjection(guards, {
      headers: c.req.raw.headers,
      url: urlOf(c),
      siteId: c.get('site').id,
      form,
      typed,
      now: Date.now(),
      pace: paceOf(c.env.FORM_PACE_MS),
      limiter: c.env.FORM_LIMIT,
      wideLimiter: c.env.FORM_LIMIT_WIDE,
      log: c.get('log'),
    }));
  if (found !== null) c.get('log')('info', 'form.refused', { form, problem: found });
  return { typed, key: keyOf(typed), problem: found };
}
