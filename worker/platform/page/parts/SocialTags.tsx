import type { HeadView } from '../../../../domain/views/frame.ts';

interface Props {
  readonly head: HeadView;
  readonly siteName: string;
}

/** Preview data for shared links: Open Graph (ogp.me), and Twitter's additions. */
export const SocialTags = ({ head, siteName }: Props) => {
  const { picture, description, canonical } = head;
  const [own, ...others] = head.ogLocales;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.shareTitle} />
      {description ? <meta property="og:description" content={description} /> : null}
      {canonical ? <meta property="og:url" content={canonical} /> : null}
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
