import type { Context, Handler } from 'hono';
import { pathOf } from '../../../../domain/routes.ts';
import type { Feature } from '../../../../wire/site.ts';
import type { AppEnv } from '../../env.ts';
import { seeOther } from '../answer.ts';
import { postDeed } from '../deed.ts';
import type { FormProblem } from '../problems.ts';
import { requireFeature } from '../require-feature.ts';
import type { ButtonView } from './ButtonPage.tsx';
import type { OutcomeView } from './OutcomePage.tsx';
import { showButton, showOutcome } from './token-page.tsx';

/** The link in a mail that confirms a held booking, and the address to which it was mailed. */
interface BookingLink<Closed extends string> {
  /** Its name in limits and logs. */
  readonly name: string;
  readonly feature: Feature;
  /** Confirms; null on success, otherwise the problem. Done once per `key`, however often it is sent. */
  readonly press: (
    c: Context<AppEnv>,
    token: string,
    key: string,
  ) => Promise<Closed | 'unknown' | 'expired' | null>;
  readonly question: (c: Context<AppEnv>) => Pick<ButtonView, 'heading' | 'text' | 'button'>;
  readonly confirmed: (c: Context<AppEnv>) => OutcomeView;
  readonly closed: (c: Context<AppEnv>, kind: Closed | 'unknown' | 'expired') => Response | Promise<Response>;
}

interface LinkHandlers {
  /** Asks for confirmation; a GET changes nothing, since mail scanners follow links too. */
  readonly ask: Handler<AppEnv>;
  readonly press: Handler<AppEnv>;
}

/** The handlers of such a link. */
export function bookingLink<Closed extends string>(link: BookingLink<Closed>): LinkHandlers {
  const show = (c: Context<AppEnv>, problem: FormProblem | null): Response | Promise<Response> =>
    c.req.query('done') === undefined
      ? showButton(c, link.question(c), problem)
      : showOutcome(c, link.confirmed(c));
  return {
    ask: async (c) => {
      requireFeature(c, link.feature);
      return show(c, null);
    },
    press: postDeed<Closed | 'unknown' | 'expired', never>({
      name: link.name,
      feature: link.feature,
      act: async (c, { key }) => {
        const closed = await link.press(c, c.get('route').params.token ?? '', key);
        return closed === null ? null : { closed };
      },
      refusals: [
        { status: 410, means: { closed: 'expired' } },
        { status: 400, means: { closed: 'unknown' } },
        { status: 404, means: { closed: 'unknown' } },
        { status: 422, code: 'idempotency_key_reused', means: { problem: 'reused' } },
        { status: 422, means: { closed: 'unknown' } },
      ],
      done: (c) => seeOther(c, `${pathOf(c.get('route'))}?done=1`),
      again: (c, { problem }) => show(c, problem),
      closed: link.closed,
    }),
  };
}
