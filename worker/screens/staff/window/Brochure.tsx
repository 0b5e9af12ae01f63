import { DOT } from '#domain/format/ties.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { BrochureView } from './brochure-view.ts';
import { CardFacts, CardFoot, CardLabels } from './WindowCard.tsx';

interface PicturesProps {
  readonly pictures: readonly PictureView[];
  readonly className: string;
  /** Width on paper, for the choice of a file. */
  readonly width: string;
}

const Pictures = ({ pictures, className, width }: PicturesProps) =>
  pictures.length === 0 ? null : (
    <div className={className}>
      {pictures.map((picture) => (
        <img
          key={picture.src}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={width}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          lang={picture.lang}
        />
      ))}
    </div>
  );

const Cover = ({ brochure: { card, office } }: { readonly brochure: BrochureView }) => (
  <header className="brochure__cover">
    <Pictures pictures={card.pictures} className="brochure__first" width="182mm" />
    <p className="brochure__kind">{[card.kind, card.status].filter((part) => part !== null).join(DOT)}</p>
    <h2 lang={card.titleLocale ?? undefined}>{card.title}</h2>
    <p className="brochure__place">{card.place}</p>
    {card.price === null ? null : (
      <p className="brochure__price">
        <b>{card.price}</b>
        {card.beneath === null ? null : <small> {card.beneath}</small>}
      </p>
    )}
    <CardFacts facts={card.facts} />
    <CardLabels energy={card.energy} flood={card.flood} />
    <CardFoot card={card} lines={office} />
  </header>
);

/** A home on several sheets, in the order in which it is read: what it is, its text, its facts, its pictures. */
export const Brochure = ({ brochure }: { readonly brochure: BrochureView }) => {
  const { card, text, sections, photos, plans } = brochure;
  return (
    <article className="brochure" lang={card.locale} data-home={card.id}>
      <Cover brochure={brochure} />
      {text === null ? null : (
        <section className="brochure__text">
          <h3>{text.title}</h3>
          {text.paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their place, and two may be the same
            <p key={index} lang={text.lang ?? undefined}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      <div className="brochure__sections">
        {sections.map(({ title, rows }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections keep their place, and two floors may have one name
          <section key={at}>
            <h3>{title}</h3>
            <dl>
              {rows.map(({ label, value, note, lang }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their place, and two may have one name
                <div key={index}>
                  <dt lang={lang?.label}>{label}</dt>
                  <dd lang={lang?.value}>
                    {value}
                    {note ? <small lang={lang?.note}>{note}</small> : null}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Pictures pictures={photos} className="brochure__photos" width="89mm" />
      <Pictures pictures={plans} className="brochure__plans" width="182mm" />
    </article>
  );
};
