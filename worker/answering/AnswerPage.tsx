import { Icon } from '#client/ui/Icon.tsx';
import { Measure } from '#client/ui/Measure.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import type { AnswerView } from './answer-view.ts';
import type { FactView } from './case-words.ts';
import { FIELDS } from './fields.ts';
import type { AboutView } from './input.ts';
import { Press } from './parts/Press.tsx';
import type { WeeksView } from './weeks.ts';

const TILE = { name: 'case', boxes: [{ from: 0, width: '6.5rem', shape: 4 / 3 }] } as const;

const About = ({ about: { title, place, href, picture } }: { readonly about: AboutView }) => (
  <a className="case-home" href={href ?? undefined}>
    {picture === null ? null : <Picture picture={picture} tile={TILE} alt="" eager />}
    <span>
      <b>{title}</b>
      <span className="muted">{place}</span>
    </span>
  </a>
);

const Span = ({ span }: { readonly span: NonNullable<AnswerView['span']> }) => (
  <p className="case-span">
    <b>{span.from}</b>
    <Measure />
    <b>{span.to}</b>
    <span className="muted">{span.nights}</span>
  </p>
);

/** Calendar weeks, hidden from screen readers, which get the same content as text. */
const Weeks = ({ weeks }: { readonly weeks: WeeksView }) => (
  <div>
    <div className="case-weeks" aria-hidden="true">
      {weeks.weekdays.map((name) => (
        <span key={name} className="muted">
          {name}
        </span>
      ))}
      {weeks.days.map(({ day, number, looks }) => (
        <span key={day} className={['day', ...looks.map((look) => `day--${look}`)].join(' ')}>
          <span>{number}</span>
        </span>
      ))}
    </div>
    {weeks.words === null ? null : <p className="muted">{weeks.words}</p>}
  </div>
);

const Fact = ({ fact: { label, text, links = [] } }: { readonly fact: FactView }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {text}
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.text}
        </a>
      ))}
    </dd>
  </div>
);

const MARKS = { done: 'check', past: 'info' } as const;

/** Page of a link in a mail to the agency: the complete case, and one button (look, "Answer pages"). */
export const AnswerPage = ({ view, t }: { readonly view: AnswerView; readonly t: Translator }) => (
  <div className="case case-width">
    {view.back === null ? null : (
      <p>
        <a href={view.back.href}>{view.back.label}</a>
      </p>
    )}
    {/* A case that still waits for an answer is neither done nor past. */}
    {view.look === 'ask' || (view.look === 'past' && view.acts.length > 0) ? null : (
      <span className={`case-mark case-mark--${view.look}`}>
        <Icon name={MARKS[view.look]} />
      </span>
    )}
    <div>
      {view.kick.length === 0 ? null : <p className="muted">{view.kick.join(' · ')}</p>}
      <h1>{view.heading}</h1>
      {view.lead === null ? null : <p className="case-lead">{view.lead}</p>}
    </div>
    {view.mailed === null ? null : <StatusMessage tone="good" title={view.mailed} live />}
    {view.about === null ? null : <About about={view.about} />}
    {view.span === null ? null : <Span span={view.span} />}
    {view.weeks === null ? null : <Weeks weeks={view.weeks} />}
    {view.facts.length === 0 ? null : (
      <dl className="case-facts">
        {view.facts.map((fact) => (
          <Fact key={fact.label} fact={fact} />
        ))}
      </dl>
    )}
    {view.quotes.map(({ title, text }) => (
      <figure key={title} className="case-said">
        <figcaption className="muted">{title}</figcaption>
        <blockquote>{text}</blockquote>
      </figure>
    ))}
    {view.press === null ? null : <Press press={view.press} t={t} />}
    {view.acts.length === 0 ? null : (
      <nav className="case-acts" aria-label={t('answers.actions')}>
        {view.acts.map(({ label, href }) => (
          <a key={href} className="button button--line" href={href}>
            {label}
          </a>
        ))}
      </nav>
    )}
    {view.desk === null ? null : (
      <p>
        <a href={view.desk.href}>{view.desk.label}</a>
      </p>
    )}
    {view.renew === null ? null : (
      <form action={view.renew} method="post">
        <button type="submit" className="button button--line" name={FIELDS.renew} value="1">
          <Icon name="mail" />
          {t('answers.renew')}
        </button>
      </form>
    )}
  </div>
);
