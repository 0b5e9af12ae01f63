/** One part of the settings: shown, looked at, saved, and taken off the site (decision 181). */
import type { Context } from 'hono';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { SiteChange } from '#wire/own-site.ts';
import type { Answer, AppEnv } from '#worker/platform/env.ts';
import { ContentHttpError, NotFound } from '#worker/platform/errors/app-error.ts';
import { answerProblem, seeOther } from '#worker/platform/forms/answer.ts';
import { postHome, type Sent } from '../homes/home-load.tsx';
import { dropBody } from '../homes/pictures/receive-pictures.ts';
import { isForbidden, withSession } from '../session.ts';
import { lookPagesAt } from './look-pages.ts';
import { menuMoved } from './menus.ts';
import type { Above } from './PartPage.tsx';
import { partAt, partIn, showGone, showPart } from './part-answer.tsx';
import { picturesOf, receivePicture } from './part-pictures.tsx';
import { asEntry, newId, removal } from './site-changes.ts';
import { changesIn, type Fault, membersOf, nameOf, rowsOf, typedIn } from './site-controls.ts';
import { askSite, type Done, doneIn, hrefOf, showNone, wordsOf } from './site-load.tsx';
import { fieldsOf, NEW, type SiteField, type SitePart } from './site-table.ts';
import type { TypedForm } from './site-view.ts';

export const staffSitePart: Answer = (c) =>
  withSession(c, async (session) => {
    const own = await askSite(c, { session });
    if (own === null) return showNone(c, session);
    const words = await wordsOf(c);
    return showPart(c, session, { own, part: partIn(c, own, words), above: doneIn(c, words) });
  });

const DAYS_LIKE_MONDAY = ['tue', 'wed', 'thu', 'fri'] as const;

/** The typed hours of Monday for the other days of the working week too. */
function copied(typed: Typed, { entry }: SitePart): Typed {
  const of = (day: string): string => `${entry ?? ''}.hours.week.${day}`;
  const monday = Object.entries(typed).filter(([name]) => name.startsWith(`${of('mon')} `));
  const others = Object.entries(typed).filter(
    ([name]) => !DAYS_LIKE_MONDAY.some((day) => name.startsWith(`${of(day)} `)),
  );
  return Object.fromEntries([
    ...others,
    ...DAYS_LIKE_MONDAY.flatMap((day) =>
      monday.map(([name, values]) => [nameOf({ path: of(day) }, name.slice(of('mon').length + 1)), values]),
    ),
  ]);
}

/** The typed rows of a menu after a press moved one of them: `menus.main up 3`. */
function movedRows(typed: Typed, fields: readonly SiteField[], press: string): Typed {
  const [path = '', step = '', at = ''] = press.split(' ');
  const field = fields.find((one) => one.path === path && one.control === 'menu');
  const texts = field === undefined ? null : typedIn(field, typed);
  if (field === undefined || texts === null) return typed;
  const moved = menuMoved(rowsOf(field, texts), texts, Number(at), step === 'up' ? -1 : 1);
  const others = Object.entries(typed).filter(([name]) => !name.startsWith(`${path} `));
  return Object.fromEntries([
    ...others,
    ...Object.entries(moved).map(([part, values]) => [nameOf(field, part), values] as const),
  ]);
}

/** Fields of this form that the content service refused; null when it refused something else. */
function refusedFields(
  part: SitePart,
  id: string | null,
  error: unknown,
): Readonly<Record<string, Fault>> | null {
  if (!(error instanceof ContentHttpError) || error.status !== 422) return null;
  const named = Object.keys(error.reason?.fields ?? {}).map((field) =>
    part.id === null && id !== null ? field.replace(`[${id}]`, `[${NEW}]`) : field,
  );
  const faults = fieldsOf(part).flatMap((field): [string, Fault][] => {
    const isRefused = named.some((name) =>
      membersOf(field).some(
        (path) => name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`),
      ),
    );
    const own = { email: 'email', link: 'link' } as const;
    const { control } = field;
    return isRefused
      ? [[field.path, control === 'email' || control === 'link' ? own[control] : 'refused']]
      : [];
  });
  return faults.length === 0 ? null : Object.fromEntries(faults);
}

/** Saves a part, shows what it would be, copies hours, or takes an entry off the site. */
async function act(c: Context<AppEnv>, { session, typed, problem }: Sent): Promise<Response> {
  const [before, words] = await Promise.all([askSite(c, { session }), wordsOf(c)]);
  if (before === null) return showNone(c, session);
  const { s, t } = words;
  const { part: name = '', id = null } = c.get('route').params;
  const part = partAt(before, name, id, words);
  if (part === null) {
    // Taken off before: by the same press, which came twice, or by somebody else.
    if (id !== null && textOf(typed, 'remove') !== undefined)
      return seeOther(c, `${pathTo('staff-site', c.get('locale'))}?done=removed`);
    return showGone(c, before.me, typed);
  }
  const fields = fieldsOf(part);
  const read = changesIn(fields, typed);
  const form: TypedForm = { typed, faults: read.faults, conflicts: [], isStored: false };
  const warned = (title: string, text?: string): Above => ({ tone: 'warning', title, text });
  if (problem !== null) {
    answerProblem(c, problem);
    const above = warned(t(`forms.problems.${problem}.title`), t(`forms.problems.${problem}.text`));
    return showPart(c, session, { own: before, part, form, above });
  }
  if (textOf(typed, 'copy') !== undefined) {
    const again = { ...form, typed: copied(typed, part) };
    return showPart(c, session, {
      own: before,
      part,
      form: again,
      above: { tone: 'good', title: s('site.copied') },
    });
  }
  const moves = textOf(typed, 'move');
  if (moves !== undefined) {
    const again = { ...form, typed: movedRows(typed, fields, moves) };
    return showPart(c, session, {
      own: before,
      part,
      form: again,
      above: { tone: 'good', title: s('site.menus.moved') },
    });
  }
  const removes = textOf(typed, 'remove') !== undefined && part.id !== null;
  const without = picturesOf(part, before.site).find(({ path }) => path === textOf(typed, 'without'));
  const isForm = textOf(typed, 'remove') === undefined && textOf(typed, 'without') === undefined;
  if (isForm && Object.keys(read.faults).length > 0) {
    const above = warned(s('site.said.wrong'), s('site.said.wrongText'));
    return showPart(c, session, { own: before, part, form, above, status: 422 });
  }
  const looks = textOf(typed, 'look') !== undefined;
  const changes =
    without !== undefined
      ? [{ path: without.path, value: null, seen: without.name }]
      : removes
        ? removal(part, before.site, textOf(typed, 'to'))
        : changesOf(part, read.changes, typed);
  const done = (which: Done): Response => {
    const back = which === 'added' || which === 'removed';
    const href = back
      ? pathTo('staff-site', c.get('locale'))
      : hrefOf(c)(part.name, part.entry === null ? undefined : (part.id ?? NEW));
    return seeOther(c, `${href}?done=${which}`);
  };
  if (changes.length === 0) return looks ? showPart(c, session, { own: before, part }) : done('same');
  try {
    const shows = looks && part.name === 'look';
    const own = await askSite(c, {
      session,
      changes: [...changes],
      ...(looks && { judge: true as const }),
      ...(shows && { preview: true as const }),
    });
    if (own === null) return await showNone(c, session);
    if (own.conflicts.length > 0) {
      const isStored = own.outcome === 'stored';
      const shown = { ...form, conflicts: own.conflicts, isStored };
      const current = partAt(own, name, id, words);
      if (current === null) return await showGone(c, own.me, typed);
      const title = s(isStored ? 'site.said.some' : 'site.said.wrong');
      return await showPart(c, session, {
        own: isStored ? own : before,
        part: current,
        form: shown,
        above: warned(title, s('site.said.someText')),
        status: 409,
      });
    }
    if (looks) {
      const lookPages = own.preview === null ? null : await lookPagesAt(c, own.preview);
      return await showPart(c, session, { own: before, part, form, soon: own.site, lookPages });
    }
    // A second press finds the entry added, or taken off, as the first one left it.
    if (removes) return done('removed');
    if (part.entry !== null && part.id === null) return done('added');
    return done(own.outcome === 'stored' ? 'saved' : 'same');
  } catch (error) {
    if (!(error instanceof ContentHttpError) || error.status >= 500 || isForbidden(error)) throw error;
    const faults = refusedFields(part, newId(typed, textOf(typed, `${part.entry ?? ''}.name`) ?? ''), error);
    const above =
      error.status === 409
        ? warned(s('site.said.busy'))
        : faults === null
          ? warned(s('site.said.other'), s('site.said.otherText'))
          : warned(s('site.said.wrong'), s('site.said.wrongText'));
    const again = { ...form, faults: { ...form.faults, ...faults } };
    return showPart(c, session, {
      own: before,
      part,
      form: again,
      above,
      status: error.status === 409 ? 409 : 422,
    });
  }
}

/** The changes of a form; of a new entry one, the whole of it. */
function changesOf(part: SitePart, changes: readonly SiteChange[], typed: Typed): readonly SiteChange[] {
  if (part.entry === null || part.id !== null) return changes;
  const entry = asEntry(part, changes, typed);
  return entry === null ? [] : [entry];
}

/** Gives a part a picture that was sent: the portrait of its person, or a logo. */
async function actPicture(c: Context<AppEnv>, session: string, type: string): Promise<Response> {
  const words = await wordsOf(c);
  const { s } = words;
  const own = await askSite(c, { session });
  if (own === null) {
    await dropBody(c);
    return showNone(c, session);
  }
  const sent = await receivePicture(c, session, type);
  const part = partIn(c, own, words);
  const pictures = picturesOf(part, own.site);
  const refused = (title: string): Promise<Response> =>
    showPart(c, session, { own, part, above: { tone: 'warning', title }, status: 422 });
  if (pictures.length === 0) throw new NotFound('no picture here');
  if ('why' in sent) {
    if (sent.why === 'foreign') return refused(s('tryAgain'));
    return refused(
      part.name === 'look' && sent.why === 'kind' ? s('site.logo.kind') : s(`pictures.why.${sent.why}`),
    );
  }
  const picture = pictures.find(({ path }) => path === sent.of);
  if (picture === undefined) return refused(s('tryAgain'));
  const changes = [{ path: picture.path, value: sent.name, seen: picture.name }];
  const changed = await askSite(c, { session, changes });
  if (changed === null) return showNone(c, session);
  if (changed.conflicts.length > 0) return refused(s('site.said.busy'));
  return seeOther(c, `${hrefOf(c)(part.name, part.id ?? undefined)}?done=saved`);
}

/** Changes a part of the settings; a file comes by a form of its own. */
export const postStaffSitePart: Answer = (c) => {
  const type = c.req.header('Content-Type') ?? '';
  return /^multipart\/form-data\s*;/i.test(type)
    ? withSession(c, (session) => actPicture(c, session, type))
    : postHome(c, (sent) => act(c, sent));
};
