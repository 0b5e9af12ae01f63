import { refusalOf } from '../db/refuse-where.ts';
import { ContentError, notFound } from '../errors/content-error.ts';
import { siteExists } from '../sites.ts';
import type { CallContext, Input, Operation } from './operation.ts';

/** Whether a write was refused because the row that it belongs to is not there. */
const isOrphan = (error: unknown): boolean => String(error).includes('FOREIGN KEY constraint failed');

/** An error as its caller hears it: a write is refused while its site moves (decision 130), and is possible soon. */
export const movingOr = (error: unknown): unknown =>
  refusalOf(error) === 'site_moving'
    ? new ContentError('unavailable', 'The site moves to another database; try again in some seconds.')
    : error;

/**
 * Runs an operation. A site may be removed while a call for it is under way: the database then refuses its rows,
 * and the call is answered like one that came later.
 */
export async function runOperation(
  operation: Operation,
  input: Input<never, never, never>,
  context: CallContext,
): Promise<unknown> {
  try {
    return await operation.run(input, context);
  } catch (error) {
    const { siteId } = input.params as { readonly siteId?: unknown };
    const isGone =
      refusalOf(error) === 'site_missing' ||
      (isOrphan(error) && typeof siteId === 'string' && !(await siteExists(context.env.DB, siteId)));
    throw isGone ? notFound('site') : movingOr(error);
  }
}
