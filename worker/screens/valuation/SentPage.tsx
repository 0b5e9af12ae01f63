import { ContactWay } from '#client/ui/contact/ContactWay.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { SentView } from './sent-view.ts';

/** Who will get in touch, the next steps, and the reference of the request. */
export const SentPage = ({ view }: { readonly view: SentView }) => (
  <div className="wrap">
    <div className="valuation">
      <h1>{view.heading}</h1>
      <p className="lead">{view.text}</p>
      <div className="sent__who">
        <b>{view.agency}</b>
        {view.phone === null ? null : <ContactWay icon="phone" {...view.phone} />}
        {view.hours === '' ? null : <span className="muted">{view.hours}</span>}
      </div>
      <ol className="told told--steps">
        {view.steps.map(({ when, what }) => (
          <li key={when}>
            <b>{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
      {view.reference === null ? null : (
        <p className="sent__reference">
          {view.reference.label} <b>{view.reference.text}</b>
        </p>
      )}
      <p>
        <a className="button button--line" href={view.link.href}>
          {view.link.label}
          <Icon name="arrow" />
        </a>
      </p>
    </div>
  </div>
);
