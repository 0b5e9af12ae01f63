/** What answers a form of a home: the page with what came of it, or a redirect to it. */
import type { Context } from 'hono';
import { recordValue, unitIn } from '#domain/fields/record-paths.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import type { LayerField } from '#wire/home-layer.ts';
import type { Conflict, SaveDraft } from '#wire/written-homes.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { loadDeferred, valueOr } from '#worker/platform/failure/outage.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { guardOf, isForbidden } from '../session.ts';
import { HomePage, type Notice, type Outcome } from './HomePage.tsx';
import { isSameValue } from './home-changes.ts';
import { firstText } from './home-controls.ts';
import { loadHome, showHome } from './home-load.tsx';
import { homeIn, hrefsOf, partHref, unitAsked } from './home-paths.ts';
import type { HomeView } from './home-view.ts';
import { withTyped } from './layer-typed.ts';
import { isHiddenHome, layerView } from './layer-view.ts';
import { UNITS_PART } from './UnitsPart.tsx';

/** Parameters of the redirect after a form: the section to open, and what was done. */
const PART = 'part';
const DONE = 'done';
const DONE_WORDS = [
  'saved',
  'chosen',
  'dropped',
  'published',
  'restored',
  'undone',
  'layered',
  'added',
] as const;

interface Shown {
  /** The unit that the page is of. */
  readonly unit?: string | null;
  /** What was typed for a new unit and is not saved. */
  readonly adding?: Typed;
  readonly open?: string | null;
  /** Values of a section that were not stored. */
  readonly retained?: { readonly section: string; readonly typed: Typed };
  /** Fields that somebody else changed since they were seen. */
  readonly conflicts?: readonly Conflict[];
  readonly notice?: 'changed' | 'past' | 'refused' | 'rights' | 'again' | 'wrong' | 'gone';
  /** A choice over the home that was not made. */
  readonly layer?: { readonly field: LayerField; readonly typed: Typed; readonly conflict: Conflict | null };
  readonly problem?: FormProblem;
  /** Fields that were saved by this request. */
  readonly sent?: SaveDraft['fields'];
}

const STATUS = {
  changed: 409,
  past: 409,
  refused: 422,
  rights: 403,
  again: 422,
  wrong: 422,
  gone: 404,
} as const;

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
  if (done === undefined || done === 'saved') return null;
  const unseen = isHiddenHome(view.opened) && (done === 'published' || done === 'restored');
  return { tone: 'good', title: s(unseen ? 'written.layer.unseen' : `written.done.${done}`) };
}

/** What came of a form, for the script that sent it: to be sent again later, refused as it is, or saved. */
function outcomeOf({ problem, notice, layer, conflicts = [], sent = [] }: Shown, view: HomeView): Outcome {
  if (problem !== undefined) return { is: 'later', unsettled: [] };
  if (notice !== undefined) return { is: notice === 'again' ? 'later' : 'refused', unsettled: [] };
  if (layer?.conflict) return { is: 'conflict', unsettled: [] };
  const others = conflicts.map(({ field }) => field);
  // Somebody else typed right after: what is shown now is theirs.
  const overtaken = sent.filter(
    ({ field, value }) =>
      !others.includes(field) && !isSameValue(recordValue(view.record, field) ?? null, value ?? null),
  );
  return {
    is: others.length > 0 ? 'conflict' : 'saved',
    unsettled: [...others, ...overtaken.map(({ field }) => field)],
  };
}

/** Shows a home, with what came of a form. */
export async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
  const { retained, conflicts = [], open, problem, notice, adding, layer } = shown;
  const unit = shown.unit === undefined ? unitOn(c) : shown.unit;
  const [view, guard, cities] = await Promise.all([
    loadHome(c, session, retained ?? null, unit),
    guardOf(session),
    citiesOf(c),
  ]);
  // Published without it, or mistyped: the project says which units there are.
  if (unit !== null && unitIn(view.record, unit) === undefined)
    return show(c, session, { open: UNITS_PART, notice: 'gone', unit: null });
  if (problem !== undefined) answerProblem(c, problem);
  else if (notice !== undefined) c.status(STATUS[notice]);
  else if (conflicts.length > 0 || layer?.conflict) c.status(409);
  const { opened, words } = view;
  const isOnline = opened.record !== null && opened.state !== 'withdrawn' && !isHiddenHome(opened);
  const asked = c.req.query(PART);
  const first =
    (unit !== null || opened.record === null) && (unit !== null || opened.draft.length <= 2)
      ? (view.sections[0]?.section.id ?? null)
      : null;
  const over = layerView(opened, words, viewContext(c), layer?.conflict ?? null);
  const page = (
    <HomePage
      view={view}
      guard={guard}
      hrefs={hrefsOf(opened, c.get('locale'), isOnline)}
      open={open ?? asked ?? first}
      notice={noticeOf(c, shown, view)}
      conflicts={conflicts}
      adding={adding}
      cities={cities}
      outcome={outcomeOf(shown, view)}
      now={new Date()}
      layer={over === null || layer === undefined ? over : withTyped(over, layer)}
    />
  );
  return showHome(c, page, {
    title: view.name,
    me: opened.me,
    s: words.s,
    // The order of the pictures of a home that a feed brings is dragged too.
    script: opened.me.rights.includes('homes') ? 'staffHome' : null,
  });
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
  if (reason?.code === 'refused' || status === 400 || status === 413)
    return show(c, session, { ...shown, notice: 'refused' });
  if (status === 409) return show(c, session, { ...shown, notice: 'changed' });
  throw error;
}

/** Leads back to the home after a form, to a part of it and with what was done. */
export const after = (
  c: Context<AppEnv>,
  part: string | undefined,
  done: (typeof DONE_WORDS)[number],
  unit: string | null = null,
): Response => seeOther(c, partHref(hrefsOf(homeIn(c), c.get('locale'), false).home, { part, unit, done }));

/** The unit whose page was asked for, or sent a form; null for the home itself. */
export const unitOn = (c: Context<AppEnv>): string | null => unitAsked(c.req.query('unit'));
