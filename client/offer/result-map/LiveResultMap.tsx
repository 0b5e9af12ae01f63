import { Map as PigeonMap } from 'pigeon-maps';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Corner } from '#domain/filter/drawn-area.ts';
import { boundsAround, DRAWN_SIDE, type MapSize } from '#domain/map/frame.ts';
import { worldWidth } from '#domain/map/projection.ts';
import { sheetOf } from '#domain/map/sheet.ts';
import type { ClusterView, MarkerView } from '#domain/views/result-map.ts';
import { isPlainClick } from '../../dom/plain-click.ts';
import { MapTile } from '../../map/MapTile.tsx';
import { hasModifier, keyPosition, type MapPosition, ZOOMS } from '../../map/map-keys.ts';
import { QUIET_MAP } from '../../map/quiet-map.ts';
import { tileAddress } from '../../map/tile-address.ts';
import { useShade } from '../../map/use-shade.ts';
import { ZoomButtons } from '../../map/ZoomButtons.tsx';
import type { ResultMapProps } from '../../ui/island-props.ts';
import { fill } from '../../ui/text.ts';
import { DrawLayer } from './DrawLayer.tsx';
import { DrawPanel } from './DrawPanel.tsx';
import { type CardBox, LiveSheet } from './LiveSheet.tsx';
import { MapTools } from './MapTools.tsx';
import { MarkPopup } from './MarkPopup.tsx';
import { areaOf, isApart, positionOf, searchAddress } from './map-position.ts';
import type { MARKS_DRAWN } from './map-view.ts';
import { useMarkers } from './use-markers.ts';
import { useNearMe } from './use-near-me.ts';
import { type Chosen, withChosen } from './with-chosen.ts';

interface Props extends ResultMapProps {
  /** Size of the map on this screen, pixels. */
  readonly size: MapSize;
  /** Measures the map's box. */
  readonly box: RefCallback<HTMLElement>;
}

/** Estates whose cards are open over the map. */
interface Opened extends Chosen {
  readonly label: string;
  /** Whether their mark is in the lower half, which the cards then leave free. */
  readonly low: boolean;
}

/** Pause after the last move before new marks are requested, milliseconds. */
const REST = 250;
/** Size ratio within which the marks that came with the page are still usable. */
const ALIKE = { least: 0.9, most: 1.4 } as const;
/** A cluster whose zoom step would be smaller than this opens its cards instead. */
const LEAST_STEP = 0.4;
/** A press that moves further than this is a drag, not a click; pixels. */
const DRAG = 5;

/** Selector of the note beside the list that says the map shows another part than the list. */
const STILL = '[data-still]';

/** Whether the middle of an element is below that of the map. */
const isLow = (mark: Element, map: Element | null): boolean => {
  const { top, bottom } = mark.getBoundingClientRect();
  const box = map?.getBoundingClientRect();
  return box !== undefined && top + bottom > box.top + box.bottom;
};

/**
 * The live map of results: moved by mouse, two fingers, arrow keys, plus and minus. Its base is our own
 * streets, or our drawing until a visitor asks for the agency's tiles; marks are requested for each part that
 * is shown.
 */
export const LiveResultMap = ({ map, texts, size, box }: Props) => {
  const { streets, service } = map;
  const hasStreets = streets !== null;
  const first = useMemo(() => positionOf(map.bounds, size, hasStreets), [map.bounds, size, hasStreets]);
  const [position, setPosition] = useState(first);
  // Once the map was moved, the marks that came with the page are no longer used.
  const [left, setLeft] = useState(false);
  // False when the map has returned to its first position.
  const moved = left && isApart(position, first);
  const [chosen, setChosen] = useState<Opened | null>(null);
  // Null also where the cards lie under the map.
  const [card, setCard] = useState<CardBox | null>(null);
  const [base, setBase] = useState(streets);
  const shade = useShade(base);
  const zooms = base?.zooms ?? ZOOMS;
  const frame = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const pressed = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const { markers, state, load } = useMarkers(map.dataHref, map);
  // Corners of the area in hand: they stay when drawing stops.
  const [corners, setCorners] = useState<readonly Corner[]>(map.area ?? []);
  const [drawing, setDrawing] = useState(false);
  const near = useNearMe(map.areaHref);
  const still = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);

  const { lat, lon } = position.centre;
  const side = Math.min(size.width, size.height) / DRAWN_SIDE;
  // At the first position the marks that came with the page are used.
  const isServed = !left && !hasStreets && side >= ALIKE.least && side <= ALIKE.most;
  useEffect(() => {
    if (isServed) return;
    const timer = setTimeout(() => void load(areaOf(position, size), size), REST);
    return () => clearTimeout(timer);
  }, [isServed, position, size, load]);

  const marks = useMemo(() => (chosen === null ? markers : withChosen(markers, chosen)), [chosen, markers]);
  // Other marks are lit like those that they replace (`map-view.ts`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the marks are others
  useEffect(() => {
    if (chosen !== null)
      frame.current?.dispatchEvent(new Event('marks' satisfies typeof MARKS_DRAWN, { bubbles: true }));
  }, [chosen, marks]);

  useEffect(() => {
    const still = frame.current?.closest('.map-view')?.querySelector<HTMLElement>(STILL);
    if (still) still.hidden = !moved;
  }, [moved]);

  const go = (to: MapPosition): void => {
    setLeft(true);
    setPosition(to);
  };
  const close = (): void => {
    setChosen(null);
    setCard(null);
    if (opener.current instanceof SVGElement && opener.current.isConnected) opener.current.focus();
    else frame.current?.focus({ preventScroll: true });
  };
  const draw = (): void => {
    close();
    setDrawing(true);
  };
  const stopDrawing = (): void => {
    setDrawing(false);
    frame.current?.focus({ preventScroll: true });
  };
  const choose = (event: MouseEvent, choice: Omit<Opened, 'low'>): void => {
    event.preventDefault();
    opener.current = event.currentTarget;
    setChosen({ ...choice, low: isLow(event.currentTarget, frame.current) });
  };
  const onEstate = (event: MouseEvent, { id, title, lat, lon }: MarkerView): void => {
    // By keyboard (`detail` 0) it acts as a normal link.
    if (isPlainClick(event) && event.detail > 0) choose(event, { label: title, ids: [id], lat, lon });
  };
  const onCluster = (event: MouseEvent, cluster: ClusterView): void => {
    if (!isPlainClick(event)) return;
    const to = positionOf(cluster.bounds, size, base !== null);
    if (to.zoom > position.zoom + LEAST_STEP) {
      event.preventDefault();
      close();
      go(to);
    } else if (cluster.ids.length === cluster.count) {
      const { lat, lon, ids } = cluster;
      choose(event, { label: fill(texts.here, { n: cluster.count }), ids, lat, lon });
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (drawing) return;
    if (event.key === 'Escape' && chosen !== null) {
      event.preventDefault();
      close();
      return;
    }
    const to = hasModifier(event) || chosen !== null ? null : keyPosition(event.key, position, zooms);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const onPress = ({ clientX: x, clientY: y }: PointerEvent): void => {
    pressed.current = { x, y };
  };
  const onRelease = (event: MouseEvent): void => {
    const from = pressed.current;
    if (from === null || event.detail === 0) return;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) <= DRAG) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <div ref={box} className="result-map__box">
        <section
          ref={frame}
          className="result-map result-map--live"
          aria-label={`${texts.label}. ${texts.hint}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its arrow keys move the map
          tabIndex={0}
          onKeyDown={onKeyDown}
          onPointerDownCapture={onPress}
          onClickCapture={onRelease}
        >
          {/* Before the marks, of which there may be many: at their end it would be found too late. */}
          {drawing ? (
            <>
              <DrawLayer
                sheet={sheetOf(boundsAround(position.centre, worldWidth(position.zoom), size), size)}
                corners={corners}
                texts={texts.draw}
                onCorners={setCorners}
                onStop={stopDrawing}
              />
              <p className="draw-mode pigeon-drag-block">
                <b>{texts.draw.mode}.</b>
                <button type="button" onClick={stopDrawing}>
                  {texts.draw.stop}
                </button>
              </p>
            </>
          ) : null}
          <ZoomButtons position={position} zooms={zooms} texts={texts} onZoom={go}>
            <MapTools
              texts={texts}
              onWhole={moved ? () => setPosition(first) : null}
              onDraw={map.draws ? draw : null}
              onNear={near.ask}
            />
          </ZoomButtons>
          <PigeonMap
            center={[lat, lon]}
            zoom={position.zoom}
            minZoom={zooms.least}
            maxZoom={zooms.most}
            zoomSnap={base !== null}
            provider={(x, y, z) => (shade === null ? '' : tileAddress(shade, x, y, z))}
            tileComponent={base === null ? NoTile : MapTile}
            animate={!still}
            {...QUIET_MAP}
            onBoundsChanged={({ center, zoom, initial }) => {
              if (initial) return;
              setLeft(true);
              setPosition({ centre: { lat: center[0], lon: center[1] }, zoom });
            }}
          >
            <LiveSheet
              markers={marks}
              towns={map.towns}
              vagueName={texts.vagueName}
              area={drawing || corners.length < 2 ? null : corners}
              drawn={base === null}
              card={card}
              onEstate={onEstate}
              onCluster={onCluster}
            />
          </PigeonMap>
          <div className="result-map__ways pigeon-drag-block">
            {moved && !drawing ? (
              <a
                className="button button--small"
                rel="nofollow"
                href={searchAddress(map.areaHref, position, size)}
              >
                {texts.searchHere}
              </a>
            ) : null}
            {service === null || base === service ? null : (
              <button
                type="button"
                className="button button--line button--small"
                onClick={() => setBase(service)}
              >
                {texts.tiles}
              </button>
            )}
          </div>
          <p className={state === 'failed' ? 'result-map__failed pigeon-drag-block' : 'hidden'} role="status">
            {state === 'failed' ? texts.failed : state === 'loading' ? texts.loading : ''}
            {state === 'failed' ? (
              <button
                type="button"
                className="button button--line button--small"
                onClick={() => void load(areaOf(position, size), size)}
              >
                {texts.retry}
              </button>
            ) : null}
          </p>
          <p
            className={near.state === 'none' ? 'hidden' : 'result-map__failed pigeon-drag-block'}
            role="status"
          >
            {near.state === 'denied' ? texts.nearDenied : near.state === 'asking' ? texts.nearAsking : ''}
          </p>
          {base?.attribution ? <p className="map__attribution">{base.attribution}</p> : null}
        </section>
      </div>
      {drawing || (corners.length > 0 && corners !== map.area) ? (
        <DrawPanel
          corners={corners}
          towns={map.towns}
          areaHref={map.areaHref}
          texts={texts.draw}
          onCorners={setCorners}
        />
      ) : null}
      {chosen === null ? null : (
        <MarkPopup
          key={chosen.ids.join()}
          {...chosen}
          cardsHref={map.cardsHref}
          texts={texts}
          onPlace={({ offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height }) =>
            setCard(
              offsetTop < size.height
                ? { x: offsetLeft + width / 2, y: offsetTop + height / 2, width, height }
                : null,
            )
          }
          onKeyDown={onKeyDown}
          onClose={close}
        />
      )}
    </>
  );
};

const NoTile = () => <></>;
