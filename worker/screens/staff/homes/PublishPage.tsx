import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { unitOf } from '#domain/fields/record-paths.ts';
import { formatPrice } from '#domain/format/money.ts';
import { glued } from '#domain/format/ties.ts';
import type { Ask } from '#wire/written-homes.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { Press } from '../parts.tsx';
import { Choices } from './HomeChoices.tsx';
import type { Notice } from './HomePage.tsx';
import { type HomeHrefs, partHref } from './home-paths.ts';
import { type HomeView, momentOf } from './home-view.ts';
import { endingChoices, isHiddenHome } from './layer-view.ts';
import { type Missing, toPublish } from './publish-view.ts';

interface Props {
  readonly view: HomeView;
  readonly guard: string;
  readonly hrefs: HomeHrefs;
  readonly notice: Notice | null;
  /** Improbable values, asked about once. */
  readonly asks: readonly Ask[];
  readonly sure: readonly string[];
  readonly now: Date;
}

const MissingList = ({
  list,
  view,
  href,
}: {
  readonly list: readonly Missing[];
  readonly view: HomeView;
  readonly href: string;
}) => (
  <ul className="home-missing">
    {list.map(({ key, text, section, unit }) => (
      <li key={key} data-key={key}>
        <span>{text}</span>
        {section === null && unit === undefined ? null : (
          <a
            href={partHref(href, { part: section ?? undefined, unit: unit ?? null })}
            aria-label={`${view.words.s('written.answer')}: ${text}`}
          >
            {view.words.s('written.answer')}
          </a>
        )}
      </li>
    ))}
  </ul>
);

/** An improbable price, with one press for each answer. */
function Asked({
  ask,
  view,
  guard,
  hrefs,
  sure,
}: { readonly ask: Ask } & Pick<Props, 'view' | 'guard' | 'hrefs' | 'sure'>) {
  const { s, t } = view.words;
  const id = `asked-${ask.field.replace(/[.[\]]/g, '-')}`;
  const [value, last] = [ask.value, ask.last].map((price) => glued(formatPrice(price, t)));
  return (
    <section className="home-clash" role="alert" aria-labelledby={id}>
      {unitOf(ask.field) === null ? null : <p>{view.described(ask.field).label}</p>}
      <h2 id={id}>{s('written.askTitle', { value: value ?? '' })}</h2>
      <p>{s('written.askText', { last: last ?? '' })}</p>
      <div className="acts">
        {ask.likely === null ? null : (
          <Press
            action={hrefs.publish}
            guard={guard}
            label={s('written.askLikely', { value: glued(formatPrice(ask.likely, t)) })}
            fields={{
              correct: ask.field,
              value: JSON.stringify(ask.likely),
              seen: JSON.stringify(ask.value),
            }}
          />
        )}
        <Press
          action={hrefs.publish}
          guard={guard}
          label={s('written.askSure', { value: value ?? '' })}
          fields={{ mark: view.opened.mark, sure: [...sure, ask.field].join(',') }}
          line
        />
      </div>
    </section>
  );
}

/** Before publishing: what is missing, what the law demands, what goes out, and then one press. */
export function PublishPage({ view, guard, hrefs, notice, asks, sure, now }: Props) {
  const { words, opened, conflicts } = view;
  const { s, locale } = words;
  const { stops, law, nice, isMarked, going, again } = toPublish(view);
  const ends = endingChoices(opened, words);
  const isNothing = going.length === 0 && opened.draft.length === 0 && opened.state !== 'withdrawn';
  const mayPress = stops.length === 0 && conflicts.length === 0 && asks.length === 0 && !isNothing;
  return (
    <div className="home-page">
      <p>
        <a href={hrefs.home}>{view.name}</a>
      </p>
      <h1>{s('written.publishTitle')}</h1>
      {notice === null ? null : (
        <StatusMessage tone={notice.tone} title={notice.title} live>
          {notice.text === undefined ? null : <p>{notice.text}</p>}
        </StatusMessage>
      )}
      {asks.map((ask) => (
        <Asked key={ask.field} ask={ask} view={view} guard={guard} hrefs={hrefs} sure={sure} />
      ))}
      <Choices conflicts={conflicts} view={view} guard={guard} action={hrefs.home} />
      {stops.length === 0 ? null : (
        <section className="home-stops">
          <h2>{s('written.stops')}</h2>
          <MissingList list={stops} view={view} href={hrefs.home} />
        </section>
      )}
      {law.length === 0 ? null : (
        <section>
          <h2>{s('written.lawAsks')}</h2>
          <p className="muted">{s('written.lawMay')}</p>
          <MissingList list={law} view={view} href={hrefs.home} />
        </section>
      )}
      {nice.length === 0 ? null : (
        <section>
          <h2>{s('written.nice')}</h2>
          <MissingList list={nice} view={view} href={hrefs.home} />
        </section>
      )}
      {stops.length + law.length + nice.length === 0 ? <p>{s('written.complete')}</p> : null}
      <section>
        <h2>{s('written.goesOut')}</h2>
        {isNothing ? <p>{s('written.allOnline')}</p> : null}
        <dl className="home-goes">
          {going.map(({ key, label, before, after, isPlain, by }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                {opened.record === null || isPlain ? null : (
                  <>
                    <del>{before ?? s('written.nothing')}</del> <span aria-hidden="true">→</span>{' '}
                  </>
                )}
                {isPlain ? null : <ins>{after ?? s('written.nothing')}</ins>}
                <span className="muted">{by}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      {ends.length === 0 ? null : (
        <section>
          <h2>{s('written.layer.endsTitle')}</h2>
          <p className="muted">{s('written.layer.endsText')}</p>
          <dl className="home-goes">
            {ends.map(({ field, title, said }) => (
              <div key={field}>
                <dt>{title}</dt>
                <dd>
                  <del>{said}</del>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {mayPress ? (
        <>
          <section>
            <h2>{s('written.happens')}</h2>
            <dl className="case-facts">
              <div>
                <dt>{s('written.now')}</dt>
                <dd>
                  {s(
                    isHiddenHome(opened)
                      ? 'written.layer.unseen'
                      : isMarked
                        ? 'written.nowText'
                        : 'written.nowUnmarked',
                  )}
                </dd>
              </div>
              <div>
                <dt>{momentOf(new Date(now.getTime() + 600_000).toISOString(), locale)}</dt>
                <dd>
                  <Unbroken>{s('written.laterText')}</Unbroken>
                </dd>
              </div>
            </dl>
          </section>
          <div className="home-bar">
            <Press
              action={hrefs.publish}
              guard={guard}
              label={opened.record === null ? s('written.putOnline') : s('written.publish')}
              fields={{ mark: opened.mark }}
            />
            <p>{again}</p>
          </div>
        </>
      ) : null}
    </div>
  );
}
