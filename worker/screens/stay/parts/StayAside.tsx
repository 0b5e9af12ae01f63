import { Icon } from '../../../../client/ui/Icon.tsx';
import { Price } from '../../../../client/ui/Price.tsx';
import { MOST_PERSONS } from '../../../../domain/filter/rental-filter.ts';
import type { Translator } from '../../../../locales/translator.ts';
import { BreakdownTable } from '../../../rental/BreakdownTable.tsx';
import { ArrivalDeparture } from '../../../search/parts/ArrivalDeparture.tsx';
import type { ChosenStayView } from '../chosen-stay.ts';
import type { RentalPageView } from '../rental-page.ts';

interface Props {
  readonly view: RentalPageView;
  readonly t: Translator;
}

/** Form fields for the dates and the number of guests. */
const StayForm = ({ view, persons, t }: Props & { readonly persons: number }) => {
  const most = Math.min(MOST_PERSONS, Math.max(view.maxOccupation, persons));
  return (
    <form className="stay-form" action={view.path} method="get" data-stay-form="">
      <ArrivalDeparture id="stay" from={view.choice.from ?? ''} to={view.choice.to ?? ''} t={t} />
      <div className="field">
        <label className="field__label" htmlFor="stay-persons">
          {t('stays.coming')}
        </label>
        <select className="input select" id="stay-persons" name="persons" defaultValue={String(persons)}>
          {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t.count('stays.persons', count)}
            </option>
          ))}
        </select>
      </div>
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
const Outcome = ({ stay, t }: { readonly stay: ChosenStayView } & Pick<Props, 't'>) => (
  <>
    {stay.problem === null ? null : (
      <p className="field__error">
        <Icon name="warning" small />
        {stay.status}
      </p>
    )}
    <Others others={stay.others} t={t} />
    {stay.breakdown === null ? null : <BreakdownTable breakdown={stay.breakdown} t={t} />}
    {stay.reserveHref === null ? null : (
      <div className="stay-aside__reserve">
        <a className="button button--wide" href={stay.reserveHref} rel="nofollow">
          {t('stays.reserve')} <Icon name="arrow" />
        </a>
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
        <StayForm view={view} persons={view.nights.stay.persons} t={t} />
        <Outcome stay={view.nights.stay} t={t} />
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
