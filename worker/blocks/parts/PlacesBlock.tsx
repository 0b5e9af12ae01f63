import type { PlacesBlockView } from '#domain/views/section.ts';
import { SectionHeading } from '../../platform/page/parts/SectionHeading.tsx';
import { RichText } from './RichText.tsx';

/** Places as links into the offer, each with its number of estates. */
export const PlacesBlock = ({ block }: { readonly block: PlacesBlockView }) => (
  <>
    {block.heading === '' ? null : (
      <SectionHeading
        title={block.heading}
        lang={block.headingLang}
        hint={block.hint}
        hintLang={block.hintLang}
      />
    )}
    <RichText text={block.body} level={3} lang={block.bodyLang} />
    <ul className="places">
      {block.places.map((place) => (
        <li key={place.href}>
          <a href={place.href}>
            <b lang={place.lang}>{place.label}</b>
            {place.count ? <span>{place.count}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  </>
);
