import { Fragment } from 'react';
import type { OpenHouseView } from '../../../../domain/views/open-house.ts';
import type { Translator } from '../../../../locales/translator.ts';

/** Days on which whoever likes may come and look. */
export const OpenHouses = ({
  days,
  t,
}: {
  readonly days: readonly OpenHouseView[];
  readonly t: Translator;
}) => (
  <div className="prose">
    {days.map(({ when, note, start, href }) => (
      <Fragment key={start}>
        <p>
          <time dateTime={start}>
            <b>{when}</b>
          </time>{' '}
          <span className="muted">{note}</span>
        </p>
        {href === null ? null : (
          <p>
            <a className="button button--line" href={href} rel="nofollow">
              {t('openHouse.come')}
            </a>
          </p>
        )}
      </Fragment>
    ))}
  </div>
);
