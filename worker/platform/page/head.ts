import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import type { ScreenPart } from '#domain/theme/compositions.ts';
import type { FeedLink, HeadView, StructuredData } from '#domain/views/frame.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { Sheet } from '#domain/views/sheets.ts';
import type { SiteScreen } from '../env.ts';
import { assetForSharing, socialPicture } from '../media/social-picture.ts';
import { alternatesOf } from './alternates.ts';
import { cachedView, type ViewContext } from './context.ts';
import { type FrameInput, pathInLocale } from './frame.ts';
import { headDescription } from './head-description.ts';

/** Title, description and metadata of a screen for browsers and search engines. */
export interface HeadWords {
  readonly title: string;
  readonly description?: string | null;
  /** Whether search engines may index it. */
  readonly index: boolean;
  /** Its own picture; without one, shared links show the site's. */
  readonly image?: Pick<PictureView, 'src' | 'alt' | 'social' | 'fetched'> | null | undefined;
  /** Structured data about its content. */
  readonly structuredData?: readonly StructuredData[];
  /** Stylesheets that it needs in addition to that of every page. */
  readonly sheets?: readonly Sheet[];
  /** Parts with compositions that it has in addition to those of every page. */
  readonly parts?: readonly ScreenPart[];
  /** Its content as feeds, with addresses on the site. Drafts have none. */
  readonly feeds?: readonly FeedLink[];
  readonly staff?: HeadView['staff'];
}

/** The texts, and the screen's address. */
interface HeadInput
  extends HeadWords,
    Pick<FrameInput, 'route' | 'search' | 'pathIn' | 'retainedQuery'>,
    Pick<SiteScreen, 'canonicalQuery'> {}

/** The query of the screen's canonical address. */
const canonicalSearch = ({ search, canonicalQuery }: HeadInput): URLSearchParams =>
  canonicalQuery?.(search) ?? search;

const canonicalPath = (input: HeadInput, locale: Locale): string =>
  pathInLocale({ ...input, search: canonicalSearch(input) }, locale);

/** A language with its country, as Open Graph writes it: "nl_BE". */
const ogLocale = (locale: Locale): string => languageOf(locale).tag.replace('-', '_');

/** The screen's title and the agency's name, unless the title already contains it. */
const titleOf = (title: string, name: string): string =>
  isBlank(title) ? name : title.includes(name) ? title.trim() : `${title.trim()} · ${name}`;

/** The screen's absolute address in a language; null when it does not exist in that language. */
const hrefIn =
  (input: HeadInput, { origin }: ViewContext) =>
  (locale: Locale): string | null => {
    const path = pathInLocale(input, locale);
    // A page without an address in a language links to the start page there.
    const missing = input.route.screen !== 'home' && path === pathTo('home', locale);
    return missing ? null : `${origin}${path}`;
  };

/** The site's picture for sharing. */
function toSitePicture({ site, origin }: ViewContext): HeadView['picture'] {
  const { socialPicture: own, socialPictureHash: hash, socialPictureJpeg: jpeg } = site.settings;
  if (!own) return null;
  return assetForSharing({ name: own, hash, alt: site.name, social: jpeg === true }, origin);
}

/** The page's own picture for sharing, else the site's. */
function toSharedPicture(
  { image, title }: Pick<HeadWords, 'image' | 'title'>,
  context: ViewContext,
): HeadView['picture'] {
  if (image) {
    const alt = image.alt || title;
    const { src, social, fetched } = image;
    return cachedView(context, 'shared picture', [src, alt, social === true], () =>
      socialPicture({ src, alt, ...(social && { social }), ...(fetched && { fetched }) }, context.origin),
    );
  }
  return cachedView(context, 'picture of links', [], () => toSitePicture(context));
}

/**
 * The document's head. Addresses are absolute; a page that search engines may not index names no other languages,
 * since those may not be indexed either.
 */
export function toHead(input: HeadInput, context: ViewContext): HeadView {
  const { site, locale, origin } = context;
  const indexed = input.index && site.state === 'live';
  return {
    title: titleOf(input.title, site.name),
    shareTitle: isBlank(input.title) ? site.name : input.title.trim(),
    description: headDescription(input.description, input.title, context),
    canonical: `${origin}${canonicalPath(input, locale)}`,
    alternates: indexed ? alternatesOf(site, hrefIn(input, context)) : [],
    robots: indexed ? 'index' : 'noindex',
    picture: toSharedPicture(input, context),
    ogLocales: cachedView(context, 'og locales', [], () =>
      [locale, ...site.locales.filter((other) => other !== locale)].map(ogLocale),
    ),
    structuredData: indexed ? (input.structuredData ?? []) : [],
    sheets: input.sheets ?? [],
    ...(input.feeds &&
      site.state === 'live' && {
        feeds: input.feeds.map((feed) => ({ ...feed, href: `${origin}${feed.href}` })),
      }),
    ...(input.staff && { staff: input.staff }),
  };
}
