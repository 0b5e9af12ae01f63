import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { GuestStay } from '#wire/guest-stay.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { loadRentalIfAny } from '../../rental/load-rental.ts';
import { loadOwnStay, showUnknown, tokenOf } from './load-own-stay.ts';
import { OwnStayPage } from './OwnStayPage.tsx';
import { type OwnStayInput, type OwnStayView, toOwnStay } from './own-stay-view.ts';

/** Query parameter of the redirect after a request for other days. */
export const ASKED = 'asked';

interface Message {
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly text?: string;
}

interface Shown {
  /** What this page says instead of the stay's state. */
  readonly words?: (view: OwnStayView, input: OwnStayInput, context: ViewContext) => Partial<OwnStayView>;
  readonly message?: Message | ((context: ViewContext) => Message) | null;
  readonly children?: (input: OwnStayInput, context: ViewContext) => ReactNode;
}

/** A stay as a page that is neither cached nor indexed. */
export async function showStay(
  c: Context<AppEnv>,
  stay: GuestStay,
  { words, message = null, children }: Shown = {},
): Promise<Response> {
  const context = viewContext(c);
  const unit = await loadRentalIfAny(c, String(stay.rentalUnitId));
  neverStore(c);
  const input = { stay, unit, token: tokenOf(c) };
  const plain = toOwnStay(input, context);
  const view = { ...plain, ...words?.(plain, input, context) };
  return renderPage(
    c,
    <OwnStayPage
      view={view}
      t={context.t}
      message={typeof message === 'function' ? message(context) : message}
    >
      {children?.(input, context)}
    </OwnStayPage>,
    { head: { title: view.heading, index: false, sheets: ['stay', 'agenda'], parts: ['page'] } },
  );
}

/** A guest's stay, by the link in their mails: its state, and what can be done with it. */
export const ownStay: Answer = async (c) => {
  const stay = await loadOwnStay(c);
  if (stay === null) return showUnknown(c);
  const asked = c.req.query(ASKED) !== undefined && stay.wish !== null;
  const message = asked ? { tone: 'good' as const, title: c.get('t')('ownStay.change.sent') } : null;
  return showStay(c, stay, { message });
};
