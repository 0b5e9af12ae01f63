import * as z from 'zod';
import { type DeadLetter, DeadLetterListSchema, DeadLetterSchema } from '#wire/dead-letter.ts';
import type { Bindings } from '../env.ts';
import type { Work } from '../kinds.ts';
import type { Caller } from '../platform/caller.ts';
import { prepare } from '../platform/db/prepare.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import { operation } from '../platform/operation/operation.ts';
import { AfterSchema } from '../platform/operation/paging.ts';
import { dropStatement, findLetter, listLetters } from './dead-letters.ts';

const LetterParams = z.object({ id: z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'not the id of a message') });

/** Sends a message back to its queue. */
const sendBack = ({ FORMS, WORK }: Bindings, queue: DeadLetter['queue'], body: unknown): Promise<unknown> =>
  queue === 'forms' ? FORMS.send(body) : WORK.send(body as Work);

const drop = (db: D1Database, letter: DeadLetter, action: 'retried' | 'dropped', caller: Caller, now: Date) =>
  db.batch(
    [
      dropStatement(letter),
      journalOfChange(
        { siteId: letter.siteId, who: caller.who, deed: `message.${action}`, what: letter.id, count: 1 },
        now,
      ),
    ].map((one) => prepare(db, one)),
  );

/** Operations for messages that failed for good: listed, sent back, dropped (decision 78). */
export const deadLetterOperations = [
  operation({
    id: 'listDeadLetters',
    summary:
      'Messages that failed for good, oldest first, a hundred per page, without visitors’ texts; of ' +
      'one `site`, or of all. `after` is the `next` of the previous page.',
    role: 'operate',
    method: 'get',
    path: '/dead-letters',
    params: z.object({}),
    query: z.object({ site: z.string().max(64).optional(), after: AfterSchema }),
    answer: { kind: 'json', name: 'DeadLetterList', schema: DeadLetterListSchema },
    run: ({ query }, { env }) => listLetters(env, query),
  }),
  operation({
    id: 'retryDeadLetter',
    summary: 'Sends a message back to its queue, with all of its attempts.',
    role: 'operate',
    method: 'post',
    path: '/dead-letters/{id}/retry',
    params: LetterParams,
    answer: { kind: 'json', name: 'DeadLetter', schema: DeadLetterSchema },
    run: async ({ params: { id } }, { env, caller, now }) => {
      const letter = await findLetter(env, id);
      if (letter === null) throw notFound('message');
      const { body, db, ...shown } = letter;
      // Before the row is deleted: a duplicate message is harmless (by its key, or as repeatable work).
      await sendBack(env, letter.queue, body);
      await drop(db, shown, 'retried', caller, now);
      return shown;
    },
  }),
  operation({
    id: 'dropDeadLetter',
    summary: 'Deletes a failed message.',
    role: 'operate',
    method: 'delete',
    path: '/dead-letters/{id}',
    params: LetterParams,
    answer: { kind: 'none' },
    run: async ({ params: { id } }, { env, caller, now }) => {
      const letter = await findLetter(env, id);
      if (letter === null) throw notFound('message');
      const [dropped] = await drop(letter.db, letter, 'dropped', caller, now);
      if (dropped?.meta.changes === 0) throw notFound('message');
      return null;
    },
  }),
];
