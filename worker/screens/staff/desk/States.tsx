import { type Asked, hrefOf, KINDS } from './asked.ts';
import { type Shown, waitingOf } from './shown.ts';

/** Open cases by kind: links with counts. */
export function States({ shown, asked }: { readonly shown: Shown; readonly asked: Asked }) {
  const { c, s, desk } = shown;
  const all = waitingOf(shown);
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
