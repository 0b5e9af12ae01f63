import type { z } from 'zod';
import { IdempotencyKeySchema } from '#wire/accepted.ts';
import { untilMet } from '../db/only-if.ts';
import { prepare } from '../db/prepare.ts';
import type { Statement } from '../db/statement.ts';
import { ContentError } from '../errors/content-error.ts';
import { sha256 } from '../hash.ts';
import { answerStatement, findAnswer, type Once } from './idempotent-answers.ts';
import type { CallContext, Input, Operation } from './operation.ts';

/**
 * The plan of a POST: all its writes, committed together with its answer or not at all. When one of its conditions
 * (`onlyIf`) no longer holds, it is planned again.
 */
export interface Plan {
  readonly answer: unknown;
  readonly statements: readonly Statement[];
  /** Name of a constraint or trigger that may refuse it → the error, or how to determine it. */
  readonly refusals?: Readonly<Record<string, ContentError | (() => Promise<ContentError>)>>;
  /** Name of a constraint or trigger → an alternative plan, in a batch of its own. */
  readonly instead?: Readonly<Record<string, () => Plan | Promise<Plan>>>;
  /** Work after the answer. */
  readonly afterwards?: () => Promise<void>;
}

/** Parameters of a path with a site: its database has the answers to repeat. */
type OfSite = z.ZodObject<{ readonly siteId: z.ZodType<string> }>;

type IdempotentOperation<Params extends OfSite, Body extends z.core.$ZodType> = Omit<
  Operation,
  'method' | 'params' | 'query' | 'body' | 'home' | 'run' | 'idempotent'
> & {
  readonly params: Params;
  readonly body: { readonly name: string; readonly schema: Body };
  readonly home?: (input: Input<z.output<Params>, unknown, z.output<Body>>) => string | undefined;
  readonly plan: (
    input: Input<z.output<Params>, unknown, z.output<Body>>,
    context: CallContext,
  ) => Promise<Plan>;
};

const keyOf = (request: Request): string => {
  const key = IdempotencyKeySchema.safeParse(request.headers.get('Idempotency-Key') ?? '');
  if (key.success) return key.data;
  throw new ContentError(
    'idempotency_key_missing',
    'An Idempotency-Key of 16 to 64 characters is required.',
    {
      'Idempotency-Key': 'required',
    },
  );
};

/** The stored answer, if it belongs to the same input. */
const replayed = async (db: D1Database, once: Once): Promise<Response | null> => {
  const stored = await findAnswer(db, once.siteId, once.key);
  if (stored === null) return null;
  if (stored.route !== once.route || stored.bodyHash !== once.bodyHash) {
    throw new ContentError('idempotency_key_reused', 'This Idempotency-Key was used with another body.');
  }
  return Response.json(stored.answer, { status: stored.status });
};

const refusal = async (error: unknown, refusals: Plan['refusals'] = {}): Promise<unknown> => {
  const refusal = Object.entries(refusals).find(([words]) => String(error).includes(words))?.[1];
  return typeof refusal === 'function' ? refusal() : (refusal ?? error);
};

/**
 * Writes a plan, or its alternative when the database refuses it; returns the written one. Throws the error that the
 * plan names for a refusal.
 */
async function writeOr(plan: Plan, write: (plan: Plan) => Promise<void>): Promise<Plan> {
  try {
    await write(plan);
    return plan;
  } catch (error) {
    const instead = Object.entries(plan.instead ?? {}).find(([words]) => String(error).includes(words))?.[1];
    if (instead === undefined) throw await refusal(error, plan.refusals);
    return writeOr(await instead(), write);
  }
}

/**
 * A POST that is executed once per key (contract, "Conventions"). Its answer is stored in one batch with all
 * its writes: of two concurrent requests one succeeds, and the other gets the same answer.
 */
export const idempotentOperation = <Params extends OfSite, Body extends z.core.$ZodType>({
  plan,
  ...declared
}: IdempotentOperation<Params, Body>): Operation => {
  const run = async (
    input: Input<z.output<Params>, unknown, z.output<Body>>,
    context: CallContext,
  ): Promise<unknown> => {
    const { params, body } = input;
    const { DB } = context.env;
    const once = {
      siteId: params.siteId,
      key: keyOf(context.request),
      route: declared.id,
      bodyHash: sha256(JSON.stringify([params, body])),
    };
    const before = await replayed(DB, once);
    if (before !== null) return before;
    const write = async ({ answer, statements }: Plan): Promise<void> => {
      const stored = answerStatement(once, declared.status ?? 200, answer, context.now);
      await DB.batch([stored, ...statements].map((statement) => prepare(DB, statement)));
    };
    try {
      const done = await untilMet(async () => writeOr(await plan(input, context), write));
      if (done.afterwards !== undefined) context.waitUntil(done.afterwards());
      return done.answer;
    } catch (error) {
      // The first attempt of the same request may have succeeded meanwhile and caused the conflict.
      const meanwhile = await replayed(DB, once);
      if (meanwhile === null) throw error;
      return meanwhile;
    }
  };
  return {
    ...declared,
    method: 'post',
    idempotent: true,
    run,
  };
};
