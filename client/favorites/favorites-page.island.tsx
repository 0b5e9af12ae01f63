import { useEffect, useRef } from 'react';
import { stayOf } from '#domain/favorites.ts';
import { IDS_PARAMETER, idsQuery, MOST_COMPARED, MOST_SHARED } from '#domain/id-list.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { FavoritesEmpty } from '../ui/favorites/FavoritesEmpty.tsx';
import { FavoritesFrame } from '../ui/favorites/FavoritesFrame.tsx';
import { FavoritesLoading } from '../ui/favorites/FavoritesLoading.tsx';
import { HeartButton } from '../ui/favorites/HeartButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { FavoritesPageProps } from '../ui/island-props.ts';
import { StatusMessage } from '../ui/StatusMessage.tsx';
import { counted, fill } from '../ui/text.ts';
import { FavoritesFailed } from './FavoritesFailed.tsx';
import { FavoritesGrid } from './FavoritesGrid.tsx';
import { formerPrice } from './favorites-memory.ts';
import { UndoToast } from './UndoToast.tsx';
import { type FavoritesPageModel, useFavoritesPage } from './use-favorites-page.ts';

type PartProps = FavoritesPageProps & { readonly model: FavoritesPageModel };
interface NoteProps {
  readonly card: EstateCardView;
  readonly pickable: boolean;
  /** Whether its box is ticked at the start: true when all estates fit into one comparison. */
  readonly picked: boolean;
}

/** Favourites that are no longer offered, with their remembered titles. */
const Forgotten = ({ ids, model, texts, locale }: PartProps & { readonly ids: readonly string[] }) =>
  ids.length === 0 ? null : (
    <StatusMessage tone="info" title={counted(texts.unknown, ids.length, locale)}>
      {ids.map((id) => {
        const known = model.memory[id];
        return known && <p key={id}>{[known.title, known.place, known.price].filter(Boolean).join(', ')}</p>;
      })}
      <p>
        <button type="button" className="button button--line button--small" onClick={() => model.forget(ids)}>
          {texts.forget}
        </button>
      </p>
    </StatusMessage>
  );

/** Note beneath a card: the former price, and the box that selects the estate for comparison. */
const Note = ({ card, model, texts, pickable, picked }: PartProps & NoteProps) => {
  const before = formerPrice(model.memory, card);
  return (
    <>
      {before === null ? null : <p className="favorite__before">{fill(texts.before, { price: before })}</p>}
      {pickable && (
        <label className="check">
          <input type="checkbox" name={IDS_PARAMETER} value={card.id} defaultChecked={picked} />
          <span>
            {texts.pick}
            <span className="hidden"> {card.title}</span>
          </span>
        </label>
      )}
    </>
  );
};

/** The favourite estates as a form that opens their comparison, and the link to share the list. */
const Saved = (props: PartProps & { readonly cards: readonly EstateCardView[] }) => {
  const { cards, texts, compareHref, shareHref, duoHref, model } = props;
  // Holiday homes are chosen by days, price and place; a comparison of homes has no rows for them.
  const homes = cards.filter(({ id }) => stayOf(id) === null);
  const pickable = homes.length > 1;
  const shared = cards.slice(0, MOST_SHARED).map(({ id }) => id);
  return (
    <form action={compareHref} method="get">
      <p className="favorites__tools">
        {pickable && (
          <button type="submit" className="button button--line button--small">
            {texts.compare}
          </button>
        )}
        <a className="icon-text" href={`${shareHref}${idsQuery(shared)}`} rel="nofollow">
          <Icon name="share" small />
          {texts.share}
        </a>
        {duoHref === null ? null : (
          <a className="icon-text" href={`${duoHref}${idsQuery(shared)}`} rel="nofollow">
            <Icon name="heart" small />
            {texts.duo}
          </a>
        )}
      </p>
      <FavoritesGrid
        label={texts.label}
        cards={cards}
        heartOf={(card) => <HeartButton pressed label={card.heart.add} onToggle={() => model.remove(card)} />}
        noteOf={(card) => (
          <Note
            {...props}
            card={card}
            pickable={pickable && homes.includes(card)}
            picked={homes.length <= MOST_COMPARED}
          />
        )}
      />
    </form>
  );
};

const Screen = (props: PartProps) => {
  const { model, texts, locale, offerHref } = props;
  const { screen } = model;
  if (screen.kind === 'gone') {
    return (
      <>
        <Forgotten {...props} ids={screen.unknown} />
        <p>
          <a className="button" href={offerHref}>
            {texts.emptyAction} <Icon name="arrow" />
          </a>
        </p>
      </>
    );
  }
  if (screen.kind === 'empty' || (screen.kind === 'populated' && screen.cards.length === 0)) {
    return <FavoritesEmpty {...props} />;
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
      <Forgotten {...props} ids={'unknown' in screen ? screen.unknown : []} />
      <Saved {...props} cards={screen.cards} />
    </>
  );
};

/** The favourites page below its heading: loading, empty, populated or failed (spec 1 §4). */
export const FavoritesPage = (props: FavoritesPageProps) => {
  const { dataHref, texts } = props;
  const model = useFavoritesPage(dataHref);
  const body = useRef<HTMLDivElement>(null);
  const { removed } = model;
  // The pressed heart disappears with its card: the focus moves to the heart that takes its place.
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
