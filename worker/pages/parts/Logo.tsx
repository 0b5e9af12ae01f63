import type { FrameView } from '../../../domain/views/frame.ts';

/** The agency's mark, drawn in its accent colour, and its name. */
export const Logo = ({ site }: { readonly site: FrameView['site'] }) => (
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
