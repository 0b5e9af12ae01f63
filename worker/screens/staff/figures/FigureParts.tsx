import { tied } from '#domain/format/ties.ts';
import { sizeOf } from '#domain/interest/figures.ts';
import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import type { Figures } from '#wire/figures.ts';
import { cellIn } from '../cell-words.ts';
import { Bar, Bars, Csv, Part } from './figure-drawing.tsx';
import type { FigureFile } from './figure-files.ts';
import { budgetRows, fewRows, formRows, placeRows, type WeeklyRow } from './figure-tables.ts';
import { type Speaking, timeIn } from './figure-words.ts';

interface OfFile {
  readonly href: (file: FigureFile) => string;
  readonly speaking: Speaking;
}

/** Rows of a list on the page; the file has all. */
const MOST_ROWS = 12;

function Rows({
  rows,
  speaking: { s },
}: {
  readonly rows: readonly WeeklyRow[];
  readonly speaking: Speaking;
}) {
  const most = Math.max(0, ...rows.map(({ total }) => sizeOf(total)));
  return (
    <ul className="fg-rank">
      {rows.slice(0, MOST_ROWS).map(({ key, name, total }) => (
        <li key={key}>
          <b>{tied(name)}</b>
          <span className="fg-n">{cellIn(total, s)}</span>
          <Bar part={sizeOf(total)} of={most} />
        </li>
      ))}
    </ul>
  );
}

/** What visitors looked for and hardly found; the places and budgets of the other searches. */
export function Searches({
  searches,
  href,
  speaking,
}: OfFile & { readonly searches: NonNullable<Figures['searches']> }) {
  const { context, s } = speaking;
  const few = fewRows(searches, speaking);
  const offer = pathTo('offer', context.locale);
  const hasRentals = context.site.settings.features.includes('rentals');
  return (
    <>
      <Part
        title={s('figures.fewTitle')}
        note={[s('figures.fewNote'), ...(hasRentals ? [s('figures.fewOfHomes')] : [])].join(' ')}
      >
        {few.length === 0 ? (
          <p>{s('figures.fewNone')}</p>
        ) : (
          <ul className="fg-rank">
            {few.slice(0, MOST_ROWS).map(({ key, name, total }) => (
              <li key={key}>
                <b>
                  <a href={`${offer}?${key}`}>{tied(name)}</a>
                </b>
                <span className="fg-n">{s('figures.searched', { n: cellIn(total, s) })}</span>
              </li>
            ))}
          </ul>
        )}
        <Csv href={href('searches')} of={s('figures.fewTitle')} s={s} />
      </Part>
      {searches.places.length === 0 ? null : (
        <Part title={s('figures.placesTitle')} note={s('figures.placesNote')}>
          <Rows rows={placeRows(searches, speaking)} speaking={speaking} />
          <Csv href={href('places')} of={s('figures.placesTitle')} s={s} />
        </Part>
      )}
      {searches.budgets.length === 0 ? null : (
        <Part title={s('figures.budgetsTitle')} note={s('figures.placesNote')}>
          <Rows rows={budgetRows(searches, speaking)} speaking={speaking} />
          <Csv href={href('budgets')} of={s('figures.budgetsTitle')} s={s} />
        </Part>
      )}
    </>
  );
}

/** By which form, on which page, visitors asked. */
export const Forms = ({ figures, href, speaking }: OfFile & { readonly figures: Figures }) => {
  const { s } = speaking;
  return (
    <Part title={s('figures.formsTitle')} note={s('figures.formsNote')}>
      <Rows rows={formRows(figures, speaking)} speaking={speaking} />
      <Csv href={href('forms')} of={s('figures.formsTitle')} s={s} />
    </Part>
  );
};

/** Until when half of the requests were answered, by person. */
export function AnswerTimes({ answers, href, speaking }: OfFile & Pick<Figures, 'answers'>) {
  const { s } = speaking;
  return (
    <Part title={s('figures.answersTitle')} note={s('figures.answersNote')}>
      {answers.length === 0 ? (
        <p>{s('figures.answersNone')}</p>
      ) : (
        <>
          <table className="fg-table">
            <thead>
              <tr>
                <th scope="col">{s('figures.heads.who')}</th>
                <th scope="col">{s('figures.heads.kind')}</th>
                <th scope="col">{s('figures.heads.time')}</th>
              </tr>
            </thead>
            <tbody>
              {answers.map(({ who, kind, half }) => (
                <tr key={`${kind} ${who}`}>
                  <th scope="row">{who ?? s('figures.nobody')}</th>
                  <td>{s(`figures.answered.${kind}`)}</td>
                  <td>{timeIn(half, s)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Csv href={href('answers')} of={s('figures.answersTitle')} s={s} whole />
        </>
      )}
    </Part>
  );
}

const monthIn = (month: string, locale: Locale, form: 'short' | 'long'): string =>
  new Intl.DateTimeFormat(languageOf(locale).tag, { month: form, timeZone: 'UTC' }).format(
    new Date(`${month}T00:00:00Z`),
  );

/** How many nights of the holiday homes are taken, month by month. */
export function Nights({
  nights,
  today,
  href,
  speaking,
}: OfFile & Pick<Figures, 'nights'> & { readonly today: string }) {
  const { context, s } = speaking;
  if (nights.length === 0) return null;
  const { locale } = context;
  const present = today.slice(0, 7);
  const months = nights.map(({ month, nights: all, taken }) => ({
    month,
    percent: all === 0 ? 0 : Math.round((taken / all) * 100),
    now: month.slice(0, 7) === present,
  }));
  const title = s('figures.nightsTitle');
  return (
    <Part title={title} note={s('figures.nightsNote')}>
      <Bars
        label={s('figures.nightsLabel')}
        bars={months.map(({ month, ...bar }) => ({ ...bar, name: monthIn(month, locale, 'short') }))}
      />
      <details>
        <summary>{s('figures.asTable')}</summary>
        <table className="fg-table">
          <thead>
            <tr>
              <th scope="col">{s('figures.heads.month')}</th>
              <th scope="col">{s('figures.heads.taken')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, percent }) => (
              <tr key={month}>
                <th scope="row">{`${monthIn(month, locale, 'long')} ${month.slice(0, 4)}`}</th>
                <td>{`${percent}\u00A0%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Csv href={href('nights')} of={title} s={s} whole />
    </Part>
  );
}
