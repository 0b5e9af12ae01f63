import type { Locale } from '../locale.ts';
import type { Sheet } from './sheets.ts';
import type { SignerView } from './signer.ts';

/** Parts of the product that an agency may have or not. */
type Feature = 'projects' | 'rentals' | 'agenda' | 'alerts' | 'map' | 'valuation' | 'staff';

export interface NavLinkView {
  readonly label: string;
  /** Language of the label, where it is not the page's own. */
  readonly lang?: Locale;
  readonly href: string;
  readonly current: boolean;
  /** Leads to a form that may open over the page. */
  readonly form?: true;
}

/** A fact of who the agency is in law. */
export interface IdentityView {
  readonly label: string;
  readonly text: string;
  /** Language of the text, where it is not the page's own. */
  readonly lang?: Locale;
}

/** The foot of every page. */
export interface FooterView {
  readonly invitation: string | null;
  /** Languages of the agency's words, where they are not the page's own. */
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
  /** Who signs for the agency, where its foot shows them. */
  readonly signer: SignerView | null;
  readonly legal: string;
  /** Who the agency is in law, a fact each; `lang` of those that are not in the page's language. */
  readonly identity: readonly IdentityView[];
  readonly links: readonly NavLinkView[];
}

/** What every screen of a site has around its content. */
export interface FrameView {
  readonly site: {
    readonly id: string;
    readonly name: string;
    readonly logo: { readonly viewBox: string; readonly paths: readonly string[] } | null;
    /** The logo as a picture, shown instead: addresses on the site's own host, for light pages and for dark ones. */
    readonly logoPicture: { readonly light: string; readonly dark: string } | null;
    readonly features: readonly Feature[];
  };
  readonly locale: Locale;
  readonly homeHref: string;
  readonly favoritesHref: string;
  readonly menu: readonly NavLinkView[];
  /** The same screen in each language the site offers. */
  readonly languages: readonly {
    readonly locale: Locale;
    readonly name: string;
    readonly href: string;
    readonly current: boolean;
  }[];
  readonly footer: FooterView;
  /** Of a page for one deed: the agency's mark alone above it, a line beside that, and no foot. */
  readonly slim?: { readonly note: string | null };
  /** Address of the site's own stylesheet (tokens, stickers), hashed. */
  readonly themeHref: string;
  /** Address of the drawing in the browser's tab. */
  readonly iconHref: string;
}

/** A picture as other sites show it beside a link. */
export interface SocialPicture {
  /** Absolute. */
  readonly href: string;
  /** What it shows, for those who do not see it. */
  readonly alt: string;
  /** px; null where it is not known. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** Something that machines read of a page: a document of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** What a screen puts in the document's head. */
export interface HeadView {
  readonly title: string;
  /** The title without the agency's name, for those who name the site beside it. */
  readonly shareTitle: string;
  readonly description: string | null;
  /** Absolute. */
  readonly canonical: string | null;
  /** `x-default` and one per language; absolute. */
  readonly alternates: readonly { readonly hrefLang: string; readonly href: string }[];
  readonly robots: 'index' | 'noindex';
  readonly picture: SocialPicture | null;
  /** Languages as Open Graph names them, the page's own first. */
  readonly ogLocales: readonly string[];
  readonly structuredData: readonly StructuredData[];
  /** Stylesheets that this screen needs beside the one of every page. */
  readonly sheets: readonly Sheet[];
  /** Of the agency's own page: what installs it, and whether somebody is signed in, whom a script helps. */
  readonly office?: { readonly manifestHref: string; readonly script: boolean };
}
