import type { RefCallback } from 'react';
import type { ContactPersonView } from '../../../domain/views/estate-page.ts';
import { Icon } from '../Icon.tsx';
import { Portrait } from './Portrait.tsx';

interface Props {
  readonly person: ContactPersonView;
  /** Called with the name's element when it appears, so that the focus can move there. */
  readonly nameRef?: RefCallback<HTMLElement> | undefined;
}

/** Contact person of an estate, and how to reach them. */
export const ContactPerson = ({ person, nameRef }: Props) => (
  <div className="contact-person">
    <div className="person">
      <Portrait portrait={person.portrait} name={person.name} initials={person.initials} />
      <div>
        <b ref={nameRef} tabIndex={-1}>
          {person.name}
        </b>
        {person.description ? <span lang={person.lang}>{person.description}</span> : null}
        {person.languages ? <span>{person.languages}</span> : null}
      </div>
    </div>
    <ul className="contact-ways">
      {person.phones.map((phone) => (
        <li key={phone.href}>
          <a className="icon-text" href={phone.href}>
            <Icon name="phone" small />
            {phone.text}
          </a>
        </li>
      ))}
      {person.whatsapp ? (
        <li>
          <a className="icon-text" href={person.whatsapp.href}>
            <Icon name="chat" small />
            {person.whatsapp.text}
          </a>
        </li>
      ) : null}
      {person.email ? (
        <li>
          <a className="icon-text" href={person.email.href}>
            <Icon name="mail" small />
            <span>{person.email.text}</span>
          </a>
        </li>
      ) : null}
    </ul>
  </div>
);
