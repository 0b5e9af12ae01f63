import type { MouseEventHandler, RefCallback } from 'react';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import { ContactPerson } from './ContactPerson.tsx';
import { ContactWay } from './ContactWay.tsx';

interface Props {
  readonly contact: {
    /** Link to the same page with the details shown: works without script. */
    readonly revealHref: string;
    readonly agency: {
      readonly name: string;
      readonly phone: { readonly text: string; readonly href: string } | null;
    };
  };
  readonly texts: {
    readonly reveal: string;
    readonly loading: string;
    readonly failed: string;
    readonly retry: string;
    readonly nobody: string;
  };
  /** `open` without a person means that the agency names nobody for this estate. */
  readonly state?: 'closed' | 'loading' | 'failed' | 'open';
  readonly person: ContactPersonView | null;
  readonly onReveal?: MouseEventHandler<HTMLAnchorElement>;
  readonly second?: boolean | undefined;
  /** Called with the element that replaces the link, when it appears. */
  readonly answerRef?: RefCallback<HTMLElement>;
}

/** Contact of an estate: details only on request (spec 1 §6), the agency's own number always. */
export const ContactCard = ({
  contact,
  texts,
  state = 'closed',
  person,
  onReveal,
  second,
  answerRef,
}: Props) => {
  const { agency, revealHref } = contact;
  return (
    <div className="contact-card">
      <div aria-live="polite">
        {person ? <ContactPerson person={person} nameRef={answerRef} /> : null}
        {!person && state === 'open' ? (
          <p ref={answerRef} tabIndex={-1}>
            {texts.nobody}
          </p>
        ) : null}
        {state === 'failed' ? <p className="contact-card__failed">{texts.failed}</p> : null}
      </div>
      {!person && state !== 'open' ? (
        <a
          className={second ? 'button button--wide button--line' : 'button button--wide'}
          href={revealHref}
          rel="nofollow"
          aria-busy={state === 'loading' ? true : undefined}
          onClick={onReveal}
        >
          {state === 'loading' ? texts.loading : state === 'failed' ? texts.retry : texts.reveal}
        </a>
      ) : null}
      <p className="contact-card__agency">
        <span>{agency.name}</span>
        {agency.phone ? <ContactWay icon="phone" {...agency.phone} /> : null}
      </p>
    </div>
  );
};
