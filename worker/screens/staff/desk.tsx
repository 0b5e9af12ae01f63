import type { Context, Handler } from 'hono';
import { Fragment } from 'react';
import { formatClock, formatDayName } from '../../../domain/format/moment.ts';
import { formatPrice } from '../../../domain/format/money.ts';
import type { Locale } from '../../../domain/locale.ts';
import { pathTo } from '../../../domain/routes.ts';
import { addDays } from '../../../domain/stays/day.ts';
import { dayInWords, spanInWords } from '../../../domain/stays/day-words.ts';
import { brusselsDay } from '../../../domain/stays/today.ts';
import type { Team } from '../../../domain/team/team.ts';
import type { Desk as DeskData, StaffCase } from '../../../wire/staff.ts';
import type { AppEnv } from '../../platform/env.ts';
import { mailLink, phoneLink } from '../../platform/page/contact-link.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { caseCsv } from './csv.ts';
import { Desk } from './parts.tsx';
import { keepSession, withSession } from './session.ts';
import { type StaffTexts, staffTexts } from './texts.ts';

const KINDS = ['stay', 'contact', 'valuation'] as const;
const DAY = 86_400_000;
const NO_TEAM: Pick<Team, 'people' | 'offices'> = { people: [], offices: [] };

const dayOf = ({ begins }: StaffCase): string => (begins === null ? '' : brusselsDay(new Date(begins)));
const stands = ({ state }: StaffCase): boolean => state === 'booked' || state === 'past';

interface Shown {
  readonly c: Context<AppEnv>;
  readonly s: StaffTexts;
  readonly desk: DeskData;
  readonly now: Date;
}

const caseHref = ({ c }: Pick<Shown, 'c'>, { kind, id }: StaffCase, deed: string): string =>
  pathTo('staff-case', c.get('locale'), { kind, id, deed });

/** By telephone; by mail where there is no number, or where it is a message that is answered. */
function Contacts({ of: { kind, phone, email }, s }: { readonly of: StaffCase; readonly s: StaffTexts }) {
  const [call, write] = [phoneLink(phone), mailLink(email)];
  return (
    <>
      {write !== null && (kind !== 'appointment' || call === null) ? (
        <a href={write.href}>{s('mail')}</a>
      ) : null}
      {call === null ? null : <a href={call.href}>{call.text}</a>}
    </>
  );
}

/** "za 28": within a week no more is needed. */
const shortDay = (day: string, locale: Locale): string =>
  `${dayInWords(day, locale, 'weekday')} ${Number(day.slice(8))}`;

/** Since when it waits: the hour of today's, the day of others. */
function since({ createdAt }: StaffCase, { c, s, now }: Shown): string {
  const locale = c.get('locale');
  const day = brusselsDay(new Date(createdAt));
  return day === brusselsDay(now)
    ? `${s('today')}, ${formatClock(createdAt, locale)}`
    : dayInWords(day, locale, 'short');
}

/** A day's viewings on the measure line, with this moment between them. */
function Day({ day, shown }: { readonly day: string; readonly shown: Shown }) {
  const { c, s, desk, now } = shown;
  const locale = c.get('locale');
  const viewings = desk.viewings.filter((one) => dayOf(one) === day);
  if (viewings.length === 0) return <p className="muted">{s('noViewing')}</p>;
  const at = now.toISOString();
  const isToday = brusselsDay(now) === day;
  const next = viewings.findIndex(({ begins }) => (begins ?? '') > at);
  const moment = isToday ? (
    <li key="now" className="is-now">
      <time dateTime={at}>{formatClock(at, locale)}</time>
      <b>{s('now')}</b>
    </li>
  ) : null;
  return (
    <ol className="day-line">
      {viewings.map((one, index) => (
        <Fragment key={one.id}>
          {index === next ? moment : null}
          <li className={stands(one) ? ((one.ends ?? '') < at ? 'is-past' : undefined) : 'is-off'}>
            <time dateTime={one.begins ?? ''}>{formatClock(one.begins ?? at, locale)}</time>
            <b>{one.name}</b>
            <p>{stands(one) ? one.place : `${one.place} · ${s('cancelled')}`}</p>
            {one.state === 'booked' ? (
              <div className="acts">
                <Contacts of={one} s={s} />
                <a href={caseHref(shown, one, 'move')}>{s('move')}</a>
              </div>
            ) : null}
          </li>
        </Fragment>
      ))}
      {next === -1 ? moment : null}
    </ol>
  );
}

/** A case in the list: the one that lapses first has the page's one filled button. */
function Case({
  one,
  first,
  shown,
}: {
  readonly one: StaffCase;
  readonly first: boolean;
  readonly shown: Shown;
}) {
  const { c, s, now } = shown;
  const locale = c.get('locale');
  const left = one.due === null ? null : Math.max(1, Math.floor((Date.parse(one.due) - now.getTime()) / DAY));
  const stay = one.kind === 'stay' && one.begins !== null && one.ends !== null;
  const facts = [
    one.place,
    one.persons === null ? '' : s.count('persons', one.persons),
    one.total === null ? '' : formatPrice(one.total),
  ];
  const answers = one.kind === 'stay' ? 'confirm' : one.kind === 'appointment' ? 'move' : 'answered';
  const open = one.waits || (one.kind === 'appointment' && one.state === 'booked');
  return (
    <li>
      <p className="wait-top">
        <span>{s(`kinds.${one.kind}`)}</span>
        <span className={left !== null && left <= 2 ? 'is-soon' : undefined}>
          {one.waits && left !== null ? s.count('left', left) : since(one, shown)}
        </span>
      </p>
      <b>{stay ? `${one.name}, ${spanInWords(one.begins ?? '', one.ends ?? '', locale)}` : one.name}</b>
      <p>{facts.filter((fact) => fact !== '').join(' · ')}</p>
      {one.kind !== 'stay' && one.message ? <p className="quote">{one.message}</p> : null}
      <div className="acts">
        {open ? (
          <a
            className={one.kind === 'stay' ? (first ? 'button' : 'button button--line') : undefined}
            href={caseHref(shown, one, answers)}
          >
            {s(one.kind === 'stay' ? 'open' : one.kind === 'appointment' ? 'move' : 'answered')}
          </a>
        ) : null}
        {one.kind === 'stay' ? null : <Contacts of={one} s={s} />}
      </div>
    </li>
  );
}

/** The headline counts the day in words. */
function headline({ s, desk, now }: Shown, today: string): string {
  const at = now.toISOString();
  const ahead = desk.viewings.filter(
    (one) => dayOf(one) === today && stands(one) && (one.begins ?? '') > at,
  ).length;
  const waiting = desk.counts.stay + desk.counts.contact + desk.counts.valuation;
  const parts = [
    ...(ahead > 0 ? [s.count('viewings', ahead)] : []),
    ...(waiting > 0 ? [s.count('waiting', waiting)] : []),
  ];
  const name = desk.me.name.split(' ')[0] ?? '';
  return parts.length === 0 ? s('quiet', { name }) : parts.join(', ');
}

const Rentals = ({ shown, today }: { readonly shown: Shown; readonly today: string }) => {
  const { c, s, desk } = shown;
  const locale = c.get('locale');
  const rows = desk.stays
    .flatMap((one) => [
      { one, day: one.begins ?? '', what: s('arrives') },
      { one, day: one.ends ?? '', what: s('leaves') },
    ])
    .filter(({ day }) => day >= today && day < addDays(today, 8))
    .sort((a, b) => a.day.localeCompare(b.day));
  return rows.length === 0 ? null : (
    <>
      <h2>{s('rentals')}</h2>
      <ul className="week">
        {rows.map(({ one, day, what }) => (
          <li key={one.id + what}>
            <b>{shortDay(day, locale)}</b>
            <span>{`${what} · ${one.place} · ${one.name}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

function Filters({ shown, asked }: { readonly shown: Shown; readonly asked: Asked }) {
  const { c, s, desk } = shown;
  const all = desk.counts.stay + desk.counts.contact + desk.counts.valuation;
  return (
    <nav className="desk-states" aria-label={s('todo')}>
      {[undefined, ...KINDS.filter((kind) => kind === asked.kind || desk.counts[kind] > 0)].map((kind) => (
        <a
          key={kind ?? ''}
          href={hrefOf(c, { ...asked, kind })}
          aria-current={kind === asked.kind ? 'true' : undefined}
        >
          {kind === undefined ? `${s('all')} ${all}` : `${s(`many.${kind}`)} ${desk.counts[kind]}`}
        </a>
      ))}
    </nav>
  );
}

interface Asked {
  readonly kind?: (typeof KINDS)[number] | undefined;
  /** Id of an office, or `p:` and that of a person; everybody's without. */
  readonly who?: string | undefined;
  readonly find?: string | undefined;
}

function hrefOf(c: Context<AppEnv>, { kind, who, find }: Asked, csv = false): string {
  const query = new URLSearchParams();
  if (kind !== undefined) query.set('kind', kind);
  if (who !== undefined) query.set('who', who);
  if (find !== undefined) query.set('find', find);
  if (csv) query.set('csv', '1');
  const text = query.toString();
  return pathTo('staff', c.get('locale')) + (text === '' ? '' : `?${text}`);
}

function askedOf(c: Context<AppEnv>): Asked {
  const { kind, who, find } = c.req.query();
  return {
    kind: KINDS.find((one) => one === kind),
    who: who === '' ? undefined : who?.slice(0, 80),
    find: find?.trim() === '' ? undefined : find?.slice(0, 80),
  };
}

/** Addresses behind a choice of person or office. */
function ownersOf(c: Context<AppEnv>, who: string | undefined): string[] | undefined {
  if (who === undefined) return undefined;
  const { people, offices } = c.get('site').settings.team ?? NO_TEAM;
  const emails = who.startsWith('p:')
    ? people.filter(({ id }) => `p:${id}` === who).map(({ email }) => email)
    : [
        ...people.filter(({ office }) => office === who).map(({ email }) => email),
        offices.find(({ id }) => id === who)?.email,
      ];
  return emails.flatMap((email) => (email ? [email] : [])).slice(0, 200);
}

const Page = ({ shown, asked }: { readonly shown: Shown; readonly asked: Asked }) => {
  const { c, s, desk, now } = shown;
  const { locale, site } = viewContext(c);
  const today = brusselsDay(now);
  const { people, offices } = site.settings.team ?? NO_TEAM;
  const week = Array.from({ length: 6 }, (_, n) => addDays(today, n + 2));
  const waiting = desk.counts.stay + desk.counts.contact + desk.counts.valuation;
  const found = asked.find !== undefined;
  const firstStay = desk.cases.find(({ kind, waits }) => kind === 'stay' && waits);
  return (
    <Desk at="staff" locale={locale} s={s} waiting={waiting}>
      <div className="desk-hello">
        <div>
          <p className="muted">{`${formatDayName(now.toISOString(), locale)}, ${formatClock(now.toISOString(), locale)}`}</p>
          <h1>{headline(shown, today)}</h1>
        </div>
        <form className="desk-find" action={pathTo('staff', locale)}>
          {desk.me.sees === 'all' && people.length + offices.length > 0 ? (
            <select className="input" name="who" aria-label={s('who')} defaultValue={asked.who ?? ''}>
              <option value="">{s('everybody')}</option>
              {offices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {people.map(({ id, name }) => (
                <option key={id} value={`p:${id}`}>
                  {name}
                </option>
              ))}
            </select>
          ) : null}
          <input
            className="input"
            type="search"
            name="find"
            maxLength={80}
            aria-label={s('find')}
            placeholder={s('find')}
            defaultValue={asked.find}
          />
          <button type="submit" className="button button--line">
            {s('search')}
          </button>
        </form>
      </div>
      <div className="desk-cols">
        <section className="desk-todo">
          <h2>
            {s(found ? 'found' : 'todo')}{' '}
            <span className="desk-count">{found ? desk.cases.length : waiting}</span>
          </h2>
          {found ? null : <Filters shown={shown} asked={asked} />}
          {desk.cases.length === 0 ? <p>{s(found ? 'foundNone' : 'none')}</p> : null}
          <ul className="wait">
            {desk.cases.map((one) => (
              <Case key={one.kind + one.id} one={one} first={one === firstStay} shown={shown} />
            ))}
          </ul>
          <p>
            <a href={hrefOf(c, asked, true)}>{s('csv')}</a>
          </p>
        </section>
        <section>
          <h2>{s('today')}</h2>
          <Day day={today} shown={shown} />
          <h2>{s('tomorrow')}</h2>
          <Day day={addDays(today, 1)} shown={shown} />
        </section>
        <section>
          <h2>{s('week')}</h2>
          <ul className="week">
            {week.map((day) => {
              const those = desk.viewings.filter((one) => dayOf(one) === day && stands(one));
              return (
                <li key={day}>
                  <b>{shortDay(day, locale)}</b>
                  <span>
                    {those
                      .map(({ begins, name }) => `${formatClock(begins ?? day, locale)} ${name}`)
                      .join(', ')}
                  </span>
                  <b>{those.length || ''}</b>
                </li>
              );
            })}
          </ul>
          <Rentals shown={shown} today={today} />
        </section>
      </div>
    </Desk>
  );
};

/** The day at a glance, or the same as CSV. */
export const staff: Handler<AppEnv> = (c) =>
  withSession(c, async (session) => {
    const asked = askedOf(c);
    const csv = c.req.query('csv') !== undefined;
    const owners = ownersOf(c, asked.who);
    const [desk, s] = await Promise.all([
      siteContent(c).staffDesk({
        session,
        ...(asked.kind === undefined ? {} : { kind: asked.kind }),
        ...(asked.find === undefined ? {} : { find: asked.find }),
        ...(owners === undefined ? {} : { owners }),
        ...(csv ? { most: 5000 } : {}),
      }),
      staffTexts(c),
    ]);
    if (desk.me.renewed) keepSession(c, session);
    if (csv) {
      c.header('Content-Type', 'text/csv; charset=UTF-8');
      c.header('Content-Disposition', `attachment; filename="${c.get('site').id}.csv"`);
      return c.body(caseCsv(desk.cases));
    }
    const shown = { c, s, desk, now: new Date() };
    const title = headline(shown, brusselsDay(shown.now));
    return renderPage(c, <Page shown={shown} asked={asked} />, {
      head: { title, index: false, sheets: ['staff'] },
      slim: { note: desk.me.name },
    });
  });
