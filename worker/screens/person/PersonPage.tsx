import { ContactWay } from '#client/ui/contact/ContactWay.tsx';
import { Portrait } from '#client/ui/contact/Portrait.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { PageNumbers } from '../../results/PageNumbers.tsx';
import type { PersonPageView } from './person-view.ts';

interface Props {
  readonly view: PersonPageView;
  readonly t: Translator;
}

/** How to reach a person, and at which office. */
const Ways = ({ view: { person, office, teamHref }, t }: Props) => (
  <ul className="contact-ways">
    {person.phones.map((phone) => (
      <li key={phone.href}>
        <ContactWay icon="phone" {...phone} />
      </li>
    ))}
    {person.whatsapp === null ? null : (
      <li>
        <ContactWay icon="chat" {...person.whatsapp} />
      </li>
    )}
    {person.email === null ? null : (
      <li>
        <ContactWay icon="mail" {...person.email} />
      </li>
    )}
    {office === null ? null : (
      <li>
        <a className="icon-text" href={office.href} rel="nofollow">
          <Icon name="right" small />
          {office.place === '' ? office.name : `${office.name}, ${office.place}`}
        </a>
      </li>
    )}
    <li>
      <a className="icon-text" href={teamHref}>
        <Icon name="right" small />
        {t('team.page.all')}
      </a>
    </li>
  </ul>
);

const Homes = ({ view: { person, homes }, t }: Props) => {
  const heading = t('team.page.homes', { name: person.name });
  if (homes === null)
    return (
      <StatusMessage tone="warning" title={t('content.estatesFailed')}>
        <p>{t('home.newestFailedHint')}</p>
      </StatusMessage>
    );
  if (homes.cards.length === 0) return null;
  return (
    <section className="person-page__homes" aria-labelledby="homes">
      <h2 id="homes">{heading}</h2>
      <p className="muted">{homes.counted}</p>
      <EstateGrid cards={homes.cards} label={heading} />
      <PageNumbers numbers={homes.pages} t={t} />
    </section>
  );
};

/** A person of the agency: face and name, how to reach them, what they look after, and their homes on offer. */
export const PersonPage = (props: Props) => {
  const { view, t } = props;
  const { person, looksAfter } = view;
  return (
    <div className="wrap listing person-page">
      <div className="page-head person-page__head">
        <Portrait portrait={person.portrait} name={person.name} initials={person.initials} />
        <div>
          <h1>{person.name}</h1>
          {person.description === null ? null : <p lang={person.lang}>{person.description}</p>}
          {person.languages === null ? null : <p className="muted">{person.languages}</p>}
        </div>
      </div>
      <div className="person-page__about">
        <Ways {...props} />
        {looksAfter.length === 0 ? null : (
          <section aria-labelledby="looks-after">
            <h2 id="looks-after">{t('team.page.looksAfter')}</h2>
            <ul className="person-page__list">
              {looksAfter.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Homes {...props} />
    </div>
  );
};
