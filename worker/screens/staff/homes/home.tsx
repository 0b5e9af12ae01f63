import type { Context } from 'hono';
import { numberField, recordValue, unitIn, unitOf } from '#domain/fields/record-paths.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { LayerField } from '#wire/home-layer.ts';
import type { Conflict, SaveDraft } from '#wire/written-homes.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError } from '#worker/platform/errors/app-error.ts';
import { loadDeferred, valueOr } from '#worker/platform/failure/outage.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { isKey } from '#worker/platform/forms/control-fields.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { guardOf, isForbidden, withSession } from '../session.ts';
import type { FormRow } from './form-rows.ts';
import { HomePage, type Notice, type Outcome } from './HomePage.tsx';
import { changesIn, isSameValue, seenIn } from './home-changes.ts';
import { firstText, typedParts, valueIn } from './home-controls.ts';
import { loadHome, postHome, type Sent, showHome } from './home-load.tsx';
import { homeIn, hrefsOf, partHref, unitAsked } from './home-paths.ts';
import { newUnit, pressOnUnit } from './home-units.ts';
import type { HomeView } from './home-view.ts';
import { choiceIn as layerChoiceIn, retainedLayer, withTyped } from './layer-typed.ts';
import { isHiddenHome, layerView } from './layer-view.ts';
import { UNIT_KIND, UNITS_PART } from './UnitsPart.tsx';

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

/** Field of a form that its page's script sends by itself: it shows the answer in place. */
const BY_ITSELF = 'itself';

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

async function show(c: Context<AppEnv>, session: string, shown: Shown = {}): Promise<Response> {
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

/** A home with its parts, its draft and what can be done with it. */
export const staffHome: Answer = (c) => withSession(c, (session) => show(c, session));

/** Makes one choice over a home that something else brings. */
async function saveLayer(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const { opened, words } = await loadHome(c, session);
  const over = layerView(opened, words, viewContext(c));
  const choice = over === null ? null : layerChoiceIn(typed, over, words);
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
  if (reason?.code === 'refused' || status === 400 || status === 413)
    return show(c, session, { ...shown, notice: 'refused' });
  if (status === 409) return show(c, session, { ...shown, notice: 'changed' });
  throw error;
}

const after = (
  c: Context<AppEnv>,
  part: string | undefined,
  done: (typeof DONE_WORDS)[number],
  unit: string | null = null,
): Response => seeOther(c, partHref(hrefsOf(homeIn(c), c.get('locale'), false).home, { part, unit, done }));

/** The unit whose page was asked for, or sent a form; null for the home itself. */
const unitOn = (c: Context<AppEnv>): string | null => unitAsked(c.req.query('unit'));

/** Saves the fields of a section that were changed, and opens the next one; a section with a wrong value stays open. */
async function saveSection(c: Context<AppEnv>, { session, typed }: Sent, section: string): Promise<Response> {
  const unit = unitOn(c);
  const view = await loadHome(c, session, null, unit);
  const at = view.sections.findIndex((one) => one.section.id === section);
  const found = view.sections[at];
  if (found === undefined) return show(c, session, { notice: 'again' });
  if (unit !== null && unitIn(view.record, unit) === undefined)
    return show(c, session, { notice: 'gone', unit: null });
  const retained = { section, typed };
  const fields = changesIn(found.section, typed, view.words);
  // One more row: the same part again, with what was filled in and empty rows. After its last part, a unit is done.
  const isStaying = textOf(typed, 'stay') !== undefined;
  const following = isStaying ? section : view.sections[at + 1]?.section.id;
  const on = (): Response =>
    following === undefined && unit !== null
      ? after(c, UNITS_PART, 'saved')
      : after(c, following ?? section, 'saved', unit);
  const byItself = textOf(typed, BY_ITSELF) !== undefined;
  if (fields.length === 0) return byItself ? show(c, session) : on();
  try {
    const { conflicts } = await siteContent(c).saveHomeDraft({ session, ...homeIn(c), fields: [...fields] });
    if (conflicts.length > 0 || byItself)
      return await show(c, session, { open: section, conflicts, sent: [...fields] });
  } catch (error) {
    return refusedWrite(c, session, error, { open: section, retained });
  }
  const saved = await loadHome(c, session, null, unit);
  const isWrong = saved.sections.some((one) => one.section.id === section && one.wrong > 0);
  return isWrong ? after(c, section, 'saved', unit) : on();
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
    return conflicts.length > 0
      ? await show(c, session, { conflicts })
      : after(c, undefined, 'chosen', unitOn(c));
  } catch (error) {
    return refusedWrite(c, session, error);
  }
}

/**
 * Drops a field of the draft, a new unit by its number, or all of it, as it was seen: what somebody typed since is not
 * in the list that the page showed, and stays.
 */
async function drop(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const { opened } = await loadHome(c, session);
  const [field, mark] = ['drop', 'mark'].map((name) => textOf(typed, name));
  const made = unitOf(field ?? '')?.unit;
  const isUnit = made !== undefined && field === numberField(made);
  if ((field === undefined || isUnit) && mark !== opened.mark) return show(c, session, { notice: 'changed' });
  const dropped =
    field === undefined || isUnit
      ? opened.draft
          .filter((one) => !isUnit || unitOf(one.field)?.unit === made)
          .map((one) => ({ field: one.field, seen: one.value }))
      : [{ field, seen: seenIn(textOf(typed, 'seen')) }];
  if (dropped.length === 0) return after(c, undefined, 'dropped', unitOn(c));
  try {
    const { conflicts } = await siteContent(c).saveHomeDraft({
      session,
      ...homeIn(c),
      fields: dropped.map((one) => ({ ...one, value: null, drop: true as const })),
    });
    return conflicts.length > 0
      ? await show(c, session, { conflicts })
      : after(c, undefined, 'dropped', unitOn(c));
  } catch (error) {
    return refusedWrite(c, session, error);
  }
}

/** Saves a press on a unit in the project's list. */
async function saveOnUnit(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const unit = unitAsked(textOf(typed, 'unit'));
  const field = unit === null ? null : pressOnUnit(unit, typed);
  if (field === null) return show(c, session, { notice: 'again' });
  try {
    const { conflicts } = await siteContent(c).saveHomeDraft({ session, ...homeIn(c), fields: [field] });
    return conflicts.length > 0
      ? await show(c, session, { open: UNITS_PART, conflicts })
      : after(c, UNITS_PART, 'saved');
  } catch (error) {
    return refusedWrite(c, session, error, { open: UNITS_PART });
  }
}

/** Adds a unit, once for the same form, and opens the list that it is in. */
async function addUnit(c: Context<AppEnv>, { session, typed }: Sent): Promise<Response> {
  const { record, words } = await loadHome(c, session);
  const makes = textOf(typed, 'adds') ?? '';
  if (!isKey(makes)) return show(c, session, { notice: 'again' });
  const value = (row: FormRow) => valueIn(row, typedParts(row, typed, ['']), words);
  const like = unitAsked(textOf(typed, 'like'));
  const fields = newUnit(
    record,
    like === null || unitIn(record, like) === undefined ? null : like,
    {
      'general.entityNumber': value({ path: 'name', control: 'line' }),
      'general.price.value': value({ path: 'price', control: 'price' }),
      ...(textOf(typed, 'kind') === undefined ? {} : { 'general.headType': value(UNIT_KIND) }),
    },
    c.get('site'),
  );
  if (fields.length === 0) return show(c, session, { notice: 'again', open: UNITS_PART, adding: typed });
  try {
    await siteContent(c).saveHomeDraft({ session, ...homeIn(c), makes, fields });
  } catch (error) {
    return refusedWrite(c, session, error, { open: UNITS_PART, adding: typed });
  }
  return after(c, UNITS_PART, 'added');
}

async function undo(c: Context<AppEnv>, { session }: Sent, at: string): Promise<Response> {
  try {
    await siteContent(c).undoHome({ session, ...homeIn(c), at });
  } catch (error) {
    return refusedWrite(c, session, error);
  }
  return after(c, undefined, 'undone');
}

/** Saves a section or a choice between two values, drops what was typed, or takes the last action back. */
export const postStaffHome: Answer = (c) =>
  postHome(c, async (sent) => {
    const { session, typed, problem } = sent;
    const section = textOf(typed, 'section');
    if (problem !== null)
      return show(c, session, {
        problem,
        ...retainedLayer(typed),
        ...(section === undefined ? {} : { open: section, retained: { section, typed } }),
        ...(textOf(typed, 'adds') === undefined ? {} : { open: UNITS_PART, adding: typed }),
      });
    const at = textOf(typed, 'undo');
    if (at !== undefined) return undo(c, sent, at);
    if (textOf(typed, 'drop') !== undefined || textOf(typed, 'dropAll') !== undefined) return drop(c, sent);
    if (textOf(typed, 'layer') !== undefined) return saveLayer(c, sent);
    if (textOf(typed, 'choose') !== undefined) return saveChoice(c, sent);
    if (textOf(typed, 'adds') !== undefined) return addUnit(c, sent);
    if (textOf(typed, 'press') !== undefined) return saveOnUnit(c, sent);
    return section === undefined ? show(c, session, { notice: 'again' }) : saveSection(c, sent, section);
  });
