import type { HeadView } from '#domain/views/frame.ts';

/** Open Graph tags of this page, for link previews (ogp.me). */
export const SocialTags = ({ head }: { readonly head: HeadView }) => (
  <>
    <meta property="og:title" content={head.shareTitle} />
    {head.description ? <meta property="og:description" content={head.description} /> : null}
    {head.canonical ? <meta property="og:url" content={head.canonical} /> : null}
  </>
);

interface Props extends Pick<HeadView, 'picture' | 'ogLocales'> {
  readonly siteName: string;
}

/** Open Graph tags that many pages share, and the Twitter card. */
export const SharedTags = ({ siteName, picture, ogLocales }: Props) => {
  const [own, ...others] = ogLocales;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      {own ? <meta property="og:locale" content={own} /> : null}
      {others.map((locale) => (
        <meta key={locale} property="og:locale:alternate" content={locale} />
      ))}
      {picture ? <meta property="og:image" content={picture.href} /> : null}
      {picture?.size ? <meta property="og:image:width" content={String(picture.size.width)} /> : null}
      {picture?.size ? <meta property="og:image:height" content={String(picture.size.height)} /> : null}
      {picture ? <meta property="og:image:alt" content={picture.alt} /> : null}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
};
