import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { Price } from '#client/ui/Price.tsx';
import { MOST_PERSONS } from '#domain/filter/rental-filter.ts';
import { EXTRA_PARAMETER } from '#domain/filter/rental-stay.ts';
import { extraText } from '#domain/stays/extras.ts';
import type { Translator } from '#locales/translator.ts';
import { BreakdownTable } from '#worker/rental/BreakdownTable.tsx';
import type { ExtraView } from '#worker/rental/extras.ts';
import { ArrivalDeparture } from '#worker/search/parts/ArrivalDeparture.tsx';
import type { ChosenStayView } from '../chosen-stay.ts';
import type { NightsView, RentalPageView } from '../rental-page.ts';

interface Props {
  readonly view: RentalPageView;
  readonly t: Translator;
}

/** Id of the form with the choice, which buttons outside it send too. */
const FORM = 'stay-form';

/** The number of an extra, or a tick where there is at most one. */
const ExtraField = ({
  extra: { id, name, price, most, count },
  t,
}: { readonly extra: ExtraView } & Pick<Props, 't'>) =>
  most === 1 ? (
    <label className="check stay-extra">
      <input
        id={`extra-${id}`}
        type="checkbox"
        name={EXTRA_PARAMETER}
        value={id}
        defaultChecked={count > 0}
      />
      <span>
        {name} <small className="muted">{price}</small>
      </span>
    </label>
  ) : (
    <div className="field stay-extra">
      <label className="field__label" htmlFor={`extra-${id}`}>
        {name} <small className="muted">{price}</small>
      </label>
      <select
        className="input"
        id={`extra-${id}`}
        name={EXTRA_PARAMETER}
        defaultValue={count > 0 && count <= most ? extraText({ id, count }) : ''}
      >
        <option value="">{t('stays.extra.none')}</option>
        {Array.from({ length: most }, (_, index) => index + 1).map((n) => (
          <option key={n} value={extraText({ id, count: n })}>
            {n}
          </option>
        ))}
      </select>
    </div>
  );

/** Extras to choose; those that every stay has are part of the bill alone. */
const Extras = ({ extras, t }: { readonly extras: readonly ExtraView[] } & Pick<Props, 't'>) => {
  const choosable = extras.filter(({ always }) => !always);
  return choosable.length === 0 ? null : (
    <fieldset className="stay-extras">
      <legend className="field__label">{t('stays.extra.name')}</legend>
      {choosable.map((extra) => (
        <ExtraField key={extra.id} extra={extra} t={t} />
      ))}
    </fieldset>
  );
};

/** Goes on with what the form holds at this moment, even if its price was not asked for. */
export const ReserveButton = ({
  path,
  wide = false,
  children,
}: {
  readonly path: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) => (
  <button type="submit" form={FORM} formAction={path} className={wide ? 'button button--wide' : 'button'}>
    {children}
  </button>
);

/** Form fields for the dates, the number of guests and extras. */
const StayForm = ({ view, nights: { stay, extras }, t }: Props & { readonly nights: NightsView }) => {
  const { persons } = stay;
  const most = Math.min(MOST_PERSONS, Math.max(view.maxOccupation, persons));
  return (
    <form id={FORM} className="stay-form" action={view.path} method="get" data-live-form="">
      <ArrivalDeparture id="stay" from={view.choice.from ?? ''} to={view.choice.to ?? ''} t={t} />
      <div className="field">
        <label className="field__label" htmlFor="stay-persons">
          {t('stays.coming')}
        </label>
        <select className="input" id="stay-persons" name="persons" defaultValue={String(persons)}>
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t.count('stays.persons', count)}
            </option>
          ))}
        </select>
      </div>
      <Extras extras={extras} t={t} />
      <button type="submit" className="button button--line button--wide">
        {t('stays.update')}
      </button>
    </form>
  );
};

const Others = ({ others, t }: { readonly others: ChosenStayView['others'] } & Pick<Props, 't'>) =>
  others.length === 0 ? null : (
    <div>
      <p className="stay-list__name">{t('stays.others')}</p>
      <ul className="stay-list">
        {others.map(({ href, label }) => (
          <li key={href}>
            <a href={href} rel="nofollow">
              <span>{label}</span>
              <Icon name="arrow" small />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );

/** Result of the choice: its price and the next step, or the problem and alternatives. */
const Outcome = ({
  nights: { stay, reservePath },
  t,
}: { readonly nights: NightsView } & Pick<Props, 't'>) => (
  <>
    {stay.problem === null ? null : (
      <p className="field__error">
        <Icon name="warning" small />
        {stay.status}
      </p>
    )}
    <Others others={stay.others} t={t} />
    {stay.breakdown === null ? null : <BreakdownTable breakdown={stay.breakdown} t={t} />}
    {stay.state !== 'whole' ? null : (
      <div className="stay-aside__reserve">
        <ReserveButton path={reservePath} wide>
          {t('stays.reserve')} <Icon name="arrow" />
        </ReserveButton>
        <p className="muted small">{t('stays.reserveHint')}</p>
      </div>
    )}
  </>
);

/** The price, and what it contains unless the bill below says so line by line. */
const StayPrice = ({ price, included, t }: Pick<RentalPageView, 'price' | 'included'> & Pick<Props, 't'>) =>
  price === null ? (
    <p className="muted">{t('stays.nothingFree')}</p>
  ) : (
    <div>
      <Price price={price} />
      {included === null ? null : <p className="muted small">{included}</p>}
    </div>
  );

/** The chosen stay beside the unit, with its total price before anything is sent. */
export const StayAside = ({ view, t }: Props) => (
  <aside className="stay-aside" id="stay" aria-label={t('stays.section.stay')} data-region="stay">
    <StayPrice
      price={view.nights?.stay.summary?.price ?? view.price}
      included={view.nights?.stay.breakdown ? null : view.included}
      t={t}
    />
    {view.nights === null ? null : (
      <>
        <StayForm view={view} nights={view.nights} t={t} />
        <Outcome nights={view.nights} t={t} />
      </>
    )}
    <p className="stay-aside__ask">
      <a className="icon-text" href={view.contactHref} rel="nofollow" data-form="">
        <Icon name="mail" small />
        {t('stays.ask')}
      </a>
    </p>
  </aside>
);
