import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathOf, pathTo } from '#domain/routes.ts';
import { DUO_LENGTHS, type Duo } from '#wire/duo.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { neverStore, unlessOut } from '../../platform/failure/outage.ts';
import { postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { notCrossSite, withinSessionLimit } from '../../platform/forms/guards.ts';
import { OutcomePage, type OutcomeView } from '../../platform/forms/outcome/OutcomePage.tsx';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { type FormMeaning, meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { urlOf } from '../../platform/request/url.ts';
import { loadFavoriteHomes } from '../../rental/load-favorites.ts';
import { DuoPage, UnsavedPage } from './DuoPage.tsx';
import { toDuo } from './duo-view.ts';
import { type LeftHomes, leftIn, leftOf, leftQuery } from './left.ts';
import { anchorOf, FIELDS, homesIn, readChange } from './read-change.ts';
import { type DuoTexts, duoTexts } from './texts.ts';

/** Every address that opens nothing has the same meaning: also one that is no token. */
const CLOSED: readonly RefusalRow<{ readonly closed: 'closed' }>[] = [400, 404, 410, 501].map((status) => ({
  status,
  means: { closed: 'closed' },
}));
const REFUSALS: readonly RefusalRow<FormMeaning | { readonly closed: 'closed' }>[] = [
  ...CLOSED,
  { status: 409, means: { problem: 'taken' } },
  { status: 422, code: 'refused', means: { problem: 'fields' } },
  { status: 422, means: { closed: 'closed' } },
  { status: 429, means: { problem: 'capped' } },
];

const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** The list of the address; null for one that opens nothing. Throws for an outage. */
async function load(c: Context<AppEnv>): Promise<Duo | null> {
  try {
    return await siteContent(c).openDuo(tokenOf(c));
  } catch (error) {
    if (meaningOf([...CLOSED, { status: 422, means: { closed: 'closed' } }], error) === null) throw error;
    return null;
  }
}

const outcome = (c: Context<AppEnv>, view: OutcomeView): Response | Promise<Response> => {
  neverStore(c);
  return renderPage(c, <OutcomePage view={view} />, { head: { title: view.heading, index: false } });
};

/** One page for an address whose list was ended, is too old, is another agency's or was guessed. */
async function showClosed(c: Context<AppEnv>): Promise<Response> {
  const s = await duoTexts(c);
  c.status(404);
  return outcome(c, {
    heading: s('closed.title'),
    text: s('closed.text'),
    tone: 'problem',
    link: { label: s('closed.link'), href: pathTo('favorites', c.get('locale')) },
  });
}

/** Why a press changed nothing, in words. */
function failedWords(problem: FormProblem, s: DuoTexts): string {
  const n = DUO_LENGTHS.note;
  switch (problem) {
    case 'taken':
      return s('failed.changed');
    case 'fields':
      return s('failed.full');
    case 'capped':
      return s('failed.many');
    case 'too_many':
      return s('failed.wait');
    case 'too_large':
      return s('failed.long', { n });
    case 'again':
      return s('failed.unknown');
    case 'unavailable':
    case 'unknown':
      return s('failed.unavailable');
    default:
      return s('failed.unread');
  }
}

interface Again {
  readonly problem: FormProblem;
  readonly typed: Typed;
}

/** Homes of a press that are not on the list; none for a press that asked for one: why it was refused says it all. */
function leftByPress(typed: Typed, listed: ReadonlySet<string>): readonly string[] {
  const asked = homesIn(textOf(typed, FIELDS.add) ?? '');
  return asked.length < 2 ? [] : asked.filter((home) => !listed.has(home));
}

const listedIn = ({ homes }: Duo): ReadonlySet<string> => new Set(homes.map(({ home }) => home));

async function show(c: Context<AppEnv>, duo: Duo, again: Again | null): Promise<Response> {
  const context = viewContext(c);
  const listed = listedIn(duo);
  const left: LeftHomes =
    again === null ? leftIn(urlOf(c).searchParams, listed) : leftOf(leftByPress(again.typed, listed));
  const [s, homes] = await Promise.all([
    duoTexts(c),
    loadFavoriteHomes(siteContent(c), [...listed, ...left.ids], context),
  ]);
  neverStore(c);
  const failed = again === null ? null : failedWords(again.problem, s);
  const view = toDuo(
    { duo, homes, left, action: pathOf(c.get('route')), failed, typed: again?.typed ?? {} },
    s,
    context,
  );
  return renderPage(c, <DuoPage view={view} s={s} t={context.t} />, {
    head: { title: s('title'), index: false, sheets: ['duo'], parts: ['page'] },
  });
}

/** A list for two, at the secret address of one of them. */
export const duo: Answer = async (c) => {
  const list = await load(c);
  return list === null ? showClosed(c) : show(c, list, null);
};

/** What was typed into a note stays in sight, also while the list cannot be loaded. */
async function showUnsaved(c: Context<AppEnv>, { problem, typed }: Again): Promise<Response> {
  const s = await duoTexts(c);
  neverStore(c);
  return renderPage(
    c,
    <UnsavedPage
      failed={failedWords(problem, s)}
      action={pathOf(c.get('route'))}
      note={typed[FIELDS.note]?.[0] ?? null}
      home={textOf(typed, FIELDS.home) ?? ''}
      seen={textOf(typed, FIELDS.seen) ?? ''}
      s={s}
    />,
    { head: { title: s('title'), index: false, sheets: ['duo'], parts: ['page'] } },
  );
}

/** What a form is that no change could be read from. */
const UNREAD = { long: 'too_large', unknown: 'again', unread: 'unreadable' } as const satisfies Record<
  string,
  FormProblem
>;

/** One change of the list by the person of the address, each by a plain form. */
export const postDuo = postAction<'closed', never>({
  name: 'duo',
  // Fifty hearts in a minute are a person's; two people have an address each.
  guards: (c) => [notCrossSite, withinSessionLimit(tokenOf(c))],
  act: async (c, { typed }) => {
    const set = readChange(typed);
    if (typeof set === 'string') return { problem: UNREAD[set], fields: {}, typed };
    await siteContent(c).changeDuo(tokenOf(c), set);
    return null;
  },
  refusals: REFUSALS,
  done: async (c, { typed }) => {
    const set = readChange(typed);
    if (typeof set === 'string') throw new Error('an unread change was made');
    const path = pathOf(c.get('route'));
    if ('add' in set && set.add.length > 1) {
      // The list is read again: it has what there was room for.
      const list = await unlessOut(c, 'duo', () => load(c));
      const left = list === null ? [] : leftByPress(typed, listedIn(list));
      if (left.length > 0) return seeOther(c, `${path}${leftQuery(left)}#left`);
    }
    if (!('ended' in set)) return seeOther(c, `${path}${anchorOf(set)}`);
    const s = await duoTexts(c);
    return outcome(c, {
      heading: s('end.done'),
      text: s('end.doneText'),
      link: { label: s('closed.link'), href: pathTo('favorites', c.get('locale')) },
    });
  },
  again: async (c, again) => {
    const loaded = await unlessOut(c, 'duo', async () => ({ list: await load(c) }));
    if (loaded !== null && loaded.list === null) return showClosed(c);
    answerProblem(c, again.problem);
    return loaded?.list == null ? showUnsaved(c, again) : show(c, loaded.list, again);
  },
  closed: (c) => showClosed(c),
});
