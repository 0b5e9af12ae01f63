import type { RefCallback } from 'react';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import { ContactWay } from './ContactWay.tsx';
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
          {person.href ? <a href={person.href}>{person.name}</a> : person.name}
        </b>
        {person.description ? <span lang={person.lang}>{person.description}</span> : null}
        {person.languages ? <span>{person.languages}</span> : null}
      </div>
    </div>
    <ul className="contact-ways">
      {person.phones.map((phone) => (
        <li key={phone.href}>
          <ContactWay icon="phone" {...phone} />
        </li>
      ))}
      {person.whatsapp ? (
        <li>
          <ContactWay icon="chat" {...person.whatsapp} />
        </li>
      ) : null}
      {person.email ? (
        <li>
          <ContactWay icon="mail" {...person.email} />
        </li>
      ) : null}
    </ul>
  </div>
);
