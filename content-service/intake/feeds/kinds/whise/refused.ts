import { FeedFault } from '../../kind.ts';
import { member, membersOf, textIn } from '../../mapping/read.ts';

/** Codes of errors that concern the key. */
const KEY = /unauthori[sz]ed|forbidden|credential|token/i;

/**
 * The answer, unless it holds an error: Whise sends some with status 200, also beside homes. Only the error's code is
 * repeated, since its message may quote the request.
 */
export function unlessRefused(answer: unknown): unknown {
  const [error] = membersOf(member(answer, 'validationErrors'));
  if (error === undefined && member(answer, 'isValidRequest') !== false) return answer;
  const code = (textIn(member(error, 'code')) ?? '').replace(/[^A-Za-z0-9_.-]/g, '').slice(0, 60);
  throw new FeedFault(
    KEY.test(code) ? 'key-refused' : 'broken',
    `the vendor refuses the request: ${code || 'no code'}`,
  );
}
