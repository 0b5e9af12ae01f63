import { pathTo } from '#domain/routes.ts';
import { FindButton } from '../parts.tsx';
import { type Asked, teamOf } from './asked.ts';
import type { Shown } from './shown.ts';

/** Search by name, address and reference; staff who may see all cases also choose person or office. */
export function Find({ shown: { c, s, desk }, asked }: { readonly shown: Shown; readonly asked: Asked }) {
  const { people, offices } = teamOf(c);
  return (
    <form className="desk-find" action={pathTo('staff', c.get('locale'))}>
      <input
        className="input"
        type="search"
        name="find"
        maxLength={80}
        aria-label={s('find')}
        placeholder={s('find')}
        defaultValue={asked.find}
      />
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
      <FindButton s={s} />
    </form>
  );
}
