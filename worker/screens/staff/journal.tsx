import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import type { StaffJournal } from '#wire/staff.ts';
import type { Answer } from '../../platform/env.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { createChangeIn } from './homes/list-journal.ts';
import { Desk } from './parts.tsx';
import { changeOfPerson } from './people/people-journal.ts';
import { withSession } from './session.ts';
import { showStaff } from './show-staff.tsx';
import { changeOfSite } from './site/site-journal.ts';
import { type StaffKey, type StaffTexts, staffTexts } from './texts.ts';

const EVENTS: Readonly<Record<string, StaffKey>> = {
  'stay.answered': 'deeds.stay',
  'appointment.answered': 'deeds.appointment',
  'appointment.moved': 'deeds.moved',
  'contact.answered': 'deeds.contact',
  'valuation.answered': 'deeds.valuation',
  'agenda.closed': 'deeds.closed',
  'agenda.opened': 'deeds.opened',
  'agenda.open_house_set': 'deeds.openSet',
  'agenda.open_house_ended': 'deeds.openEnded',
  'home.dropped': 'homes.log.dropped',
  'home.layered': 'homes.log.layered',
  'home.published': 'homes.log.published',
  'home.priced': 'homes.log.priced',
  'home.stated': 'homes.log.stated',
  'home.withdrawn': 'homes.log.withdrawn',
  'home.restored': 'homes.log.restored',
  'home.undone': 'homes.log.undone',
  'news.written': 'news.log.written',
  'news.withdrawn': 'news.log.withdrawn',
  'news.restored': 'news.log.restored',
  'page.written': 'pages.log.written',
  'page.withdrawn': 'pages.log.withdrawn',
  'page.restored': 'pages.log.restored',
  'seller.made': 'seller.log.made',
  'seller.ended': 'seller.log.ended',
  'seller.written': 'seller.log.written',
  'site.changed': 'site.log.did',
  'site.put_back': 'site.log.didBack',
  'staff.signed_in': 'deeds.in',
  'staff.signed_out': 'deeds.out',
  'staff.added': 'people.log.added',
  'staff.changed': 'people.log.changed',
  'staff.removed': 'people.log.removed',
};

const whoOf = ({ name, by }: StaffJournal['deeds'][number], s: StaffTexts): string =>
  name ?? s(by === 'link' ? 'byLink' : 'byOperator');

/** Log of actions: who did what and when. */
export const staffJournal: Answer = (c) =>
  withSession(c, async (session) => {
    const [{ me, deeds: events }, s] = await Promise.all([
      siteContent(c).staffJournal(session),
      staffTexts(c),
    ]);
    const locale = c.get('locale');
    const changeIn = createChangeIn(s, c.get('t'), c.get('site').locales);
    const words = { s, t: c.get('t'), locale };
    const days = [...new Set(events.map(({ at }) => formatDayName(at, locale)))];
    const page = (
      <Desk at="staff-journal" me={me} locale={locale} s={s}>
        <h1>{s('whoDid')}</h1>
        {events.length === 0 ? <p>{s('nothingDone')}</p> : null}
        {days.map((day) => (
          <section key={day} data-key={day}>
            <h2>{day}</h2>
            <ul className="log">
              {events
                .filter(({ at }) => formatDayName(at, locale) === day)
                .map((event) => (
                  <li key={event.at + event.deed + event.what} data-key={event.at + event.deed + event.what}>
                    <time dateTime={event.at}>{formatClock(event.at, locale)}</time>
                    <span className="muted">{whoOf(event, s)}</span>
                    <span>
                      <b>{s(EVENTS[event.deed] ?? 'deeds.people')}</b>
                      {/* What it was about may be deleted by now: the deed is a sentence without it. */}
                      {[
                        event.about,
                        changeIn(event),
                        changeOfPerson(event, s),
                        changeOfSite(event, c.get('site'), words),
                      ]
                        .filter(Boolean)
                        .map((part) => `${DOT}${part}`)
                        .join('')}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </Desk>
    );
    return showStaff(c, page, { title: s('whoDid'), who: me.name, s });
  });
