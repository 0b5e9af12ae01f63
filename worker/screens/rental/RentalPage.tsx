import type { ReactNode } from 'react';
import { CachedPart } from '#client/ui/CachedParts.tsx';
import { HeartIsland } from '#client/ui/drawn-islands.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { FactList } from '../../estate/facts/FactList.tsx';
import { ActionBar } from '../../estate/first-screen/ActionBar.tsx';
import { FirstScreen } from '../../estate/first-screen/FirstScreen.tsx';
import { Summary } from '../../estate/first-screen/Summary.tsx';
import { MapSection } from '../../estate/place/MapSection.tsx';
import { RatesTables } from './parts/RatesTables.tsx';
import { ReserveButton, StayAside } from './parts/StayAside.tsx';
import { StayCalendar } from './parts/StayCalendar.tsx';
import type { NightsView, RentalPageView } from './rental-page.ts';

interface Props {
  readonly view: RentalPageView;
  readonly t: Translator;
}

const Part = ({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className="part" id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** The calendar with the next step; `data-region` marks the parts that the script replaces. */
const Nights = ({ nights, t }: { readonly nights: NightsView } & Pick<Props, 't'>) => (
  <>
    <p className="stay-status" role="status" data-region="status">
      {nights.stay.status}
    </p>
    <div data-region="calendar">
      <CachedPart of={StayCalendar} calendar={nights.calendar} t={t} />
      {nights.clearHref === null ? null : (
        <p>
          <a className="reserve__change" href={nights.clearHref} rel="nofollow">
            {t('stays.calendar.clear')}
          </a>
        </p>
      )}
    </div>
  </>
);

interface ActionProps extends Pick<Props, 't'> {
  readonly nights: NightsView;
  /** In few words, which fit beside a price on a phone. */
  readonly brief?: true;
}

const MainAction = ({ nights, brief, t }: ActionProps) => (
  <div className="main-action" data-region="bar">
    {nights.stay.state !== 'whole' ? (
      <a className="button" href="#nights">
        <Icon name="calendar" />
        {t('stays.toNights')}
      </a>
    ) : (
      <ReserveButton path={nights.reservePath}>
        {t(brief ? 'stays.reserveBrief' : 'stays.reserve')}
      </ReserveButton>
    )}
  </div>
);

const chosenOf = ({ nights }: RentalPageView) => nights?.stay.summary ?? null;

/** The beginning of its texts, of one language. */
const leadOf = ({ short, description }: RentalPageView) => {
  if (short === null || description === null || description.lang !== short.lang) return short;
  return { ...short, text: [short.text, ...description.paragraphs].join(' ') };
};

/** First screen of a rental: its summary, with the chosen stay's days and total, and main actions. */
const RentalSummary = ({ view, t }: Props) => (
  <Summary
    view={{ ...view, lead: leadOf(view), price: chosenOf(view)?.price ?? view.price }}
    when={chosenOf(view)?.when}
    heart={<HeartIsland id={view.favorite} add={view.heart.add} />}
    actions={view.nights === null ? null : <MainAction nights={view.nights} t={t} />}
  />
);

/** The bar at a phone's foot: with a chosen stay its total and days, which leave no room for more. */
const RentalBar = ({ view, nights, t }: Props & { readonly nights: NightsView }) => {
  const chosen = chosenOf(view);
  return (
    <ActionBar
      price={chosen === null ? view.price : { ...chosen.price, suffix: null }}
      days={chosen?.whenBrief}
      leaves="#nights,#stay"
    >
      <MainAction nights={nights} brief t={t} />
    </ActionBar>
  );
};

const Description = ({
  short,
  description,
  t,
}: Pick<RentalPageView, 'short' | 'description'> & Pick<Props, 't'>) =>
  short === null && description === null ? null : (
    <Part id="description" title={t('stays.section.about')}>
      <div className="prose">
        {short === null ? null : (
          <p className="lead" lang={short.lang}>
            {short.text}
          </p>
        )}
        {description?.paragraphs.map((paragraph) => (
          <p key={paragraph} lang={description.lang}>
            {paragraph}
          </p>
        ))}
      </div>
    </Part>
  );

const Lines = ({
  id,
  title,
  lines,
}: {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
}) =>
  lines.length === 0 ? null : (
    <Part id={id} title={title}>
      <ul className="stay-options">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );

/** One holiday rental: pictures, free nights, prices, and the chosen stay beside them. */
export const RentalPage = ({ view, t }: Props) => (
  <div
    className="rental"
    data-enhance="live"
    data-regions="calendar status stay head bar languages"
    // Guests and extras change the price at once; dates need both ends.
    data-asks="select, [type=checkbox]"
    // Free nights must be current.
    data-anew=""
    data-offline={t('stays.offline')}
  >
    <div className="wrap">
      <FirstScreen view={{ ...view, media: [] }} askHref={view.contactHref} t={t}>
        <RentalSummary view={view} t={t} />
      </FirstScreen>
    </div>
    <div className="wrap split split--stay">
      <div className="split__opening">
        <Part id="nights" title={t('stays.section.nights')}>
          {view.nights === null ? (
            <StatusMessage tone="warning" title={t('stays.nightsFailed')}>
              <p>{t('stays.nightsFailedText')}</p>
            </StatusMessage>
          ) : (
            <Nights nights={view.nights} t={t} />
          )}
        </Part>
      </div>
      <StayAside view={view} t={t} />
      <div className="split__closing">
        <CachedPart of={Description} short={view.short} description={view.description} t={t} />
        {view.nights === null || view.nights.rates.length === 0 ? null : (
          <Part id="rates" title={t('stays.section.rates')}>
            <CachedPart of={RatesTables} rates={view.nights.rates} t={t} />
            {view.included === null ? null : <p className="muted small">{view.included}</p>}
          </Part>
        )}
        {view.rules.length === 0 ? null : (
          <Part id="rules" title={t('stays.section.rules')}>
            <CachedPart of={FactList} rows={view.rules} wide />
          </Part>
        )}
        <Lines id="equipment" title={t('stays.section.equipment')} lines={view.equipment} />
        <Lines id="options" title={t('stays.section.options')} lines={view.options} />
        {view.facts.length === 0 ? null : (
          <Part id="facts" title={t('stays.section.facts')}>
            <CachedPart of={FactList} rows={view.facts} wide />
          </Part>
        )}
        {view.map === null ? null : (
          <Part id="map" title={t('stays.section.map')}>
            <MapSection map={view.map} t={t} />
          </Part>
        )}
      </div>
    </div>
    {view.nights === null ? null : <RentalBar view={view} nights={view.nights} t={t} />}
  </div>
);
