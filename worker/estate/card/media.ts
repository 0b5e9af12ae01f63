import type { Locale } from '#domain/locale.ts';
import type { MediaView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { httpsUrl } from '../../platform/page/https-url.ts';
import { tourHostsOf } from '../../platform/page/tour-hosts.ts';

/** A video or a virtual tour as the sources name it. */
export interface MediaLink {
  readonly kind: MediaView['kind'];
  readonly link: string | null | undefined;
}

interface Host {
  readonly hosts: readonly string[];
  /** Id of the video on that host; null for another page of the host. */
  readonly key: (url: URL) => string | null;
  readonly embed: (key: string, locale: Locale) => string;
}

const matched = (text: string | null | undefined, form: RegExp): string | null =>
  form.exec(text ?? '')?.[1] ?? null;

const youtubeKey = (url: URL): string | null =>
  url.hostname === 'youtu.be'
    ? matched(url.pathname, /^\/([\w-]{6,20})\/?$/)
    : (matched(url.pathname, /^\/(?:embed|shorts|live|v)\/([\w-]{6,20})\/?$/) ??
      matched(url.searchParams.get('v'), /^([\w-]{6,20})$/));

/** The path of a tour, from its own address: a host that shows nothing else below it. */
const pathKey =
  (form: RegExp) =>
  (url: URL): string | null =>
    matched(url.pathname, form);

/** Hosts whose videos and tours may be embedded, in the form that sets no cookies before playing. */
const HOSTS: readonly Host[] = [
  {
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    key: youtubeKey,
    embed: (key, locale) => `https://www.youtube-nocookie.com/embed/${key}?hl=${locale}`,
  },
  {
    hosts: ['vimeo.com', 'player.vimeo.com'],
    key: (url) => matched(url.pathname, /^\/(?:video\/)?(\d{4,14})(?:\/[0-9a-f]+)?\/?$/),
    embed: (key) => `https://player.vimeo.com/video/${key}?dnt=1`,
  },
  {
    hosts: ['my.matterport.com'],
    key: (url) =>
      url.pathname.startsWith('/show') ? matched(url.searchParams.get('m'), /^(\w{6,20})$/) : null,
    embed: (key) => `https://my.matterport.com/show/?m=${key}`,
  },
  {
    hosts: ['nodalview.com'],
    key: pathKey(/^\/((?:s\/)?[A-Za-z0-9]{20,32})\/?$/),
    embed: (key) => `https://nodalview.com/${key}`,
  },
  {
    hosts: ['kuula.co'],
    key: pathKey(/^\/share\/((?:collection\/)?\w{4,12})\/?$/),
    embed: (key) => `https://kuula.co/share/${key}`,
  },
  {
    hosts: ['tour.giraffe360.com'],
    key: pathKey(/^\/([\w-]{3,64})\/?$/),
    embed: (key) => `https://tour.giraffe360.com/${key}/`,
  },
  {
    hosts: ['klapty.com'],
    key: pathKey(/^\/tour\/((?:tunnel\/)?\w{6,20})\/?$/),
    embed: (key) => `https://www.klapty.com/tour/${key}`,
  },
  {
    hosts: ['floorfy.com'],
    key: pathKey(/^\/tour\/(\d{3,12})\/?$/),
    embed: (key) => `https://floorfy.com/tour/${key}`,
  },
];

const hostOf = (url: URL): string => url.hostname.replace(/^www\./, '');

/** The second part of the address of an unlisted Vimeo video, which its frame needs too. */
const unlisted = (url: URL): string => {
  const hash =
    matched(url.pathname, /^\/(?:video\/)?\d+\/([0-9a-f]+)\/?$/) ??
    matched(url.searchParams.get('h'), /^([0-9a-f]+)$/);
  return hash !== null && hostOf(url).endsWith('vimeo.com') ? `&h=${hash}` : '';
};

function embedHref(url: URL, { site, locale }: ViewContext): string | null {
  const host = HOSTS.find(({ hosts }) => hosts.includes(hostOf(url)));
  // A host that the operator named shows tours at any address; its policy has no other port.
  if (host === undefined)
    return url.port === '' && tourHostsOf(site).includes(url.hostname) ? url.href : null;
  const key = host.key(url);
  return key === null ? null : `${host.embed(key, locale)}${unlisted(url)}`;
}

/** Videos and tours in order, each once; only https addresses, embedded only when the host is known. */
export function toMedia(links: readonly MediaLink[], context: ViewContext): readonly MediaView[] {
  const { t } = context;
  const known = new Map<string, { readonly kind: MediaView['kind']; readonly url: URL }>();
  for (const { kind, link } of links) {
    const url = httpsUrl(link);
    if (url !== null && !known.has(url.href)) known.set(url.href, { kind, url });
  }
  const all = [...known.values()];
  return all.map(({ kind, url }) => {
    const alike = all.filter((other) => other.kind === kind);
    const place = alike.findIndex((other) => other.url === url) + 1;
    const name = t(`views.media.${kind}`);
    return {
      kind,
      label: alike.length > 1 ? t('views.media.numbered', { name, n: place }) : name,
      href: url.href,
      host: hostOf(url),
      embedHref: embedHref(url, context),
    };
  });
}
