import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactReveal } from './estate/contact-reveal.island.tsx';
import { MediaIsland as LivingMedia } from './estate/media.island.tsx';
import { FavoritesPage } from './favorites/favorites-page.island.tsx';
import { Heart } from './favorites/heart.island.tsx';
import { GalleryIsland as LivingGallery } from './gallery/gallery.island.tsx';
import { MapIsland as LivingMap } from './map/map.island.tsx';
import { LoadMore } from './offer/list/load-more.island.tsx';
import { ResultMapIsland as LivingResultMap } from './offer/result-map/result-map.island.tsx';
import {
  ContactRevealIsland,
  FavoritesPageIsland,
  GalleryIsland,
  HeartIsland,
  LoadMoreIsland,
  MapIsland,
  MediaIsland,
  ResultMapIsland,
} from './ui/drawn-islands.tsx';
import type {
  ContactRevealProps,
  FavoritesPageProps,
  GalleryProps,
  LoadMoreProps,
  MapProps,
  MediaProps,
  ResultMapProps,
} from './ui/island-props.ts';

const count = (word: string) => ({ one: `{{n}} ${word}`, other: `{{n}} ${word}s` });
const heart = { id: '12', add: 'Keep "Villa" & garden' };
const favoritesPage: FavoritesPageProps = {
  dataHref: '/nl/ajax/favorites',
  compareHref: '/nl/vergelijken',
  shareHref: '/nl/favorieten',
  duoHref: '/nl/samen-kiezen',
  offerHref: '/nl/aanbod',
  alertsHref: null,
  locale: 'nl',
  texts: {
    label: 'Favourites',
    loading: 'Loading',
    summary: count('home'),
    emptyTitle: 'None',
    emptyText: 'Tap a heart',
    emptyAction: 'Offer',
    alertsAction: 'Alerts',
    failedTitle: 'Failed',
    failedText: 'They are safe',
    retry: 'Again',
    unknown: count('gone home'),
    forget: 'Forget',
    before: 'Was {{price}}',
    pick: 'Compare this',
    compare: 'Compare',
    share: 'Elsewhere',
    duo: 'For two',
    removed: 'Removed',
    undo: 'Undo',
    notSaved: 'Not kept',
  },
};
const loadMore: LoadMoreProps = {
  listId: 'list',
  to: 15,
  total: 1038,
  pageSize: 15,
  nextHref: '/nl/aanbod?city=1201&page=2',
  locale: 'nl',
  texts: {
    seen: '{{shown}} of {{total}}',
    more: count('more'),
    loading: 'Loading',
    failed: 'Failed',
    retry: 'Again',
  },
};
const gallery: GalleryProps = {
  pictures: [{ src: '/a.webp', srcSet: '/a.webp 800w, /b.webp 1600w', width: 16, height: 12, alt: '' }],
  texts: {
    label: '1 picture',
    plans: '',
    close: 'Close',
    previous: 'Back',
    next: 'On',
    position: '{{n}} of {{total}}',
  },
};
const contact: ContactRevealProps = {
  revealHref: '/nl/aanbod/12?contact=1',
  dataHref: '/nl/ajax/estate/12?contact=1',
  person: null,
  agency: { name: 'Duinzicht', phone: { text: '050 55 12 80', href: 'tel:+3250551280' } },
  texts: { reveal: 'Show', loading: 'Loading', failed: 'Failed', retry: 'Again', nobody: 'Nobody' },
};
const map: MapProps = {
  point: { lat: 51.2, lon: 3.2 },
  radius: 900,
  label: 'Bruges',
  tiles: {
    tiles: 'https://tiles.example/{z}/{x}/{y}.png',
    dark: null,
    zooms: { least: 6, most: 18 },
    attribution: null,
  },
  texts: {
    note: 'In here',
    circle: 'In here',
    load: 'Show',
    loading: 'Loading',
    failed: 'Failed',
    zoomIn: '+',
    zoomOut: '-',
  },
};
const resultMap: ResultMapProps = {
  map: {
    markers: [
      {
        id: '12',
        lat: 51.25,
        lon: 3.3,
        href: '/nl/aanbod/12/huis',
        label: '€ 289.000',
        title: 'Huis',
        place: '8300 Knokke-Heist',
        price: { kind: 'amount', prefix: null, text: '€ 289.000', suffix: null },
        vague: true,
        sold: false,
        status: null,
      },
    ],
    clusters: [
      {
        lat: 51.2,
        lon: 3.2,
        count: 23,
        text: 'Bruges 23',
        beside: [],
        label: '23 estates',
        bounds: { south: 51.19, west: 3.19, north: 51.21, east: 3.21 },
        ids: [],
        href: '/nl/aanbod?geo_range=2km%3B51.2%3B3.2&view=map',
      },
    ],
    bounds: { south: 51.1, west: 3.1, north: 51.3, east: 3.42 },
    towns: [{ name: 'Brugge', lat: 51.21, lon: 3.225 }],
    note: null,
    dataHref: '/nl/ajax/markers?view=map',
    areaHref: '/nl/aanbod?view=map',
    draws: true,
    area: null,
    cardsHref: '/nl/ajax/favorites',
    streets: null,
    service: null,
    listStill: 'The list still shows 84 estates.',
  },
  texts: {
    label: 'Map',
    hint: 'Arrows move it',
    vagueName: 'roughly here',
    loading: 'Loading',
    failed: 'Failed',
    retry: 'Again',
    zoomIn: 'In',
    zoomOut: 'Out',
    whole: 'All',
    searchHere: 'Here',
    tiles: 'Real map',
    close: 'Close',
    here: '{{n}} here',
    cardsFailed: 'Failed',
    near: 'Near me',
    nearAsking: 'Asking',
    nearDenied: 'Denied',
    draw: {
      start: 'Draw',
      stop: 'Stop',
      mode: 'Draw a line',
      keys: 'Arrows',
      search: 'Search',
      count: 'Corners: {{n}}',
      corner: 'Corner {{n}}, near {{place}}',
      remove: 'Remove {{n}}',
      faults: { corners: 'Few', outside: 'Outside', crossing: 'Crossing', large: 'Large' },
    },
  },
};
const media: MediaProps = {
  media: {
    kind: 'video',
    label: 'Film',
    href: 'https://www.youtube.com/watch?v=a',
    host: 'youtube.com',
    embedHref: 'https://www.youtube-nocookie.com/embed/a',
  },
  texts: { load: 'Watch', notice: 'From youtube.com', open: 'Open' },
};
const person = {
  name: 'Lien Maes',
  href: '/nl/team/lien',
  initials: 'LM',
  portrait: null,
  description: null,
  phones: [],
  email: null,
  whatsapp: null,
  languages: null,
};

const pairs: readonly (readonly [string, ReactElement, ReactElement])[] = [
  ['heart', <HeartIsland key="s" {...heart} />, <Heart key="b" {...heart} />],
  [
    'favorites-page',
    <FavoritesPageIsland key="s" {...favoritesPage} />,
    <FavoritesPage key="b" {...favoritesPage} />,
  ],
  ['load-more', <LoadMoreIsland key="s" {...loadMore} />, <LoadMore key="b" {...loadMore} />],
  [
    'load-more on the last page',
    <LoadMoreIsland key="s" {...loadMore} to={1038} nextHref={null} />,
    <LoadMore key="b" {...loadMore} to={1038} nextHref={null} />,
  ],
  ['map', <MapIsland key="s" {...map} />, <LivingMap key="b" {...map} />],
  ['result-map', <ResultMapIsland key="s" {...resultMap} />, <LivingResultMap key="b" {...resultMap} />],
  ['media', <MediaIsland key="s" {...media} />, <LivingMedia key="b" {...media} />],
  ['gallery', <GalleryIsland key="s" {...gallery} />, <LivingGallery key="b" {...gallery} />],
  ['contact-reveal', <ContactRevealIsland key="s" {...contact} />, <ContactReveal key="b" {...contact} />],
  [
    'contact-reveal with the person shown',
    <ContactRevealIsland key="s" {...contact} person={person} />,
    <ContactReveal key="b" {...contact} person={person} />,
  ],
];

/** Markup without the preloads that React puts before it, for the document's head. */
const render = (element: ReactElement): string => renderToString(element).replace(/^(?:<link [^>]*>)+/, '');

it.each(pairs)('%s: server and browser render the same first HTML', (_, server, browser) => {
  const html = render(server);
  const wanted = `${render(browser)}</`;
  const [begin = ''] = /^.*?<\w+ data-island=[^>]*>/s.exec(html) ?? [];
  expect(html.slice(begin.length, begin.length + wanted.length)).toBe(wanted);
});

it('has its props as escaped JSON in an attribute, which no text can end', () => {
  const html = renderToString(<HeartIsland id="12" add={'"><script>x</script>'} />);
  expect(html).not.toContain('<script>');
  expect(html).toContain(
    'data-props="{&quot;id&quot;:&quot;12&quot;,&quot;add&quot;:&quot;\\&quot;&gt;&lt;script&gt;',
  );
});
