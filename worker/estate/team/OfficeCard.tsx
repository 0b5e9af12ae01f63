import { Icon } from '../../../client/ui/Icon.tsx';
import type { OfficeView } from '../../../domain/views/office.ts';
import type { Translator } from '../../../locales/translator.ts';

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
    {hours.note === null ? null : <p lang={hours.lang}>{hours.note}</p>}
    {hours.holidays === null ? null : <p className="muted">{hours.holidays}</p>}
  </div>
);

/** A phone number or mail address; a long mail address breaks before its "@". */
const Way = ({ text }: { readonly text: string }) => {
  const at = text.indexOf('@');
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
};

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
          <a className="icon-text" href={href}>
            <Icon name={icon} small />
            <Way text={text} />
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
