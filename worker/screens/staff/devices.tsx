import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { textOf } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { Answer } from '../../platform/env.ts';
import { seeOther } from '../../platform/forms/answer.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { ownForm } from './own-form.ts';
import { Desk, Press } from './parts.tsx';
import { forgetSession, guardOf, withSession } from './session.ts';
import { showStaff } from './show-staff.tsx';
import { staffTexts } from './texts.ts';

/** The devices on which a staff member is signed in. */
export const staffDevices: Answer = (c) =>
  withSession(c, async (session) => {
    const [{ me, devices }, s, guard] = await Promise.all([
      siteContent(c).staffDevices(session),
      staffTexts(c),
      guardOf(session),
    ]);
    const locale = c.get('locale');
    const action = pathTo('staff-devices', locale);
    const page = (
      <Desk at="staff-devices" me={me} locale={locale} s={s}>
        <h1>{s('devices')}</h1>
        <ul className="wait">
          {devices.map(({ id, device, seenAt, here }) => (
            <li key={id} data-key={id}>
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
    return showStaff(c, page, { title: s('devices'), who: me.name, s });
  });

/** Signs out: on this device, another one, or all. */
export const postStaffDevices: Answer = (c) =>
  withSession(c, async (session) => {
    const { typed, own } = await ownForm(c, session);
    const which = textOf(typed, 'which');
    const locale = c.get('locale');
    if (!own || which === undefined || !/^[0-9a-z]{3,12}$/.test(which))
      return seeOther(c, pathTo('staff-devices', locale));
    await siteContent(c).endStaffSession({ session, which });
    if (which !== 'here' && which !== 'all') return seeOther(c, pathTo('staff-devices', locale));
    forgetSession(c);
    return seeOther(c, pathTo('staff-sign-in', locale));
  });
