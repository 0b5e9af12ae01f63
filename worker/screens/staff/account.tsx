import type { Context, Handler } from 'hono';
import { formatClock, formatDayName } from '../../../domain/format/moment.ts';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { StaffJournal } from '../../../wire/staff.ts';
import { FIELDS } from '../../answering/fields.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ContentHttpError } from '../../platform/errors/app-error.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { receive } from '../../platform/forms/receive.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { Desk, Press } from './parts.tsx';
import { forgetSession, guardOf, withSession } from './session.ts';
import { STAFF_GUARDS } from './sign-in.tsx';
import { type StaffKey, type StaffTexts, staffTexts } from './texts.ts';

const head = (title: string) => ({ title, index: false, sheets: ['staff'] as const });

const DEEDS: Readonly<Record<string, StaffKey>> = {
  'stay.answered': 'deeds.stay',
  'appointment.answered': 'deeds.appointment',
  'appointment.moved': 'deeds.moved',
  'contact.answered': 'deeds.contact',
  'valuation.answered': 'deeds.valuation',
  'agenda.closed': 'deeds.closed',
  'agenda.opened': 'deeds.opened',
  'staff.signed_in': 'deeds.in',
  'staff.signed_out': 'deeds.out',
  'staff.added': 'deeds.people',
  'staff.removed': 'deeds.people',
};

const whoOf = ({ name, by }: StaffJournal['deeds'][number], s: StaffTexts): string =>
  name ?? s(by === 'link' ? 'byLink' : 'byOperator');

/** Who did what and when. */
export const staffJournal: Handler<AppEnv> = (c) =>
  withSession(c, async (session) => {
    const [{ me, deeds }, s] = await Promise.all([siteContent(c).staffJournal(session), staffTexts(c)]);
    const locale = c.get('locale');
    const days = [...new Set(deeds.map(({ at }) => formatDayName(at, locale)))];
    const page = (
      <Desk at="staff-journal" locale={locale} s={s}>
        <h1>{s('whoDid')}</h1>
        {deeds.length === 0 ? <p>{s('nothingDone')}</p> : null}
        {days.map((day) => (
          <section key={day}>
            <h2>{day}</h2>
            <ul className="log">
              {deeds
                .filter(({ at }) => formatDayName(at, locale) === day)
                .map((deed) => (
                  <li key={deed.at + deed.deed + deed.what}>
                    <time dateTime={deed.at}>{formatClock(deed.at, locale)}</time>
                    <span className="muted">{whoOf(deed, s)}</span>
                    <span>
                      <b>{s(DEEDS[deed.deed] ?? 'deeds.people')}</b> {deed.about}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Desk>
    );
    return renderPage(c, page, { head: head(s('whoDid')), slim: { note: me.name } });
  });

/** The devices that somebody is signed in on. */
export const staffDevices: Handler<AppEnv> = (c) =>
  withSession(c, async (session) => {
    const [{ me, devices }, s, guard] = await Promise.all([
      siteContent(c).staffDevices(session),
      staffTexts(c),
      guardOf(session),
    ]);
    const locale = c.get('locale');
    const action = pathTo('staff-devices', locale);
    const page = (
      <Desk at="staff-devices" locale={locale} s={s}>
        <h1>{s('devices')}</h1>
        <ul className="wait">
          {devices.map(({ id, device, seenAt, here }) => (
            <li key={id}>
              <b>{here ? `${device} (${s('here')})` : device}</b>
              <p>{s('seen', { when: `${formatDayName(seenAt, locale)}, ${formatClock(seenAt, locale)}` })}</p>
              <Press
                action={action}
                guard={guard}
                label={s('signOut')}
                fields={{ which: here ? 'here' : id }}
                line
              />
            </li>
          ))}
        </ul>
        <Press action={action} guard={guard} label={s('signOutAll')} fields={{ which: 'all' }} />
      </Desk>
    );
    return renderPage(c, page, { head: head(s('devices')), slim: { note: me.name } });
  });

/** What was sent from a session's own page; null for anything else. */
async function ownForm(c: Context<AppEnv>, session: string): Promise<Typed | null> {
  const { typed, problem } = await receive(c, 'staff', { guards: STAFF_GUARDS });
  return problem === null && textOf(typed, FIELDS.guard) === (await guardOf(session)) ? typed : null;
}

/** Signs out: here, elsewhere, everywhere. */
export const postStaffDevices: Handler<AppEnv> = (c) =>
  withSession(c, async (session) => {
    const typed = await ownForm(c, session);
    const which = typed === null ? undefined : textOf(typed, 'which');
    const locale = c.get('locale');
    if (which === undefined || !/^[0-9a-z]{3,12}$/.test(which))
      return seeOther(c, pathTo('staff-devices', locale));
    await siteContent(c).endStaffSession({ session, which });
    if (which !== 'here' && which !== 'all') return seeOther(c, pathTo('staff-devices', locale));
    forgetSession(c);
    return seeOther(c, pathTo('staff-sign-in', locale));
  });

/** Days and hours on which nobody shows homes. */
export const staffHours: Handler<AppEnv> = (c) =>
  withSession(c, async (session) => showHours(c, session, false));

async function showHours(c: Context<AppEnv>, session: string, wrong: boolean): Promise<Response> {
  const [{ me, closures, agents }, s, guard] = await Promise.all([
    siteContent(c).staffDesk({ session, most: 1 }),
    staffTexts(c),
    guardOf(session),
  ]);
  const locale = c.get('locale');
  const action = pathTo('staff-hours', locale);
  const when = (at: string) => `${formatDayName(at, locale)}, ${formatClock(at, locale)}`;
  const nameOf = (id: string | null) => agents.find((one) => one.id === id)?.name ?? s('everybody');
  if (wrong) c.status(422);
  const page = (
    <Desk at="staff-hours" locale={locale} s={s}>
      <h1>{s('hours')}</h1>
      {wrong ? <p role="alert">{s('tryAgain')}</p> : null}
      <form action={action} method="post" className="case-form">
        <input type="hidden" name="guard" value={guard} />
        <label className="field">
          <span className="field__label">{s('day')}</span>
          <input className="input" type="date" name="day" required />
        </label>
        <label className="field">
          <span className="field__label">{s('from')}</span>
          <input className="input" type="time" name="from" />
        </label>
        <label className="field">
          <span className="field__label">{s('until')}</span>
          <input className="input" type="time" name="until" />
        </label>
        <label className="field">
          <span className="field__label">{s('who')}</span>
          <select className="input" name="agent">
            {me.sees === 'all' ? <option value="">{s('everybody')}</option> : null}
            {agents
              .filter(({ email }) => me.sees === 'all' || email.toLowerCase() === me.email.toLowerCase())
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <p className="muted">{s('wholeDay')}</p>
        <button type="submit" className="button">
          {s('close')}
        </button>
      </form>
      <ul className="wait" hidden={closures.length === 0}>
        {closures.map(({ id, start, end, agentId }) => (
          <li key={id}>
            <b>{`${when(start)} – ${when(end)}`}</b>
            <p>{nameOf(agentId)}</p>
            <Press action={action} guard={guard} label={s('reopen')} fields={{ open: id }} line />
          </li>
        ))}
      </ul>
    </Desk>
  );
  return renderPage(c, page, { head: head(s('hours')), slim: { note: me.name } });
}

/** Closes, or opens again. */
export const postStaffHours: Handler<AppEnv> = (c) =>
  withSession(c, async (session) => {
    const typed = await ownForm(c, session);
    if (typed === null) return showHours(c, session, true);
    const [day, from, until] = [textOf(typed, 'day'), textOf(typed, 'from'), textOf(typed, 'until')];
    const [agentId, open] = [textOf(typed, 'agent'), textOf(typed, 'open')];
    if ((from === undefined) !== (until === undefined) || (day === undefined && open === undefined)) {
      return showHours(c, session, true);
    }
    const hours: [string, string] | undefined =
      from === undefined || until === undefined ? undefined : [from, until];
    try {
      await siteContent(c).changeStaffHours({
        session,
        ...(open === undefined ? {} : { open }),
        ...(day === undefined
          ? {}
          : {
              close: { from: day, ...(hours && { hours }), ...(agentId === undefined ? {} : { agentId }) },
            }),
      });
    } catch (error) {
      if (!(error instanceof ContentHttpError && [400, 404].includes(error.status))) throw error;
      return showHours(c, session, true);
    }
    return seeOther(c, pathTo('staff-hours', c.get('locale')));
  });
