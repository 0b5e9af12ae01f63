import type { Locale } from '../locale.ts';
import type { Choices } from '../theme/compositions.ts';
import type { EstateCardView } from './estate-card.ts';
import type { OptionView } from './option.ts';
import type { HeroView, PictureView } from './picture.ts';
import type { PlaceFieldView } from './place-field.ts';
import type { SectionView } from './section.ts';
import type { SignerView } from './signer.ts';

/** The box that leads into the offer. */
export interface SearchPanelView {
  readonly action: string;
  readonly status: readonly OptionView[];
  /** Where a place is typed; without a radius. */
  readonly place: PlaceFieldView;
  readonly types: readonly OptionView[];
  /** Upper price bounds, euros, for each status under its name. */
  readonly budgets: readonly {
    readonly status: string;
    readonly label: string;
    readonly options: readonly OptionView[];
  }[];
  /** Where stays are sought, and numbers of guests to choose from; null where the agency lets none. */
  readonly stays: { readonly action: string; readonly persons: readonly number[] } | null;
  /** Estates that the form finds as it stands; null when that is not known. */
  readonly total: number | null;
}

/** A row of the title block of a sheet. */
export interface TitleBlockRow {
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
}

/** The picture of a home that hangs on a wall. */
export interface HungPicture {
  readonly id: string;
  readonly href: string;
  readonly picture: PictureView;
}

export interface HomeView {
  /** How its first screen is put together. */
  readonly composition: Choices['hero'];
  readonly headline: string;
  readonly lead: string | null;
  /** Languages of headline and lead, where they are not the page's own. */
  readonly headlineLang?: Locale;
  readonly leadLang?: Locale;
  /** null where the site has none, and where it begins with words alone. */
  readonly hero: HeroView | null;
  /** Who signs it, where it is a letter. */
  readonly note: SignerView | null;
  /** None but where it is a sheet. */
  readonly titleBlock: readonly TitleBlockRow[];
  /** None but where it is a wall. */
  readonly wall: readonly HungPicture[];
  readonly search: SearchPanelView;
  readonly newest: {
    readonly cards: readonly EstateCardView[];
    readonly allHref: string;
    readonly total: number | null;
    readonly failed: boolean;
  };
  /** Paths of the searches of which a device keeps the last. */
  readonly searchPaths: readonly string[];
  /** Draws the cards of estates looked at on this device: `GET /{lang}/ajax/recent-cards`. */
  readonly recentHref: string;
  readonly sections: readonly SectionView[];
}
