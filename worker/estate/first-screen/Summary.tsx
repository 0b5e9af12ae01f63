import type { ReactNode } from 'react';
import { Standing } from '#client/ui/cards/Standing.tsx';
import { Sticker } from '#client/ui/cards/Sticker.tsx';
import { Price } from '#client/ui/Price.tsx';
import { excerpt } from '#domain/format/excerpt.ts';
import { tied } from '#domain/format/ties.ts';
import type { PriceView } from '#domain/views/estate-card.ts';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { KeyFacts } from '../facts/KeyFacts.tsx';
import { EnergyLine } from './EnergyLine.tsx';

/** Content of the first screen of an estate or a holiday rental. */
interface SummaryView extends Pick<EstatePageView, 'title' | 'titleLocale' | 'keyFacts'> {
  readonly kind: string | null;
  /** Place, and that the street is given on request. */
  readonly place: string;
  readonly price: PriceView | null;
  readonly sticker?: EstatePageView['sticker'];
  readonly status?: EstatePageView['status'];
  readonly statusSince?: EstatePageView['statusSince'];
  readonly perArea?: EstatePageView['perArea'];
  readonly meaning?: EstatePageView['meaning'];
  readonly energy?: Pick<EstatePageView, 'energyTag' | 'energy'>;
  /** Beginning of the description. */
  readonly lead: { readonly text: string; readonly lang?: string } | null;
}

interface Props {
  readonly view: SummaryView;
  /** Days of the stay that the price is for; without a stay the price is for any. */
  readonly when?: string | undefined;
  readonly heart?: ReactNode;
  /** Notice before the facts, for example that it is sold or archived. */
  readonly notice?: ReactNode;
  readonly actions: ReactNode;
  readonly tools?: ReactNode;
}

/**
 * Number of characters from which a title is long and set smaller, so that the price stays on the first
 * screen.
 */
const LONG_TITLE = 46;

/** Maximum letters of the lead: more than the highest pictures leave space for. */
const LEAD = 700;

/**
 * The beginning of the description, as far as there is space beside the pictures; hidden from screen readers,
 * which read it in the description.
 */
const Lead = ({ lead }: Pick<SummaryView, 'lead'>) => (
  <div className="summary__lead" aria-hidden="true">
    {lead === null ? null : <p lang={lead.lang}>{tied(excerpt(lead.text, LEAD))}</p>}
  </div>
);

/** Kind, place, price and size of the property, and the next action. */
export const Summary = ({ view, when, heart, notice, actions, tools }: Props) => (
  <div className="summary">
    <div className="summary__head" data-region="head">
      {view.kind === null ? null : <p className="summary__kind">{view.kind}</p>}
      <h1
        className={view.title.length > LONG_TITLE ? 'summary__long' : undefined}
        lang={view.titleLocale ?? undefined}
      >
        {view.title}
      </h1>
      <p className="summary__place">{view.place}</p>
      {when === undefined ? null : <p className="summary__place">{when}</p>}
      {view.price ? <Price price={view.price} perArea={view.perArea} /> : null}
      {view.sticker ? (
        <p className="summary__sticker">
          <Sticker sticker={view.sticker} />
        </p>
      ) : null}
      {heart}
    </div>
    {view.status ? (
      <p className={`summary__status summary__status--${view.status.state}`}>
        <Standing status={{ ...view.status, text: view.statusSince ?? view.status.text }} />
      </p>
    ) : null}
    {notice}
    <KeyFacts facts={view.keyFacts} />
    {view.energy ? (
      <EnergyLine tag={view.energy.energyTag} scale={view.energy.energy?.scale ?? null} />
    ) : null}
    <div className="summary__actions">{actions}</div>
    {view.meaning ? <p className="summary__meaning">{view.meaning}</p> : null}
    <Lead lead={view.lead} />
    {tools}
  </div>
);
