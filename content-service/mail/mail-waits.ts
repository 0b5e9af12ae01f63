import { UNDO_LASTS, undoableHomes } from '../platform/undoable-homes.ts';
import type { MailContext } from './mail-context.ts';

/** A mail that is not sent yet: it is written again later. */
export class MailWaits extends Error {
  /** Milliseconds. */
  readonly ms: number;

  constructor(ms: number) {
    super(`The mail waits for ${ms} ms.`);
    this.name = 'MailWaits';
    this.ms = ms;
  }
}

/**
 * Lets a mail about these homes wait while the last change of one of them can be taken back: it would tell of that change,
 * whatever set the mail off. Throws MailWaits.
 */
export async function waitForUndo(
  kind: 'estate' | 'rental',
  ids: readonly string[],
  { db, site, now }: Pick<MailContext, 'db' | 'site' | 'now'>,
): Promise<void> {
  const undoable = await undoableHomes(db, site.id, now);
  const last = Math.max(
    ...ids.map((id) => undoable.get(`${kind}/${id}`)?.getTime() ?? Number.NEGATIVE_INFINITY),
  );
  // Until after that moment: at the moment itself it can still be taken back.
  if (Number.isFinite(last)) throw new MailWaits(last + UNDO_LASTS + 1 - now.getTime());
}
