import type { Locale } from '../locale.ts';
import type { Sheet } from './sheets.ts';
import type { SignerView } from './signer.ts';

/** Optional features of a site. */
type Feature = 'projects' | 'rentals' | 'agenda' | 'alerts' | 'map' | 'valuation' | 'staff';

export interface NavLinkView {
  readonly label: string;
  /** Language of the label, when it is not the page's own. */
  readonly lang?: Locale;
  readonly href: string;
  readonly current: boolean;
  /** The link opens a form, which a script may show over the page. */
  readonly form?: true;
}

/** A fact of the agency's legal identity. */
export interface IdentityView {
  readonly label: string;
  readonly text: string;
  /** Language of the text, when it is not the page's own. */
  readonly lang?: Locale;
  /** Link target of the text. */
  readonly href?: string;
}

/** The footer of every page. */
export interface FooterView {
  readonly invitation: string | null;
  /** Languages of the agency's texts, when they are not the page's own. */
  readonly invitationLang?: Locale;
  readonly openingHoursLang?: Locale;
  readonly street: string | null;
  readonly place: string | null;
  readonly openingHours: string | null;
  readonly phone: { readonly text: string; readonly href: string } | null;
  readonly email: { readonly text: string; readonly href: string } | null;
  readonly columns: readonly {
    readonly heading: string;
    readonly lang?: Locale;
    readonly links: readonly NavLinkView[];
  }[];
  /** The person who signs for the agency, on sites whose footer shows one. */
  readonly signer: SignerView | null;
  readonly legal: string;
  /** Legal identity of the agency, one fact per item; `lang` only when not in the page's language. */
  readonly identity: readonly IdentityView[];
  readonly links: readonly NavLinkView[];
}

/** Header, footer and other data around every screen of a site. */
export interface FrameView {
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly logo: { readonly viewBox: string; readonly paths: readonly string[] } | null;
    /**
     * The logo as pictures, shown instead: addresses on the site's own host, for the light and the dark
     * colour scheme.
     */
    readonly logoPicture: { readonly light: string; readonly dark: string } | null;
    readonly features: readonly Feature[];
  };
  readonly locale: Locale;
  readonly homeHref: string;
  readonly favoritesHref: string;
  readonly menu: readonly NavLinkView[];
  /** The same screen in each language of the site. */
  readonly languages: readonly {
    readonly locale: Locale;
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly footer: FooterView;
  /** Only on pages for a single action: shows only the agency's logo, a line beside it, and no footer. */
  readonly slim?: { readonly note: string | null };
  /** Address of the site's own stylesheet (tokens, stickers), with a hash. */
  readonly themeHref: string;
  /** Address of the favicon. */
  readonly iconHref: string;
}

/** Link preview picture of a page. */
export interface SocialPicture {
  /** Absolute. */
  readonly href: string;
  /** Alternative text. */
  readonly alt: string;
  /** px; null when unknown. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Structured data of a page: a schema.org document. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** Media types of feeds: RSS 2.0, and JSON Feed 1.1 (§ "Discovery"). */
export const FEED_TYPES = { rss: 'application/rss+xml', json: 'application/feed+json' } as const;
export type FeedFormat = keyof typeof FEED_TYPES;

/** A feed that a page names in its head. */
export interface FeedLink {
  readonly format: FeedFormat;
  readonly href: string;
  readonly title: string;
}

/** Contents of the document's head. */
export interface HeadView {
  readonly title: string;
  /** The title without the agency's name, for link previews that show the site's name separately. */
  readonly shareTitle: string;
  readonly description: string | null;
  /** Absolute. */
  readonly canonical: string | null;
  /** `x-default` and one per language; absolute. */
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[];
  readonly robots: 'index' | 'noindex';
  readonly picture: SocialPicture | null;
  /** Open Graph codes of the languages, the page's own first. */
  readonly ogLocales: readonly string[];
  readonly structuredData: readonly StructuredData[];
  /** The page's content as feeds. */
  readonly feeds?: readonly FeedLink[];
  /** Stylesheets of this screen besides the common one. */
  readonly sheets: readonly Sheet[];
  /**
   * Only on the agency's own page: its web app manifest, and the script that it loads for a signed-in person.
   */
  readonly staff?: {
    readonly manifestHref: string;
    /** Which of the agency's own scripts the page has: the one of its lists, of a home, or of a home's pictures. */
    readonly script: 'staff' | 'staffHome' | 'staffPictures' | null;
  };
}
