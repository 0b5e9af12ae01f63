import { Sticker } from '../../../../client/ui/cards/Sticker.tsx';
import { HeartIsland } from '../../../../client/ui/drawn-islands.tsx';
import { Price } from '../../../../client/ui/Price.tsx';
import { StatusMessage } from '../../../../client/ui/StatusMessage.tsx';
import type { EstatePageView } from '../../../../domain/views/estate-page.ts';
import type { Translator } from '../../../../locales/translator.ts';
import { ShareBar } from './ShareBar.tsx';

interface Props {
  readonly view: EstatePageView;
  readonly t: Translator;
}

const SoldNotice = ({ view, t }: Props) =>
  view.sold && view.archived === null ? (
    <div className="estate-head__notice">
      <StatusMessage tone="info" title={t('estate.sold')} />
    </div>
  ) : null;

/** Name, place and price of an estate, its heart, its sticker, and ways to pass it on. */
export const EstateHead = ({ view, t }: Props) => (
  <div className={view.sold || view.archived ? 'estate-head estate-head--sold' : 'estate-head'}>
    {view.archived ? (
      <div className="estate-head__notice">
        <StatusMessage tone="warning" title={view.archived.label}>
          {view.archived.date ? <p>{t('estate.archived', { date: view.archived.date })}</p> : null}
        </StatusMessage>
      </div>
    ) : null}
    <SoldNotice view={view} t={t} />
    <div>
      <h1 lang={view.titleLocale ?? undefined}>{view.title}</h1>
      <p className="estate-head__place">
        {view.place}
        {view.addressHidden ? ` · ${t('estate.addressHidden')}` : null}
      </p>
      {view.sticker || view.soldLabel ? (
        <p className="estate-head__sticker">
          <Sticker sticker={view.sticker} soldLabel={view.soldLabel} />
        </p>
      ) : null}
    </div>
    <div className="estate-head__side">
      {view.price ? <Price price={view.price} /> : null}
      <HeartIsland id={view.id} add={view.heart.add} />
    </div>
    <div className="estate-head__tools">
      <ShareBar share={view.share} t={t} />
    </div>
  </div>
);
