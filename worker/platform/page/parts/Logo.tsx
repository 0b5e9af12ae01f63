import type { FrameView } from '#domain/views/frame.ts';

type Props = { readonly site: FrameView['site'] };

/** The agency's logo picture, which contains its name, in a box of fixed size to prevent layout shifts. */
const PictureLogo = ({ picture }: { readonly picture: NonNullable<FrameView['site']['logoPicture']> }) => (
  <picture>
    <source srcSet={picture.dark} media="(prefers-color-scheme: dark)" />
    <img className="logo__picture" src={picture.light} alt="" width={176} height={44} />
  </picture>
);

/** The agency's mark, drawn in its accent colour, and its name; or its logo as a picture. */
export const Logo = ({ site }: Props) =>
  site.logoPicture ? (
    <PictureLogo picture={site.logoPicture} />
  ) : (
    <>
      {site.logo ? (
        <svg viewBox={site.logo.viewBox} aria-hidden="true" focusable="false">
          {site.logo.paths.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      ) : null}
      <span>{site.name}</span>
    </>
  );
