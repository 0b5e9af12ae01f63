import { ContactPerson } from '../../../client/ui/contact/ContactPerson.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { ContactPersonView } from '../../../domain/views/estate-page.ts';
import type { Translator } from '../../../locales/translator.ts';
import type { OfficeView } from './team-view.ts';

const Hours = ({
  hours,
  t,
}: {
  readonly hours: NonNullable<OfficeView['hours']>;
  readonly t: Translator;
}) => (
  <div className="office__hours">
    <p className={hours.open ? 'office__now office__now--open' : 'office__now'}>{hours.now}</p>
    <table>
      <caption className="hidden">{t('team.hours')}</caption>
      <tbody>
        {hours.days.map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {hours.note === null ? null : <p lang={hours.lang}>{hours.note}</p>}
    {hours.holidays === null ? null : <p className="muted">{hours.holidays}</p>}
  </div>
);

const OfficeCard = ({ office, t }: { readonly office: OfficeView; readonly t: Translator }) => (
  <li className="office">
    <h3>{office.name}</h3>
    {office.address.length === 0 ? null : (
      <p>
        {office.address.map((line) => (
          <span key={line} className="office__line">
            {line}
          </span>
        ))}
      </p>
    )}
    {office.hours === null ? null : <Hours hours={office.hours} t={t} />}
    <ul className="contact-ways">
      {office.ways.map(({ href, text, icon }) => (
        <li key={href}>
          <a className="icon-text" href={href}>
            <Icon name={icon} small />
            <span>{text}</span>
          </a>
        </li>
      ))}
      {office.mapHref === null ? null : (
        <li>
          <a className="icon-text" href={office.mapHref} rel="noreferrer">
            <Icon name="map" small />
            {t('team.map')}
            <span className="hidden">: {office.name}</span>
          </a>
        </li>
      )}
      {office.writeHref === null ? null : (
        <li>
          <a className="icon-text" href={office.writeHref} rel="nofollow">
            <Icon name="right" small />
            {t('team.write')}
            <span className="hidden">: {office.name}</span>
          </a>
        </li>
      )}
    </ul>
  </li>
);

/** The agency's offices with their hours. */
export const Offices = ({
  offices,
  t,
}: {
  readonly offices: readonly OfficeView[];
  readonly t: Translator;
}) =>
  offices.length === 0 ? null : (
    <section className="team" aria-labelledby="offices">
      <h2 id="offices">{t('team.ours')}</h2>
      <ul className="team__list">
        {offices.map((office) => (
          <OfficeCard key={office.id} office={office} t={t} />
        ))}
      </ul>
    </section>
  );

/** All employees of the agency. */
export const People = ({
  people,
  t,
}: {
  readonly people: readonly ContactPersonView[];
  readonly t: Translator;
}) =>
  people.length === 0 ? null : (
    <section className="team" aria-labelledby="people">
      <h2 id="people">{t('team.people')}</h2>
      <ul className="team__list">
        {people.map((person) => (
          <li key={person.name}>
            <ContactPerson person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
