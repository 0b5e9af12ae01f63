import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { LayerField } from '#wire/home-layer.ts';
import type { Conflict, SaveDraft } from '#wire/written-homes.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { loadDeferred, valueOr } from '#worker/platform/failure/outage.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { guardOf, withSession } from '../session.ts';
import { HomePage, type Notice } from './HomePage.tsx';
import { changesIn } from './home-changes.ts';
import { firstText } from './home-controls.ts';
import { isForbidden, loadHome, postHome, type Sent, showHome } from './home-load.tsx';
import { homeIn, hrefsOf } from './home-paths.ts';
import type { HomeView } from './home-view.ts';
import { choiceIn as layerChoiceIn, retainedLayer, withTyped } from './layer-typed.ts';
import { layerView } from './layer-view.ts';

/** Parameters of the redirect after a form: the section to open, and what was done. */
const PART = 'part';
const DONE = 'done';
const DONE_WORDS = ['saved', 'chosen', 'published', 'restored', 'undone', 'layered'] as const;

interface Shown {
  readonly open?: string | null;
  /** Values of a section that were not stored. */
  readonly retained?: { readonly section: string; readonly typed: Typed };
  /** Fields that somebody else changed since they were seen. */
  readonly conflicts?: readonly Conflict[];
  readonly notice?: 'changed' | 'past' | 'refused' | 'rights' | 'again' | 'wrong';
  /** A choice over the home that was not made. */
  readonly layer?: { readonly field: LayerField; readonly typed: Typed; readonly conflict: Conflict | null };
  readonly problem?: FormProblem;
}

const STATUS = { changed: 409, past: 409, refused: 422, rights: 403, again: 422, wrong: 422 } as const;

/** Places that the agency has homes in, as suggestions; none when they cannot be loaded. */
async function citiesOf(c: Context<AppEnv>): Promise<readonly string[]> {
  const cities = valueOr(await loadDeferred(c, 'cities', () => siteContent(c).cities('')), []);
  return cities.map(({ zip, name }) => `${zip ?? ''} ${firstText(name, c.get('locale'))}`.trim());
}

function noticeOf(c: Context<AppEnv>, { problem, notice }: Shown, view: HomeView): Notice | null {
  const { s } = view.words;
  const t = c.get('t');
  if (problem !== undefined)
    return { tone: 'warning', title: t(`forms.problems.${problem}.title`), text: s('written.retainedText') };
  if (notice !== undefined)
    return {
      tone: 'warning',
      title: s(`written.notices.${notice}.title`),
      text: s(`written.notices.${notice}.text`),
    };
  const done = DONE_WORDS.find((one) => one === c.req.query(DONE));
  return done === undefined || done === 'saved' ? null : { tone: 'good', title: s(`written.done.${done}`) };
}

async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
  const { retained, conflicts = [], open, problem, notice, layer } = shown;
  const [view, guard, cities] = await Promise.all([
    loadHome(c, session, retained ?? null),
    guardOf(session),
    citiesOf(c),
  ]);
  if (problem !== undefined) answerProblem(c, problem);
  else if (notice !== undefined) c.status(STATUS[notice]);
  else if (conflicts.length > 0 || layer?.conflict) c.status(409);
  const { opened, words } = view;
  const isOnline = opened.record !== null && opened.state !== 'withdrawn';
  const asked = c.req.query(PART);
  const first =
    opened.record === null && opened.draft.length <= 2 ? (view.sections[0]?.section.id ?? null) : null;
  const over = layerView(opened, words, viewContext(c), layer?.conflict ?? null);
  const page = (
    <HomePage
      view={view}
      guard={guard}
      hrefs={hrefsOf(opened, c.get('locale'), isOnline)}
      open={open ?? asked ?? first}
      notice={noticeOf(c, shown, view)}
      conflicts={conflicts}
      cities={cities}
      layer={over === null || layer === undefined ? over : withTyped(over, layer)}
    />
  );
  return showHome(c, page, { title: view.name, me: opened.me, s: words.s });
}

/** A home with its parts, its draft and what can be done with it. */
export const staffHome: Answer = (c) => withSession(c, (session) => show(c, session));

/** Makes one choice over a home that something else brings. */
async function saveLayer(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const { opened, words } = await loadHome(c, session);
  const people = layerView(opened, words, viewContext(c))?.people ?? [];
  const choice = layerChoiceIn(typed, people, words);
  if (choice === null) return show(c, session, { notice: 'again' });
  const { field, set, seen } = choice;
  const part = `layer-${field}`;
  const again = { open: part, layer: { field, typed, conflict: null } };
  if (set === null) return show(c, session, { ...again, notice: 'wrong' });
  try {
    const { outcome, conflicts } = await siteContent(c).changeHomeLayer({ session, ...homeIn(c), set, seen });
    const [conflict] = conflicts;
    if (outcome === 'conflict' && conflict !== undefined)
      return await show(c, session, { open: part, layer: { field, typed, conflict } });
  } catch (error) {
    return refusedWrite(c, session, error, again);
  }
  return after(c, part, 'layered');
}

/** The answer to a refused write. Throws errors that are not part of the protocol. */
export async function refusedWrite(
  c: Context<AppEnv>,
  session: string,
  error: unknown,
  shown: Shown = {},
): Promise<Response> {
  // The session holds if the home opens; if it does not, this throws again, and the person signs in.
  if (isForbidden(error)) return show(c, session, { ...shown, notice: 'rights' });
  if (!(error instanceof ContentHttpError)) throw error;
  const { status, reason } = error;
  if (reason?.code === 'past') return show(c, session, { ...shown, notice: 'past' });
  if (reason?.code === 'refused' || status === 400) return show(c, session, { ...shown, notice: 'refused' });
  if (status === 409) return show(c, session, { ...shown, notice: 'changed' });
  throw error;
}

const after = (c: Context<AppEnv>, part: string | undefined, done: (typeof DONE_WORDS)[number]): Response => {
  const { home } = hrefsOf(homeIn(c), c.get('locale'), false);
  return seeOther(
    c,
    part === undefined ? `${home}?${DONE}=${done}` : `${home}?${PART}=${part}&${DONE}=${done}#${part}`,
  );
};

/** Saves the fields of a section that were changed, and opens the next one; a section with a wrong value stays open. */
async function saveSection(c: Context<AppEnv>, { session, typed }: Sent, section: string): Promise<Response> {
  const view = await loadHome(c, session);
  const at = view.sections.findIndex((one) => one.section.id === section);
  const found = view.sections[at];
  if (found === undefined) return show(c, session, { notice: 'again' });
  const retained = { section, typed };
  const fields = changesIn(found.section, typed, view.words);
  const next = view.sections[at + 1]?.section.id ?? section;
  if (fields.length === 0) return after(c, next, 'saved');
  try {
    const { conflicts } = await siteContent(c).saveHomeDraft({ session, ...homeIn(c), fields: [...fields] });
    if (conflicts.length > 0) return await show(c, session, { open: section, conflicts });
  } catch (error) {
    return refusedWrite(c, session, error, { open: section, retained });
  }
  const saved = await loadHome(c, session);
  const isWrong = saved.sections.some((one) => one.section.id === section && one.wrong > 0);
  return after(c, isWrong ? section : next, 'saved');
}

/** The field, value and seen value of a choice between two people's values; null for what no page of ours sends. */
function choiceIn(typed: Typed): SaveDraft['fields'][number] | null {
  const [field, value, seen] = ['choose', 'value', 'seen'].map((name) => textOf(typed, name));
  if (field === undefined || value === undefined || seen === undefined) return null;
  try {
    return { field, value: JSON.parse(value) as unknown, seen: JSON.parse(seen) as unknown };
  } catch {
    // No JSON: not a form of ours.
    return null;
  }
}

async function saveChoice(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const choice = choiceIn(typed);
  if (choice === null) return show(c, session, { notice: 'again' });
  try {
    const { conflicts } = await siteContent(c).saveHomeDraft({ session, ...homeIn(c), fields: [choice] });
    return conflicts.length > 0 ? await show(c, session, { conflicts }) : after(c, undefined, 'chosen');
  } catch (error) {
    return refusedWrite(c, session, error);
  }
}

async function undo(c: Context<AppEnv>, { session }: Sent, at: string): Promise<Response> {
  try {
    await siteContent(c).undoHome({ session, ...homeIn(c), at });
  } catch (error) {
    return refusedWrite(c, session, error);
  }
  return after(c, undefined, 'undone');
}

/** Saves a section, a choice between two values, or takes the last action back. */
export const postStaffHome: Answer = (c) =>
  postHome(c, async (sent) => {
    const { session, typed, problem } = sent;
    const section = textOf(typed, 'section');
    if (problem !== null)
      return show(c, session, {
        problem,
        ...retainedLayer(typed),
        ...(section === undefined ? {} : { open: section, retained: { section, typed } }),
      });
    const at = textOf(typed, 'undo');
    if (at !== undefined) return undo(c, sent, at);
    if (textOf(typed, 'layer') !== undefined) return saveLayer(c, sent);
    if (textOf(typed, 'choose') !== undefined) return saveChoice(c, sent);
    return section === undefined ? show(c, session, { notice: 'again' }) : saveSection(c, sent, section);
  });
