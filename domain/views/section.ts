import type { PictureView } from './picture.ts';

/** Parts of a page of the agency's own, ready to show. */
export type SectionView =
  | {
      readonly kind: 'text';
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly picture: PictureView | null;
      readonly link: { readonly label: string; readonly href: string } | null;
    }
  | {
      readonly kind: 'team';
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly picture: PictureView | null;
      readonly link: { readonly label: string; readonly href: string } | null;
      readonly people: readonly {
        readonly name: string;
        readonly initials: string;
        readonly role: string | null;
        readonly phone: { readonly text: string; readonly href: string } | null;
      }[];
    }
  | {
      readonly kind: 'places';
      readonly heading: string;
      readonly hint: string | null;
      readonly places: readonly {
        readonly label: string;
        readonly href: string;
        readonly count: string | null;
      }[];
    };

export interface ContentPageView {
  readonly title: string;
  readonly lead: string | null;
  readonly hero: PictureView | null;
  readonly sections: readonly SectionView[];
}
