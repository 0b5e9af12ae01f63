import { Press } from '../parts.tsx';
import type { HomeView } from './home-view.ts';
import { toPublish } from './publish-view.ts';

interface Props {
  readonly view: HomeView;
  readonly guard: string;
  readonly action: string;
}

/** What is not online yet, field by field: what is there instead once it is dropped, and one press for each and for all. */
export function HomeDraft({ view, guard, action }: Props) {
  const { words, opened } = view;
  const { s } = words;
  const { going } = toPublish(view);
  if (opened.draft.length === 0) return null;
  return (
    <details className="home-part home-draft" id="draft">
      <summary>
        <span className="home-part__title">{s('written.draftTitle')}</span>
        <span className="home-part__said">{s.count('written.pending', opened.draft.length)}</span>
      </summary>
      <p>{s(opened.record === null ? 'written.dropNew' : 'written.dropText')}</p>
      <dl className="home-goes">
        {going.map(({ key, label, before, after, by }) => {
          const typed = opened.draft.find(({ field }) => field === key);
          return (
            <div key={key} data-key={key}>
              <dt>{label}</dt>
              <dd>
                <del>{after ?? s('written.nothing')}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{before ?? s('written.nothing')}</ins>
                <span className="muted">{by}</span>
              </dd>
              {typed === undefined ? null : (
                <dd>
                  <Press
                    action={action}
                    guard={guard}
                    label={s('written.drop', { field: label })}
                    fields={{ drop: key, seen: JSON.stringify(typed.value ?? null), mark: opened.mark }}
                    line
                  />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      <Press
        action={action}
        guard={guard}
        label={s.count('written.dropAll', opened.draft.length)}
        fields={{ dropAll: '1', mark: opened.mark }}
        line
      />
    </details>
  );
}
