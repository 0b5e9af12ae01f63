import type { Context } from 'hono';
import { numberField, unitIn, unitOf } from '#domain/fields/record-paths.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { SaveDraft } from '#wire/written-homes.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { isKey } from '#worker/platform/forms/control-fields.ts';
import { siteContent, viewContext } from '#worker/platform/page/view-context.ts';
import { withSession } from '../session.ts';
import type { FormRow } from './form-rows.ts';
import { after, refusedWrite, show, unitOn } from './home-answer.tsx';
import { changesIn, seenIn } from './home-changes.ts';
import { typedParts, valueIn } from './home-controls.ts';
import { loadHome, postHome, type Sent } from './home-load.tsx';
import { homeIn, unitAsked } from './home-paths.ts';
import { newUnit, pressOnUnit } from './home-units.ts';
import { choiceIn as layerChoiceIn, retainedLayer } from './layer-typed.ts';
import { layerView } from './layer-view.ts';
import { UNIT_KIND, UNITS_PART } from './UnitsPart.tsx';

/** Field of a form that its page's script sends by itself: it shows the answer in place. */
const BY_ITSELF = 'itself';

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
