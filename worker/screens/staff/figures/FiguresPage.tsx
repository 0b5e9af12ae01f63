import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { formatMonthDay } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import { sumOfShown } from '#domain/interest/few.ts';
import {
  byInterest,
  sizeOf,
  totalOf,
  weeklyOf,
  withoutQuestions,
  withoutViews,
} from '#domain/interest/figures.ts';
import type { Measure } from '#domain/interest/measures.ts';
import { pathTo } from '#domain/routes.ts';
import { addDays } from '#domain/stays/day.ts';
import { type FigureHome, type Figures, SPAN_NAMES, SPANS, type Span } from '#wire/figures.ts';
import { cellIn } from '../cell-words.ts';
import type { StaffTexts } from '../texts.ts';
import { AnswerTimes, Forms, Nights, Searches } from './FigureParts.tsx';
import { Bar, Csv, Part } from './figure-drawing.tsx';
import type { FigureFile } from './figure-files.ts';
import { type Speaking, totalIn } from './figure-words.ts';

interface FiguresProps {
  readonly figures: Figures;
  readonly span: Span;
  /** The day in Brussels. */
  readonly today: string;
  readonly hrefOf: (span: Span, file?: FigureFile) => string;
  readonly speaking: Speaking;
}

/** Homes in a list of the page; the file has all. */
const MOST_HOMES = 12;

/** Homes that visitors can ask for. */
const offeredOf = (homes: readonly FigureHome[]): FigureHome[] => homes.filter(({ offered }) => offered);

/** What stands first: how many homes are looked at and not asked for; else what the page is, or that nothing is there yet. */
export function headlineOf({ weeks, counted, homes }: Figures, s: StaffTexts): string {
  if (!counted) return s('figures.off');
  if (weeks.length === 0) return s('figures.running');
  const silent = withoutQuestions(offeredOf(homes)).length;
  return silent === 0 ? s('figures.title') : s.count('figures.silent', silent);
}

const homeHref = ({ kind, id }: FigureHome, { context }: Speaking): string =>
  pathTo('staff-home', context.locale, { kind, id });

function Home({
  home,
  of,
  speaking,
}: {
  readonly home: FigureHome;
  readonly of: number;
  readonly speaking: Speaking;
}) {
  const { s } = speaking;
  const opened = totalOf(home.weeks, 'opened');
  return (
    <li>
      <b>
        <a href={homeHref(home, speaking)}>{home.name}</a>
      </b>
      <span className="fg-note">
        {[home.city, home.pictures === 0 ? s('homes.noPictures') : ''].filter((one) => one !== '').join(DOT)}
      </span>
      <span className="fg-n">{s('figures.openedTimes', { n: cellIn(opened, s) })}</span>
      <span className="fg-n fg-n--less">
        {s('figures.storedTimes', { n: cellIn(totalOf(home.weeks, 'kept'), s) })}
      </span>
      <Bar part={sizeOf(opened)} of={of} />
    </li>
  );
}

function Homes({ homes, speaking }: { readonly homes: readonly FigureHome[]; readonly speaking: Speaking }) {
  const most = Math.max(0, ...homes.map(({ weeks }) => sizeOf(totalOf(weeks, 'opened'))));
  return (
    <ul className="fg-rank">
      {homes.slice(0, MOST_HOMES).map((home) => (
        <Home key={`${home.kind}/${home.id}`} home={home} of={most} speaking={speaking} />
      ))}
    </ul>
  );
}

/** Of how many homes a list shows the first. */
const More = ({ n, s }: { readonly n: number; readonly s: StaffTexts }) =>
  n <= MOST_HOMES ? null : (
    <p className="muted">{s('figures.moreHomes', { n: String(n), shown: String(MOST_HOMES) })}</p>
  );

const TOTALS = ['opened', 'kept', 'questions', 'viewings'] as const satisfies readonly Measure[];

function Totals({ figures, speaking: { s } }: Pick<FiguresProps, 'figures' | 'speaking'>) {
  return (
    <Part title={s('figures.all')} whole>
      <dl className="fg-totals">
        {TOTALS.map((measure) => (
          <div key={measure}>
            <dt>{s(`figures.measures.${measure}`)}</dt>
            <dd>{totalIn(sumOfShown(weeklyOf(figures, figures.weeks, measure)), s)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The lists of homes: looked at and not asked for, most looked at, hardly looked at. */
function OfHomes({ figures, span, hrefOf, speaking }: FiguresProps) {
  const { s } = speaking;
  const offered = offeredOf(figures.homes);
  const [silent, seen, unseen] = [withoutQuestions(offered), byInterest(offered), withoutViews(offered)];
  return (
    <>
      {silent.length === 0 ? null : (
        <Part title={s('figures.silentTitle')} note={s('figures.silentNote')}>
          <Homes homes={silent} speaking={speaking} />
          <More n={silent.length} s={s} />
        </Part>
      )}
      <Part title={s('figures.seenTitle')} note={s('figures.seenNote')}>
        {seen.length === 0 ? <p>{s('figures.seenNone')}</p> : <Homes homes={seen} speaking={speaking} />}
        <More n={seen.length} s={s} />
        <Csv href={hrefOf(span, 'homes')} s={s} of={s('figures.seenTitle')} />
      </Part>
      {unseen.length === 0 ? null : (
        <Part title={s('figures.unseenTitle')} note={s('figures.unseenNote')}>
          <Homes homes={unseen} speaking={speaking} />
          <More n={unseen.length} s={s} />
        </Part>
      )}
    </>
  );
}

function Spans({ figures: { weeks }, span, hrefOf, speaking: { context, s } }: FiguresProps) {
  const { locale } = context;
  const day = (one: string | undefined): string =>
    one === undefined ? '' : formatMonthDay(`${one}T12:00:00Z`, locale);
  const last = weeks.at(-1);
  return (
    <>
      {last === undefined ? null : (
        <p className="muted">{s('figures.between', { from: day(weeks[0]), to: day(addDays(last, 6)) })}</p>
      )}
      <nav className="desk-states" aria-label={s('figures.span')}>
        {SPAN_NAMES.map((one) => (
          <a key={one} href={hrefOf(one)} aria-current={one === span ? 'true' : undefined}>
            {s('figures.weeks', { n: String(SPANS[one]) })}
          </a>
        ))}
      </nav>
    </>
  );
}

/** The agency's figures: of visitors by closed weeks, in cells that name nobody, and of its own work and nights. */
export function FiguresPage(props: FiguresProps) {
  const { figures, span, today, hrefOf, speaking } = props;
  const { context, s } = speaking;
  const { weeks, counted, searches, me } = figures;
  const own = { href: (file: FigureFile) => hrefOf(span, file), speaking };
  return (
    <>
      <div className="desk-hello">
        <h1>{headlineOf(figures, s)}</h1>
      </div>
      <Spans {...props} />
      {me.sees === 'all' ? null : <p className="muted">{s('figures.own')}</p>}
      {counted ? null : <StatusMessage tone="info" title={s('figures.offText')} />}
      {counted && weeks.length === 0 ? (
        <p>
          {s('figures.runningText', { day: formatMonthDay(`${figures.next}T12:00:00Z`, context.locale) })}
        </p>
      ) : null}
      <div className="fg">
        {weeks.length === 0 ? null : (
          <>
            {me.sees === 'all' ? <Totals figures={figures} speaking={speaking} /> : null}
            <OfHomes {...props} />
            {searches === null ? null : <Searches searches={searches} {...own} />}
            {me.sees === 'all' ? <Forms figures={figures} {...own} /> : null}
          </>
        )}
        <AnswerTimes answers={figures.answers} {...own} />
        <Nights nights={figures.nights} today={today} {...own} />
        <Part title={s('figures.how')} whole>
          <p>{s('figures.howText')}</p>
        </Part>
      </div>
    </>
  );
}
