import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import type { PictureBlockView, TextBlockView } from '#domain/views/section.ts';
import { BlockHeading } from './BlockHeading.tsx';
import { RichText } from './RichText.tsx';

const Banner = ({ block }: { readonly block: TextBlockView }) => (
  <div className="banner">
    {block.picture ? (
      <div className="banner__picture">
        <Picture picture={block.picture} tile="banner" />
      </div>
    ) : null}
    <div className="banner__text">
      {block.heading === '' ? null : <h2 lang={block.headingLang}>{block.heading}</h2>}
      <RichText text={block.body} level={3} lang={block.bodyLang} className="lead muted" />
      {block.link ? (
        <a className="button button--line" href={block.link.href}>
          <span lang={block.link.lang}>{block.link.label}</span> <Icon name="arrow" />
        </a>
      ) : null}
    </div>
  </div>
);

/** The agency's text; beside a picture it has a coloured background. */
export const TextBlock = ({ block }: { readonly block: TextBlockView }) =>
  block.picture ? (
    <Banner block={block} />
  ) : (
    <>
      <BlockHeading block={block} link={block.link} />
      <RichText text={block.body} level={block.heading === '' ? 2 : 3} lang={block.bodyLang} />
    </>
  );

/** A picture as wide as the page's content, with its caption beneath. */
export const PictureBlock = ({ block }: { readonly block: PictureBlockView }) => (
  <>
    <BlockHeading block={block} />
    <figure className="picture-block">
      <Picture picture={block.picture} tile="block" />
      {block.body.length === 0 ? null : (
        <figcaption>
          <RichText text={block.body} level={3} lang={block.bodyLang} className="small muted" />
        </figcaption>
      )}
    </figure>
  </>
);
