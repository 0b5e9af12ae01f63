import { useEffect, useRef } from 'react';
import { FavoritesEmpty } from '../components/favorites/FavoritesEmpty.tsx';
import { FavoritesFailed } from '../components/favorites/FavoritesFailed.tsx';
import { FavoritesGrid } from '../components/favorites/FavoritesGrid.tsx';
import { FavoritesLoading } from '../components/favorites/FavoritesLoading.tsx';
import { HeartButton } from '../components/HeartButton.tsx';
import { StatusMessage } from '../components/StatusMessage.tsx';
import type { FavoritesPageProps } from '../island-props.ts';
import { counted } from '../text.ts';
import { FavoritesFrame } from './FavoritesFrame.tsx';
import { UndoToast } from './UndoToast.tsx';
import { type FavoritesPageModel, useFavoritesPage } from './use-favorites-page.ts';

type PartProps = FavoritesPageProps & { readonly model: FavoritesPageModel };

const Forgotten = ({ ids, model, texts, locale }: PartProps & { readonly ids: readonly string[] }) =>
  ids.length === 0 ? null : (
    <StatusMessage tone="info" title={counted(texts.unknown, ids.length, locale)}>
      <p>
        <button type="button" className="button button--line button--small" onClick={() => model.forget(ids)}>
          {texts.forget}
        </button>
      </p>
    </StatusMessage>
  );

const Screen = (props: PartProps) => {
  const { model, texts, locale, offerHref, alertsHref } = props;
  const { screen } = model;
  const unknown = screen.kind === 'populated' ? screen.unknown : [];
  if (screen.kind === 'empty' || (screen.kind === 'populated' && screen.cards.length === 0)) {
    return (
      <>
        <Forgotten {...props} ids={unknown} />
        <FavoritesEmpty
          title={texts.emptyTitle}
          text={texts.emptyText}
          offer={{ href: offerHref, label: texts.emptyAction }}
          alerts={alertsHref === null ? null : { href: alertsHref, label: texts.alertsAction }}
        />
      </>
    );
  }
  if (screen.kind === 'failed') {
    return (
      <FavoritesFailed
        title={texts.failedTitle}
        text={texts.failedText}
        retry={texts.retry}
        onRetry={model.retry}
      />
    );
  }
  if (screen.kind === 'loading' && screen.cards.length === 0) {
    return <FavoritesLoading label={texts.loading} count={screen.expected} />;
  }
  return (
    <>
      <p className="favorites__summary" role="status">
        {counted(texts.summary, screen.cards.length, locale)}
      </p>
      <Forgotten {...props} ids={unknown} />
      <FavoritesGrid
        label={texts.label}
        cards={screen.cards}
        heartOf={(card) => <HeartButton pressed label={card.heart.add} onToggle={() => model.remove(card)} />}
      />
    </>
  );
};

/** The favourites page below its heading: loading, empty, populated or failed (spec 1 §4). */
export const FavoritesPage = (props: FavoritesPageProps) => {
  const { dataHref, texts } = props;
  const model = useFavoritesPage(dataHref);
  const body = useRef<HTMLDivElement>(null);
  const { removed } = model;
  // The pressed heart has gone with its card: the keyboard goes on at the heart in its place.
  useEffect(() => {
    if (removed === null || document.activeElement !== document.body) return;
    const hearts = body.current?.querySelectorAll<HTMLElement>('.heart') ?? [];
    (hearts[Math.min(removed.place, hearts.length - 1)] ?? body.current)?.focus();
  }, [removed]);
  const toast =
    removed === null ? null : (
      <UndoToast
        key={removed.card.id}
        text={texts.removed}
        undo={texts.undo}
        onUndo={model.undo}
        onGone={model.dismiss}
      />
    );
  return (
    <FavoritesFrame ref={body} toast={toast}>
      {model.saved ? null : <StatusMessage tone="warning" title={texts.notSaved} live />}
      <Screen {...props} model={model} />
    </FavoritesFrame>
  );
};
