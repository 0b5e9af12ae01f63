import { FavoritesPageIsland } from '#client/ui/drawn-islands.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { countedTemplate } from '../../platform/page/text-templates.ts';

interface FavoritesView {
  /** Address of the call that returns cards by id. */
  readonly dataHref: string;
  readonly offerHref: string;
  readonly compareHref: string;
  /** This page, which also shows a list by the ids in its address. */
  readonly shareHref: string;
  /** Page that makes a list for two; null where the agency's own service answers. */
  readonly duoHref: string | null;
  /** Alerts by mail; null when the agency offers none. */
  readonly alertsHref: string | null;
}

/** Shell of the favourites: the list itself is in the visitor's browser (spec 1 §2, "Favourites page"). */
export const FavoritesPage = ({ view, t }: { readonly view: FavoritesView; readonly t: Translator }) => (
  <div className="wrap favorites">
    <div className="page-head">
      <h1>{t('favorites.heading')}</h1>
    </div>
    <noscript>
      <StatusMessage tone="info" title={t('favorites.noScriptHeading')}>
        <p>{t('favorites.noScriptText')}</p>
        <p>
          <a className="button button--line button--small" href={view.offerHref}>
            {t('favorites.browse')}
          </a>
        </p>
      </StatusMessage>
    </noscript>
    <div className="needs-script">
      <FavoritesPageIsland
        dataHref={view.dataHref}
        offerHref={view.offerHref}
        alertsHref={view.alertsHref}
        compareHref={view.compareHref}
        shareHref={view.shareHref}
        duoHref={view.duoHref}
        locale={t.locale}
        texts={{
          label: t('favorites.heading'),
          loading: t('favorites.loading'),
          summary: countedTemplate(t, 'favorites.kept'),
          emptyTitle: t('favorites.emptyHeading'),
          emptyText: t('favorites.emptyText'),
          emptyAction: t('favorites.browse'),
          alertsAction: t('favorites.alerts'),
          failedTitle: t('favorites.failedHeading'),
          failedText: t('favorites.failedText'),
          retry: t('favorites.retry'),
          unknown: countedTemplate(t, 'favorites.unknown'),
          forget: t('favorites.forget'),
          before: t.template('shared.before'),
          pick: t('shared.pick'),
          compare: t('shared.compare'),
          share: t('shared.take'),
          duo: t('shared.duo'),
          removed: t('favorites.removed'),
          undo: t('favorites.undo'),
          notSaved: t('favorites.notSaved'),
        }}
      />
    </div>
  </div>
);
