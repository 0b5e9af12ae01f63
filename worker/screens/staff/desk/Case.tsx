import { formatPrice } from '../../../../domain/format/money.ts';
import { spanInWords } from '../../../../domain/stays/day-words.ts';
import type { StaffCase } from '../../../../wire/staff.ts';
import { Contacts } from './Contacts.tsx';
import { caseHref, type Shown, since } from './shown.ts';

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
  const stay = one.kind === 'stay' && one.begins !== null && one.ends !== null;
  const facts = [
    one.place,
    one.persons === null ? '' : s.count('persons', one.persons),
    one.total === null ? '' : formatPrice(one.total),
  ];
  const answers = one.kind === 'stay' ? 'confirm' : one.kind === 'appointment' ? 'move' : 'answered';
  const open = one.waits || (one.kind === 'appointment' && one.state === 'booked');
  return (
    <li data-key={one.kind + one.id}>
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
