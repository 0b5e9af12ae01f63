import type { Locale } from '../locale.ts';
import type { Choices } from '../theme/compositions.ts';
import type { EstateCardView } from './estate-card.ts';
import type { OptionView } from './option.ts';
import type { HeroView, PictureView } from './picture.ts';
import type { PlaceFieldView } from './place-field.ts';
import type { SectionView } from './section.ts';
import type { SignerView } from './signer.ts';

/** The search box of the home page. */
export interface SearchPanelView {
  readonly action: string;
  readonly status: readonly OptionView[];
  /** Place field; without a radius. */
  readonly place: PlaceFieldView;
  readonly types: readonly OptionView[];
  /** Upper price bounds in euros, for each status by its name. */
  readonly budgets: readonly {
    readonly status: string;
    readonly label: string;
    readonly options: readonly OptionView[];
  }[];
  /**
   * Search for stays, with numbers of guests to choose from; null when the agency lets no holiday rentals.
   */
  readonly stays: { readonly action: string; readonly persons: readonly number[] } | null;
  /** Number of estates that the form would find now; null when unknown. */
  readonly total: number | null;
}

/** A row of a sheet's title block. */
export interface TitleBlockRow {
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
}

/** Picture of a home on the "wall" composition. */
export interface HungPicture {
  readonly id: string;
  readonly href: string;
  readonly picture: PictureView;
}

export interface HomeView {
  /** Composition of the first screen. */
  readonly composition: Choices['hero'];
  readonly headline: string;
  readonly lead: string | null;
  /** Languages of headline and lead, when they are not the page's own. */
  readonly headlineLang?: Locale;
  readonly leadLang?: Locale;
  /** null when the site has none, and in compositions without a picture. */
  readonly hero: HeroView | null;
  /** The signature, in the "letter" composition. */
  readonly note: SignerView | null;
  /** Only in the "sheet" composition; else empty. */
  readonly titleBlock: readonly TitleBlockRow[];
  /** Only in the "wall" composition; else empty. */
  readonly wall: readonly HungPicture[];
  readonly search: SearchPanelView;
  readonly newest: {
    readonly cards: readonly EstateCardView[];
    readonly allHref: string;
    readonly total: number | null;
    readonly failed: boolean;
  };
  /** Paths of searches; the browser remembers the visitor's last one. */
  readonly searchPaths: readonly string[];
  /** Returns cards of recently viewed estates: `GET /{lang}/ajax/recent-cards`. */
  readonly recentHref: string;
  readonly sections: readonly SectionView[];
}
