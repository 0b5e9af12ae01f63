import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import type { StaffMe } from '#wire/staff.ts';
import { type ActionDone, WRITTEN_KINDS, type WrittenHome, type WrittenKind } from '#wire/written-homes.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import {
  ContentHttpError,
  failureOf,
  isOutcomeUnknown,
  NotFound,
} from '#worker/platform/errors/app-error.ts';
import { liveWith } from '#worker/platform/failure/outage.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { receive } from '#worker/platform/forms/receive.ts';
import { siteContent } from '#worker/platform/page/view-context.ts';
import { ownForm } from '../own-form.ts';
import { guardOf, isForbidden, withSession } from '../session.ts';
import { showStaff } from '../show-staff.tsx';
import { staffTexts } from '../texts.ts';
import { ActionPage, type Refusal } from './ActionPage.tsx';
import { HOME_ACTIONS, type HomeAction, possibleFor, wordOf } from './list-actions.ts';
import { listHref, type Said } from './list-asked.ts';
import { typedPrice } from './list-typed-price.ts';
import { nameOf } from './list-words.ts';

interface Asked {
  readonly kind: WrittenKind;
  readonly home: string;
  readonly action: HomeAction | 'undo';
}

/** The home and the action in the address. Throws NotFound. */
function askedOf(c: Context<AppEnv>): Asked {
  const { params } = c.get('route');
  const kind = WRITTEN_KINDS.find((one) => one === params.kind);
  const action = [...HOME_ACTIONS, 'undo' as const].find((one) => one === params.action);
  const { id } = params;
  if (kind === undefined || action === undefined || id === undefined || !/^[A-Za-z0-9_-]{1,64}$/.test(id))
    throw new NotFound('no action on a home');
  return { kind, home: id, action };
}

interface Loaded {
  readonly me: Pick<StaffMe, 'rights'> & { readonly name: string | null };
  readonly home: WrittenHome;
}

/** What the page needs while the content service is out of reach: the form with what was typed, for the same home. */
const bare = ({ kind, home }: Asked): Loaded => ({
  me: { name: null, rights: ['homes'] },
  home: {
    kind,
    home,
    state: 'offer',
    purpose: null,
    pending: false,
    title: null,
    street: null,
    city: null,
    price: null,
    picture: null,
    pictures: 1,
    untold: [],
    lacks: [],
    feed: null,
  },
});

/** The home as it is now. Throws NotFound for one that the person may not see, and for another agency's. */
async function load(c: Context<AppEnv>, session: string, asked: Asked, failed: boolean): Promise<Loaded> {
  try {
    const { me, homes } = await siteContent(c).listHomes({ session, home: asked.home });
    const home = homes.find((one) => one.kind === asked.kind && one.home === asked.home);
    if (home === undefined) throw new NotFound('no such home');
    return { me, home };
  } catch (error) {
    if (!failed || isForbidden(error) || failureOf(error) !== 'outage') throw error;
    return bare(asked);
  }
}

const STATUS_OF: Readonly<Record<Said, 200 | 403 | 409 | 422>> = {
  same: 200,
  changed: 409,
  past: 409,
  refused: 422,
  right: 403,
  foreign: 403,
};

/** The page of an action, also after it was refused: what was typed stays. */
async function show(
  c: Context<AppEnv>,
  session: string,
  asked: Asked & { readonly action: HomeAction },
  price: string,
  refusal: Refusal | null = null,
): Promise<Response> {
  const isOut = refusal !== null && 'problem' in refusal;
  const [{ me, home }, s, guard] = await Promise.all([
    load(c, session, asked, isOut),
    staffTexts(c),
    guardOf(session),
  ]);
  const { action } = asked;
  const possible = (isOut && me.name === null) || possibleFor(home).includes(action);
  if (refusal !== null && 'problem' in refusal) answerProblem(c, refusal.problem);
  else if (refusal !== null) c.status('said' in refusal ? STATUS_OF[refusal.said] : 422);
  const page = (
    <ActionPage
      me={me}
      home={home}
      action={action}
      guard={guard}
      price={price}
      refusal={refusal}
      possible={possible}
      c={c}
      s={s}
    />
  );
  const title = `${s(`homes.actions.${wordOf(action, home)}`)}: ${nameOf(home, { c, s })}`;
  return showStaff(c, page, { title, who: me.name, s, sheets: ['staff', 'homes'] });
}

/** Does an action. Throws the content service's errors. */
async function act(
  c: Context<AppEnv>,
  session: string,
  { kind, home, action }: Asked,
  typed: Typed,
  price: number | null,
): Promise<ActionDone> {
  const content = siteContent(c);
  const of = { session, kind, home };
  switch (action) {
    case 'undo':
      return content.undoHome({ ...of, at: textOf(typed, 'at') ?? '' });
    case 'withdraw':
      return content.withdrawHome(of);
    case 'price':
      return content.changeHomePrice({
        ...of,
        price: price ?? 0,
        ...(textOf(typed, 'sure') === undefined ? {} : { sure: true }),
      });
    default:
      return content.changeHomeStatus({ ...of, to: action });
  }
}

/** Why the content service refused an action. Throws errors that are not part of the protocol. */
function saidOf(error: unknown): Said {
  if (!(error instanceof ContentHttpError)) throw error;
  if (error.status === 403) return 'right';
  if (error.status === 409) return error.reason?.code === 'past' ? 'past' : 'changed';
  // An invalid instant of an undo, or a price beyond all bounds.
  if (error.status === 422 || error.status === 400) return 'refused';
  throw error;
}

/** What was typed, to be put into the address of the page after signing in; a GET changes nothing. */
const addressWith = (c: Context<AppEnv>, typed: Typed): string => {
  const price = textOf(typed, 'price');
  const query = price === undefined ? '' : `?${new URLSearchParams({ price: price.slice(0, 40) })}`;
  return pathOf(c.get('route')) + query;
};

/** An action on a home: what it does, before it is done. */
export const staffHomeAction: Answer = (c) =>
  withSession(c, async (session) => {
    const { action, ...of } = askedOf(c);
    if (action === 'undo') return seeOther(c, pathTo('staff-homes', c.get('locale')));
    return show(c, session, { ...of, action }, (c.req.query('price') ?? '').slice(0, 40));
  });

/** Does the action, and returns to the list, where it can be undone. */
export const postStaffHomeAction: Answer = (c) => {
  let received: Typed | null = null;
  return withSession(
    c,
    async (session) => {
      const { action, ...of } = askedOf(c);
      const { typed, own } = await ownForm(c, session);
      received = typed;
      const price = textOf(typed, 'price') ?? '';
      // A home that may not be seen is not there, whatever was pressed.
      const again = (refusal: Refusal): Promise<Response> => {
        if (action !== 'undo') return show(c, session, { ...of, action }, price, refusal);
        const said = 'said' in refusal ? refusal.said : 'changed';
        return Promise.resolve(seeOther(c, listHref(c, { said })));
      };
      if (!own) return again({ said: 'foreign' });
      const euros = typedPrice(price);
      if (action === 'price' && euros === null) return again({ wrong: true });
      try {
        const { outcome, asks } = await act(c, session, { ...of, action }, typed, euros);
        const [ask] = asks;
        if (outcome === 'asked' && ask !== undefined) return await again({ ask });
        return seeOther(c, listHref(c, outcome === 'same' ? { said: 'same' } : {}));
      } catch (error) {
        if (failureOf(error) !== 'outage' || (error instanceof ContentHttpError && error.status < 500))
          return again({ said: saidOf(error) });
        liveWith(c, 'act', 'staff', error);
        return again({ problem: isOutcomeUnknown(error) ? 'unknown' : 'unavailable' });
      }
    },
    { back: async () => addressWith(c, received ?? (await receive(c, 'staff', { guards: [] })).typed) },
  );
};
