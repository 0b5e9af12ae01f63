import type { Locale } from '#domain/locale.ts';
import type { MediaView } from '#domain/views/estate-page.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { httpsUrl } from '../../platform/page/https-url.ts';

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
];

const hostOf = (url: URL): string => url.hostname.replace(/^www\./, '');

/** The second part of the address of an unlisted Vimeo video, which its frame needs too. */
const unlisted = (url: URL): string => {
  const hash =
    matched(url.pathname, /^\/(?:video\/)?\d+\/([0-9a-f]+)\/?$/) ??
    matched(url.searchParams.get('h'), /^([0-9a-f]+)$/);
  return hash !== null && hostOf(url).endsWith('vimeo.com') ? `&h=${hash}` : '';
};

function embedHref(url: URL, locale: Locale): string | null {
  const host = HOSTS.find(({ hosts }) => hosts.includes(hostOf(url)));
  const key = host?.key(url) ?? null;
  return host === undefined || key === null ? null : `${host.embed(key, locale)}${unlisted(url)}`;
}

/** Videos and tours in order, each once; only https addresses, embedded only when the host is known. */
export function toMedia(links: readonly MediaLink[], { t, locale }: ViewContext): readonly MediaView[] {
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
      embedHref: embedHref(url, locale),
    };
  });
}
