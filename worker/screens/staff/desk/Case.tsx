import { formatPrice } from '#domain/format/money.ts';
import { DOT, glued } from '#domain/format/ties.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import type { StaffCase } from '#wire/staff.ts';
import { Contacts } from './Contacts.tsx';
import { caseHref, momentOf, type Shown, since } from './shown.ts';

const DAY = 86_400_000;

/** A case in the list; the one that expires first has the only filled button of the page. */
export function Case({
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
  const viewing = one.kind === 'appointment' && one.begins !== null;
  const stay = one.kind === 'stay' && one.begins !== null && one.ends !== null;
  // So that the day on which it was asked for is not read as its own.
  const dated = viewing || stay;
  const facts = [
    one.place,
    one.reference,
    one.persons === null ? '' : s.count('persons', one.persons),
    one.total === null ? '' : glued(formatPrice(one.total, s)),
  ];
  // A request for a valuation needs no name.
  const named = one.name || one.email || one.phone || s(`kinds.${one.kind}`);
  const asksDays = one.kind === 'stay' && one.waits && one.state === 'confirmed';
  const asksStreet = one.kind === 'appointment' && one.waits;
  // What waits leads to its answer; anything else is opened, with all that can be done with it.
  const answers = { stay: 'confirm', appointment: 'move', contact: 'answered', valuation: 'answered' };
  const action = one.waits || one.state === 'booked' ? (asksDays ? 'move' : answers[one.kind]) : undefined;
  const label = { stay: 'open', appointment: 'move', contact: 'answered', valuation: 'answered' } as const;
  return (
    <li data-key={one.kind + one.id}>
      <p className="wait-top">
        <span>{s(`kinds.${one.kind}`)}</span>
        <span className={left !== null && left <= 2 ? 'is-soon' : undefined}>
          {one.waits && left !== null
            ? s.count('left', left)
            : dated
              ? s('asked', { when: since(one, shown) })
              : since(one, shown)}
        </span>
      </p>
      <b>
        <a href={caseHref(shown, one)}>
          {stay ? `${named}, ${spanInWords(one.begins ?? '', one.ends ?? '', locale)}` : named}
        </a>
      </b>
      {viewing ? <p>{momentOf(one, locale)}</p> : null}
      {asksDays || asksStreet ? <p className="is-soon">{s(asksDays ? 'asksDays' : 'asksStreet')}</p> : null}
      <p>{facts.filter((fact) => fact !== '').join(DOT)}</p>
      {one.kind !== 'stay' && one.message ? <p className="quote">{one.message}</p> : null}
      <div className="acts">
        {asksStreet ? <a href={caseHref(shown, one, 'confirm')}>{s('confirm')}</a> : null}
        <a
          className={
            one.kind === 'stay' && one.waits ? (first ? 'button' : 'button button--line') : undefined
          }
          href={caseHref(shown, one, action)}
        >
          {s(action === undefined ? 'view' : label[one.kind])}
        </a>
        {one.kind === 'stay' ? null : <Contacts of={one} s={s} />}
      </div>
    </li>
  );
}
