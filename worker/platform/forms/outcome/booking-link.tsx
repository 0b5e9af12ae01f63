import type { Context } from 'hono';
import { purposeIn, withPurpose } from '#domain/confirm-link.ts';
import { pathOf } from '#domain/routes.ts';
import type { Answer, AppEnv } from '../../env.ts';
import { urlOf } from '../../request/url.ts';
import { postAction } from '../action.ts';
import { seeOther } from '../answer.ts';
import type { FormProblem } from '../problems.ts';
import type { ButtonView } from './ButtonPage.tsx';
import type { OutcomeView } from './OutcomePage.tsx';
import { showButton, showOutcome } from './token-page.tsx';

/** Words of the page behind the link in a mail about a booking that is stored: it confirms only the mail address. */
interface AddressWords {
  /** That the booking is stored, and what the button does. */
  readonly asks: string;
  /** After the press. */
  readonly thanks: string;
}

/**
 * The link in a mail that confirms a held booking, and the address to which it was mailed; or that address alone, when
 * the mail says that the booking is stored.
 */
interface BookingLink<Closed extends string> {
  /** Its name in limits and logs. */
  readonly name: string;
  /** Confirms; null on success, otherwise the problem. Done once per `key`, however often it is sent. */
  readonly press: (
    c: Context<AppEnv>,
    token: string,
    key: string,
  ) => Promise<Closed | 'unknown' | 'expired' | null>;
  readonly question: (c: Context<AppEnv>) => Pick<ButtonView, 'heading' | 'text' | 'button'>;
  readonly address: (c: Context<AppEnv>) => AddressWords;
  readonly confirmed: (c: Context<AppEnv>) => OutcomeView;
  readonly closed: (c: Context<AppEnv>, kind: Closed | 'unknown' | 'expired') => Response | Promise<Response>;
}

interface LinkHandlers {
  /** Asks for confirmation; a GET changes nothing, since mail scanners follow links too. */
  readonly ask: Answer;
  readonly press: Answer;
}

/** What the page of this address asks, and what it says after the press. */
function wordsFor<Closed extends string>(c: Context<AppEnv>, link: BookingLink<Closed>) {
  const confirmed = link.confirmed(c);
  if (purposeIn(urlOf(c).searchParams) === 'booking') return { question: link.question(c), confirmed };
  const t = c.get('t');
  const { asks, thanks } = link.address(c);
  return {
    question: { heading: t('forms.address.heading'), text: asks, button: t('forms.address.button') },
    confirmed: { ...confirmed, heading: t('forms.address.thanks'), text: thanks },
  };
}

/** The page's own path, for the same purpose. */
const ownPath = (c: Context<AppEnv>): string =>
  withPurpose(pathOf(c.get('route')), purposeIn(urlOf(c).searchParams));

/** The handlers of such a link. */
export function bookingLink<Closed extends string>(link: BookingLink<Closed>): LinkHandlers {
  const show = (c: Context<AppEnv>, problem: FormProblem | null): Response | Promise<Response> => {
    const { question, confirmed } = wordsFor(c, link);
    return c.req.query('done') === undefined
      ? showButton(c, { ...question, action: ownPath(c) }, problem)
      : showOutcome(c, confirmed);
  };
  return {
    ask: (c) => show(c, null),
    press: postAction<Closed | 'unknown' | 'expired', never>({
      name: link.name,
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
      done: (c) => {
        const path = ownPath(c);
        return seeOther(c, `${path}${path.includes('?') ? '&' : '?'}done=1`);
      },
      again: (c, { problem }) => show(c, problem),
      closed: link.closed,
    }),
  };
}
