import { describe, expect, it } from 'vitest';
import { contextIn, estateWith, siteWith } from '../../testing/contexts.ts';
import { mediaOfEstate } from '../sources/first/media-links.ts';
import { type MediaLink, toMedia } from './media.ts';

const film = (link: string | null): MediaLink => ({ kind: 'video', link });
const only = (link: string) => toMedia([film(link)], contextIn())[0];

describe('a tour of a host that the operator named', () => {
  const site = siteWith({
    hostnames: ['www.own.example'],
    settings: { tourHosts: ['Tours.vendor.example', 'www.own.example'] },
  });
  const embedded = (link: string) => toMedia([film(link)], contextIn('nl', site))[0]?.embedHref;

  it('is embedded at its own address', () => {
    expect(embedded('https://tours.vendor.example/visit/12?a=b')).toBe(
      'https://tours.vendor.example/visit/12?a=b',
    );
  });

  it.each([
    'https://vendor.example/visit/12',
    'https://a.tours.vendor.example/visit/12',
    'https://tours.vendor.example:8443/visit/12',
    // The site itself: a frame of its own origin could leave its sandbox.
    'https://www.own.example/nl',
  ])('is only linked elsewhere: %s', (link) => {
    expect(embedded(link)).toBeNull();
  });
});

describe('mediaOfEstate', () => {
  it('treats type 2 as a virtual visit and every other type as a film (spec 1 §3)', () => {
    const videos = [1, 2, null, 9].map((typeId) => ({ typeId, link: `https://x.example/${typeId}` }));
    expect(mediaOfEstate(estateWith({ videos })).map(({ kind }) => kind)).toEqual([
      'video',
      'visit',
      'video',
      'video',
    ]);
  });
});

describe('toMedia', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?hl=nl'],
    ['https://youtu.be/dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?hl=nl'],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'youtube-nocookie.com/embed/dQw4w9WgXcQ?hl=nl'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
    // As in a recorded answer of Whise, and as the vendor's customers print it.
    ['https://nodalview.com/s/2UI3QqClT95gX3mG2vUf5B', 'https://nodalview.com/s/2UI3QqClT95gX3mG2vUf5B'],
    ['https://www.nodalview.com/7oUdKXnqY2jD5YDmTquVKJkF', 'https://nodalview.com/7oUdKXnqY2jD5YDmTquVKJkF'],
    ['https://kuula.co/share/7lv3H?fs=0&logo=0', 'https://kuula.co/share/7lv3H'],
    ['https://kuula.co/share/collection/7DwH7?vr=1', 'https://kuula.co/share/collection/7DwH7'],
    ['https://tour.giraffe360.com/4da4e76c9e9a4af5b95cc2afe33a1a22', 'https://tour.giraffe360.com/4da4e76c'],
    ['https://www.klapty.com/tour/tunnel/Fpu0P7qcMs', 'https://www.klapty.com/tour/tunnel/Fpu0P7qcMs'],
    ['https://klapty.com/tour/PlF05v7VZn', 'https://www.klapty.com/tour/PlF05v7VZn'],
    ['https://floorfy.com/tour/1987195?play=no', 'https://floorfy.com/tour/1987195'],
  ])('embeds %s', (link, embed) => {
    expect(only(link)?.embedHref).toContain(embed);
  });

  it.each([
    'https://www.youtube.com/@agency',
    'https://www.youtube.com/watch?v="><script>',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/channels/houses',
    'https://my.matterport.com/models/SxQL3iGyoDo',
    'https://nodalview.com/fr/pricing',
    'https://nodalview.com.evil.example/s/2UI3QqClT95gX3mG2vUf5B',
    'https://kuula.co/explore',
    'https://www.klapty.com/tour/tunnel/../../evil',
    'https://floorfy.com/tour/abc',
    'https://visit.example/4711',
  ])('only links to %s', (link) => {
    const media = only(link);
    expect(media?.embedHref).toBeNull();
    expect(media?.href).toBe(new URL(link).href);
  });

  it.each([
    '',
    'http://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)',
    'nonsense',
    'https://user:pass@x.example/',
    'https://localhost/',
  ])('leaves out %j', (link) => {
    expect(only(link)).toBeUndefined();
  });

  it('lists each once, with its host, and numbers those of the same kind', () => {
    const links = [
      film('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
      film('https://www.youtube.com/watch?v=dQw4w9WgXcQ'),
      film('https://visit.example/2'),
      { kind: 'visit', link: 'https://visit.example/3' } as const,
      film(null),
    ];
    expect(toMedia(links, contextIn()).map(({ label, host }) => [label, host])).toEqual([
      ['Video 1', 'youtube.com'],
      ['Video 2', 'visit.example'],
      ['Virtueel bezoek', 'visit.example'],
    ]);
  });
});
