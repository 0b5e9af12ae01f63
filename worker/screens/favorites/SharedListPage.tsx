import { EmptyStreet } from '#client/ui/EmptyStreet.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Translator } from '#locales/translator.ts';
import { EstateGrid } from '../../estate/card/EstateGrid.tsx';
import { OwnWays } from '../../form-subject/OwnWays.tsx';
import type { SharedByOneself } from '../../form-subject/own-ways.ts';
import { qrDrawing } from '../../platform/media/qr-path.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';

interface QrCodeProps {
  readonly url: string;
  readonly label: string;
}

/** The page's address as a QR code, drawn in the page. */
const QrCode = ({ url, label }: QrCodeProps) => {
  const drawing = qrDrawing(url);
  return drawing === null ? null : (
    <figure className="qr-code">
      <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label}>
        <path d={drawing.path} shapeRendering="crispEdges" />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
};

interface SharedListView {
  readonly cards: readonly EstateCardView[];
  /** Number of listed estates that are no longer offered. */
  readonly missing: number;
  /** Absolute address of this list. */
  readonly url: string;
  readonly own: SharedByOneself;
  /** null with fewer than two estates. */
  readonly compareHref: string | null;
  /** Makes a list for two of it; null where that is not possible. */
  readonly duoHref: string | null;
  readonly offerHref: string;
}

interface Props {
  readonly view: SharedListView;
  readonly t: Translator;
}

const Ways = ({ view, t }: Props) => (
  <div className="shared__ways">
    <div
      className="shared__add needs-script"
      data-enhance="add-shared"
      data-ids={view.cards.map(({ id }) => id).join(',')}
      data-done={t('shared.added')}
    >
      <button type="button" className="button">
        <Icon name="heart" small />
        {t('shared.add')}
      </button>
      <span role="status" />
    </div>
    <p className="row">
      {view.compareHref === null ? null : (
        <a className="button button--line" href={view.compareHref}>
          {t('shared.compare')}
        </a>
      )}
      {view.duoHref === null ? null : (
        <a className="button button--line" href={view.duoHref} rel="nofollow">
          {t('shared.duo')}
        </a>
      )}
    </p>
    <OwnWays shared={view.own} t={t} />
    <QrCode url={view.url} label={t('shared.scan')} />
  </div>
);

/** Favourites shared by their address: with another device or another person. */
export const SharedListPage = ({ view, t }: Props) => (
  <div className="wrap shared">
    <div className="page-head">
      <h1>{t('shared.heading')}</h1>
      {view.cards.length > 0 ? (
        <p>
          <Unbroken>{t('shared.lead')}</Unbroken>
        </p>
      ) : null}
    </div>
    {view.missing > 0 ? (
      <StatusMessage tone="info" title={t.count('favorites.unknown', view.missing)} />
    ) : null}
    {view.cards.length === 0 ? (
      <div className="empty">
        <EmptyStreet heart />
        <p className="row">
          <a className="button" href={view.offerHref}>
            {t('favorites.browse')} <Icon name="arrow" />
          </a>
        </p>
      </div>
    ) : (
      <>
        <Ways view={view} t={t} />
        <EstateGrid cards={view.cards} label={t('shared.heading')} headingLevel={2} />
      </>
    )}
  </div>
);
