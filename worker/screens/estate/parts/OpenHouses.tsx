import type { OpenHouseView } from '#domain/views/open-house.ts';
import type { Translator } from '#locales/translator.ts';

/** Open-house days, which need no appointment. */
export const OpenHouses = ({
  days,
  t,
}: {
  readonly days: readonly OpenHouseView[];
  readonly t: Translator;
}) => (
  <div>
    {days.map(({ when, note, start, href }) => (
      <p className="ruled-row" key={start}>
        <span>
          <time dateTime={start}>
            <b>{when}</b>
          </time>{' '}
          <br />
          <span className="muted">{note}</span>
        </span>{' '}
        {href === null ? null : (
          <a className="button button--line button--small" href={href} rel="nofollow">
            {t('openHouse.come')}
          </a>
        )}
      </p>
    ))}
  </div>
);
