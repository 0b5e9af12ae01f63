import { ContactWay } from '#client/ui/contact/ContactWay.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import type { OfficeView } from '#domain/views/office.ts';
import type { Translator } from '#locales/translator.ts';

const Hours = ({
  hours,
  t,
}: {
  readonly hours: NonNullable<OfficeView['hours']>;
  readonly t: Translator;
}) => (
  <div className="office__hours">
    {hours.now === null ? null : (
      <p className={hours.open ? 'office__now office__now--open' : 'office__now'}>{hours.now}</p>
    )}
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
    {hours.others.length === 0 ? null : (
      <table className="office__others">
        <caption>{t('team.otherDays')}</caption>
        <tbody>
          {hours.others.map(({ days, times }) => (
            <tr key={days}>
              <th scope="row">{days}</th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {hours.note === null ? null : <p lang={hours.lang}>{hours.note}</p>}
    {hours.holidays === null ? null : <p className="muted">{hours.holidays}</p>}
  </div>
);

/** An office with its address, hours and the ways to reach it. */
export const OfficeCard = ({ office, t }: { readonly office: OfficeView; readonly t: Translator }) => (
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
          <ContactWay href={href} text={text} icon={icon} />
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
