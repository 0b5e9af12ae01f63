import './mark-popup.css';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { asEstateCards } from '../../calls/estate-cards.ts';
import { postJson } from '../../calls/http.ts';
import { openOverlay } from '../../dom/overlay.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmallCard } from './SmallCard.tsx';

interface Props {
  /** Accessible name of the group of estates. */
  readonly label: string;
  readonly ids: readonly string[];
  /** Whether it stands at the head of the map, because its mark is at the foot. */
  readonly low: boolean;
  /** Address of the call that returns cards for ids. */
  readonly cardsHref: string;
  readonly texts: { readonly close: string; readonly loading: string; readonly cardsFailed: string };
  /** Receives its element when its size has changed. */
  readonly onPlace: (box: HTMLElement) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The estates of a clicked mark, as small cards over the map, or under it on a phone. */
export const MarkPopup = ({ label, ids, low, cardsHref, texts, onPlace, onKeyDown, onClose }: Props) => {
  const [cards, setCards] = useState<readonly EstateCardView[] | 'loading' | 'failed'>('loading');
  const box = useRef<HTMLElement>(null);
  const wanted = ids.join(',');
  const onBack = useEffectEvent(onClose);
  useEffect(() => openOverlay(() => onBack()), []);
  useEffect(() => {
    let current = true;
    postJson(cardsHref, { ids: wanted.split(',') }).then(
      (answer) => {
        if (current) setCards(asEstateCards(answer).results);
      },
      (error: unknown) => {
        console.error('The estates of a mark could not be loaded.', error);
        if (current) setCards('failed');
      },
    );
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      current = false;
    };
  }, [cardsHref, wanted]);
  const onSize = useEffectEvent(onPlace);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size depends on its cards
  useEffect(() => {
    if (box.current) onSize(box.current);
  }, [cards]);
  return (
    <section
      ref={box}
      className={`map-popup${low ? ' map-popup--head' : ''} pigeon-drag-block pigeon-click-block`}
      aria-label={label}
      data-mark={wanted.replaceAll(',', ' ')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <button type="button" className="map-popup__close" aria-label={texts.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      {ids.length > 1 ? <p className="map-popup__count">{label}</p> : null}
      {typeof cards === 'string' ? (
        <p className="map-popup__state" role="status">
          {cards === 'loading' ? texts.loading : texts.cardsFailed}
        </p>
      ) : (
        <ul>
          {cards.map((card) => (
            <SmallCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
};
