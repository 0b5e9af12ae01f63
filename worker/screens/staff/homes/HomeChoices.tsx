import type { Conflict } from '#wire/written-homes.ts';
import { Press } from '../parts.tsx';
import { type HomeView, momentOf } from './home-view.ts';
import { labelOfField, shortLabelOf, shownValue } from './home-words.ts';

interface Props {
  readonly conflicts: readonly Conflict[];
  readonly view: HomeView;
  readonly guard: string;
  readonly action: string;
  /** What is there now, by field: the value that the choice replaces. */
  readonly saved?: 'yours' | 'theirs';
}

/**
 * Fields that two people changed: both values, with who and when, and one press for each. `saved` tells which of them
 * is in the draft: of a change underneath it is the person's own.
 */
export function Choices({ conflicts, view, guard, action, saved = 'yours' }: Props) {
  if (conflicts.length === 0) return null;
  const { words, sections, opened } = view;
  const { s, locale } = words;
  const rows = sections.flatMap(({ section }) => [...section.rows, ...section.more]);
  return (
    <section className="home-clash" aria-labelledby="home-clash" role="alert">
      <h2 id="home-clash">{s('written.clashTitle')}</h2>
      <p>{s('written.clashText')}</p>
      {conflicts.map((conflict) => {
        const { field, yours, theirs, by, at } = conflict;
        const row = rows.find(({ path }) => path === field);
        const label = row === undefined ? labelOfField(field, words) : shortLabelOf(row, words);
        const mine = opened.draft.find((one) => one.field === field);
        const when = at === null ? '' : `, ${momentOf(at, locale)}`;
        const isMine = saved === 'theirs' || mine === undefined;
        const sides = [
          {
            key: 'yours',
            value: yours,
            who: isMine ? s('written.you') : `${mine.by}, ${momentOf(mine.at, locale)}`,
          },
          { key: 'theirs', value: theirs, who: `${by ?? s('written.otherWay')}${when}` },
        ] as const;
        const seen = JSON.stringify((saved === 'yours' ? yours : theirs) ?? null);
        return (
          <fieldset key={field} data-key={field}>
            <legend>{label}</legend>
            {sides.map(({ key, value, who }) => (
              <div key={key} className="home-side">
                <p>
                  <b>{shownValue(row, value, words) ?? s('written.nothing')}</b>
                  <span className="muted">{who}</span>
                </p>
                <Press
                  action={action}
                  guard={guard}
                  label={s('written.take')}
                  fields={{ choose: field, value: JSON.stringify(value ?? null), seen }}
                  line
                />
              </div>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}
