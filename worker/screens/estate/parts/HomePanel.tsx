import { Icon } from '#client/ui/Icon.tsx';
import { Price } from '#client/ui/Price.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import { largestSource } from '#client/ui/pictures/picture-sources.ts';
import type { HomePanelView } from '#domain/views/facade.ts';
import type { Translator } from '#locales/translator.ts';
import { KeyFacts } from '#worker/estate/facts/KeyFacts.tsx';
import { Documents } from './Documents.tsx';

interface Props {
  readonly panel: HomePanelView;
  /** Whether it is shown before a choice. */
  readonly first: boolean;
  readonly previous: HomePanelView | null;
  readonly next: HomePanelView | null;
  readonly t: Translator;
}

const Action = ({ panel: { action }, t }: Pick<Props, 'panel' | 't'>) =>
  action.kind === 'viewing' ? (
    <a className="button button--wide" href={action.href} rel="nofollow">
      <Icon name="calendar" />
      {t('agenda.plan')}
    </a>
  ) : (
    <a className="button button--wide" href={action.href} rel="nofollow" data-form="">
      <Icon name="mail" />
      {t('forms.contact.ask')}
    </a>
  );

const Ways = ({ panel, previous, next, t }: Pick<Props, 'panel' | 'previous' | 'next' | 't'>) => (
  <p className="home-panel__ways">
    {previous ? (
      <a className="home-panel__previous" href={`#unit-${previous.id}`}>
        <Icon name="right" />
        <span className="hidden">{t('estate.previousUnit')}: </span>
        {previous.number}
      </a>
    ) : null}
    <a href={`#row-${panel.id}`}>{t('estate.unitRow')}</a>
    {next ? (
      <a href={`#unit-${next.id}`}>
        <span className="hidden">{t('estate.nextUnit')}: </span>
        {next.number}
        <Icon name="right" />
      </a>
    ) : null}
  </p>
);

/**
 * One home of the façade, shown while the address contains its id as fragment: it works without script, and
 * the address can be shared.
 */
export const HomePanel = ({ panel, first, previous, next, t }: Props) => (
  <section
    className={first ? 'home-panel home-panel--first' : 'home-panel'}
    id={`unit-${panel.id}`}
    aria-labelledby={`unit-${panel.id}-name`}
    // Makes the panel focusable, so that the browser moves the focus to it.
    tabIndex={-1}
  >
    <header>
      <h3 id={`unit-${panel.id}-name`}>{panel.title}</h3>
      <p className={`standing standing--${panel.status.state}`}>{panel.status.text}</p>
      <p className="muted">{panel.where}</p>
    </header>
    {panel.price ? <Price price={panel.price} /> : null}
    {panel.plan ? (
      <a
        className="home-panel__plan"
        href={largestSource(panel.plan)}
        aria-label={`${t('estate.floorPlan')}: ${panel.title}`}
      >
        <Picture picture={panel.plan} tile="aside" alt="" />
      </a>
    ) : null}
    <KeyFacts facts={panel.facts} />
    <Action panel={panel} t={t} />
    <a className="home-panel__page" href={panel.href}>
      {t('estate.unitPage')}
      <span className="hidden">: {panel.title}</span>
      <Icon name="arrow" />
    </a>
    {panel.documents.length > 0 ? <Documents documents={panel.documents} /> : null}
    <Ways panel={panel} previous={previous} next={next} t={t} />
  </section>
);
