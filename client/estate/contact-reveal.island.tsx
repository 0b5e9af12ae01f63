import { type MouseEvent, useState } from 'react';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import { isPlainClick } from '../dom/plain-click.ts';
import { ContactCard } from '../ui/contact/ContactCard.tsx';
import type { ContactRevealProps } from '../ui/island-props.ts';
import { fetchContact } from './contact-call.ts';

interface Contact {
  readonly state: 'closed' | 'loading' | 'failed' | 'open';
  readonly person: ContactPersonView | null;
}

/**
 * The pressed link disappears when the answer comes: the focus moves to the answer (WCAG 2.4.3), unless the
 * visitor has moved it elsewhere meanwhile.
 */
const takeFocus = (answer: HTMLElement | null): void => {
  if (document.activeElement === document.body) answer?.focus({ preventScroll: true });
};

/** Contact details of an estate, fetched only when asked for (spec 1 §6); the agency's number always stays. */
export const ContactReveal = ({
  revealHref,
  dataHref,
  agency,
  person,
  texts,
  second,
}: ContactRevealProps) => {
  const [contact, setContact] = useState<Contact>({ state: person === null ? 'closed' : 'open', person });
  const reveal = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (contact.state === 'loading') return;
    setContact({ state: 'loading', person: null });
    try {
      setContact({ state: 'open', person: await fetchContact(dataHref) });
    } catch (error) {
      console.error('The contact details could not be fetched.', error);
      setContact({ state: 'failed', person: null });
    }
  };
  return (
    <ContactCard
      contact={{ revealHref, agency }}
      texts={texts}
      state={contact.state}
      person={contact.person}
      second={second}
      // Details that the server has already drawn were not asked for here, so the focus stays.
      {...(person === null ? { answerRef: takeFocus } : {})}
      onReveal={(event) => void reveal(event)}
    />
  );
};
