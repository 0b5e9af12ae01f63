import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import type { OwnSite } from '#wire/own-site.ts';
import { toOffices } from '#worker/estate/team/team-view.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { Press } from '../parts.tsx';
import type { Above } from './PartPage.tsx';
import { NEW, type PartName, partOf } from './site-table.ts';
import { type SiteWords, saidRow } from './site-words.ts';

interface Props {
  readonly own: OwnSite;
  readonly context: ViewContext;
  readonly words: SiteWords;
  readonly action: string;
  readonly guard: string;
  readonly above: Above | null;
  readonly hrefOf: (part: PartName, id?: string) => string;
}

/** The offices with their hours in short. */
function Offices({ context, words: { s }, hrefOf }: Props) {
  return (
    <section aria-labelledby="offices">
      <h2 id="offices">{s('site.offices')}</h2>
      <ul className="own-list">
        {toOffices(null, context).map(({ id, name, hours }) => (
          <li key={id} data-key={id}>
            <b>{name}</b>
            <p className="muted">
              {hours === null
                ? s('site.noHours')
                : hours.days.map(({ days, times }) => `${days} ${times}`).join('; ')}
            </p>
            <p className="own-links">
              <a href={hrefOf('hours', id)} aria-label={`${s('site.parts.hours')}: ${name}`}>
                {s('site.parts.hours')}
              </a>
              <a href={hrefOf('office', id)} aria-label={`${s('site.parts.office')}: ${name}`}>
                {s('site.parts.office')}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="own-links">
        <a href={hrefOf('office', NEW)}>{s('site.addOffice')}</a>
      </p>
    </section>
  );
}

function People({ own, words: { s }, hrefOf }: Props) {
  return (
    <section aria-labelledby="people">
      <h2 id="people">{s('site.peopleTitle')}</h2>
      <ul className="own-list">
        {(own.site.settings.team?.people ?? []).map(({ id, name, phone, mobile }) => (
          <li key={id} data-key={id}>
            <p className="own-links">
              <a href={hrefOf('person', id)}>{name}</a>
              <span className="muted">{mobile ?? phone ?? ''}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="own-links">
        <a href={hrefOf('person', NEW)}>{s('site.addPerson')}</a>
      </p>
    </section>
  );
}

/** Whether erasing a person has left its mark in a value: what it was cannot be put back. */
const isErased = (value: unknown): boolean =>
  value === '…' || (typeof value === 'object' && value !== null && Object.values(value).some(isErased));

/** The last changes, each with the button that puts it back. */
function Log({ own: { log, site }, words, action, guard }: Props) {
  const { s, locale } = words;
  return (
    <section aria-labelledby="log">
      <h2 id="log">{s('site.log.title')}</h2>
      {log.length === 0 ? <p className="muted">{s('site.log.none')}</p> : null}
      <ul className="own-list">
        {log.map(({ number, at, by, putBack, rows }) => (
          <li key={number} data-key={String(number)}>
            <p className="muted">
              <time dateTime={at}>{`${formatDayName(at, locale)}, ${formatClock(at, locale)}`}</time>
              {`${DOT}${by ?? s('site.log.someone')}`}
              {putBack === null ? '' : `${DOT}${s('site.log.didPutBack')}`}
            </p>
            {rows.map((row) => (
              <p key={row.path}>{saidRow(row, site, words)}</p>
            ))}
            {rows.some(({ before }) => isErased(before)) ? null : (
              <Press
                action={action}
                guard={guard}
                label={s('site.log.putBack')}
                fields={{ back: String(number) }}
                line
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Parts of the agency as a whole. */
const WHOLE = ['agency', 'menus', 'legal', 'look', 'rules'] as const satisfies readonly PartName[];

/** The settings of a site that its people change: by part, with the last changes. */
export function SitePage(props: Props) {
  const { own, words, above, hrefOf } = props;
  const { s } = words;
  const parts = WHOLE.filter((part) => partOf(own.site, part, null) !== null);
  return (
    <div className="own-page">
      <h1>{s('site.title')}</h1>
      <p>{s('site.lead')}</p>
      {above === null ? null : (
        <StatusMessage tone={above.tone} title={above.title} live>
          {above.text === undefined ? null : <p>{above.text}</p>}
        </StatusMessage>
      )}
      <Offices {...props} />
      <People {...props} />
      <section aria-labelledby="agency">
        <h2 id="agency">{s('site.agencyTitle')}</h2>
        <ul className="own-list">
          {parts.map((part) => (
            <li key={part}>
              <p className="own-links">
                <a href={hrefOf(part)}>{s(`site.parts.${part}`)}</a>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <Log {...props} />
      <p className="muted">{s('site.operator')}</p>
    </div>
  );
}
