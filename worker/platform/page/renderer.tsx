import { type Props, reactRenderer } from '@hono/react-renderer';
import { createMiddleware } from 'hono/factory';
import type { PropsWithChildren } from 'react';
import type { FrameView, HeadView } from '../../../domain/views/frame.ts';
import type { Site } from '../../../wire/site.ts';
import type { AppEnv } from '../env.ts';
import { displayFont } from '../theme/fonts.ts';
import { CLIENT_FILES } from './client-manifest.ts';
import { Layout, type LayoutAssets } from './Layout.tsx';

declare module '@hono/react-renderer' {
  interface Props {
    frame: FrameView;
    head: HeadView;
  }
}

/** Files that a site's pages load. */
export const layoutAssets = (site: Site): LayoutAssets => ({
  ...CLIENT_FILES,
  fontHref: displayFont(site.theme).href,
});

/**
 * Gives handlers `c.render(page, { frame, head })`. The library calls the component below as a function
 * and fixes its options per middleware, so it is made anew for each request with that request's words.
 */
export const renderer = createMiddleware<AppEnv>(function renderer(c, next) {
  const t = c.get('t');
  const assets = layoutAssets(c.get('site'));
  const render = reactRenderer(({ children, frame, head }: PropsWithChildren<Props>) => (
    <Layout frame={frame} head={head} t={t} assets={assets}>
      {children}
    </Layout>
  ));
  return render(c, next);
});
