import { type Props, reactRenderer } from '@hono/react-renderer';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { PropsWithChildren } from 'react';
import type { FrameView, HeadView } from '#domain/views/frame.ts';
import type { Site } from '#wire/site.ts';
import { freeze } from '../cache/freeze.ts';
import { onceEach } from '../cache/once-each.ts';
import type { AppEnv } from '../env.ts';
import { CLIENT_FILES } from '../theme/client-manifest.ts';
import { displayFont } from '../theme/fonts.ts';
import { Layout } from './Layout.tsx';
import type { LayoutAssets } from './parts/ScreenFiles.tsx';
import { createSlots, type Slots } from './slots.tsx';

declare module '@hono/react-renderer' {
  interface Props {
    frame: FrameView;
    head: HeadView;
  }
}

/** Files that a site's pages load. */
export const layoutAssets = onceEach((site: Site): LayoutAssets => {
  const assets: LayoutAssets = { ...CLIENT_FILES, fontHref: displayFont(site.theme).href };
  freeze(assets);
  return assets;
});

/**
 * The methods of the context that the library uses, with an `html` that fills the slots and responds with bytes. It
 * does not inherit from the request's context, because that would make every use of that context slower.
 */
const filling = (c: Context<AppEnv>, slots: Slots): Context<AppEnv> => {
  const html = (drawn: string): Response => {
    const bytes = slots.fill(drawn);
    c.set('rendered', bytes);
    return c.body(bytes, { headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
  };
  const { getLayout, setLayout, setRenderer } = c;
  const used: Pick<Context<AppEnv>, 'getLayout' | 'setLayout' | 'setRenderer'> = {
    getLayout,
    setLayout,
    setRenderer,
  };
  return { ...used, html } as unknown as Context<AppEnv>;
};

/**
 * Gives handlers `c.render(page, { frame, head })`. The library calls the component below as a function and
 * fixes its options per middleware, so it is created for each request with that request's texts. Cached HTML
 * of parts is inserted into its output (decision 49).
 */
export const renderer = createMiddleware<AppEnv>(function renderer(c, next) {
  const t = c.get('t');
  const site = c.get('site');
  const assets = layoutAssets(site);
  const slots = createSlots(c.get('partMemory').of(site.id));
  const render = reactRenderer(({ children, frame, head }: PropsWithChildren<Props>) =>
    slots.around(
      <Layout frame={frame} head={head} t={t} assets={assets}>
        {children}
      </Layout>,
    ),
  );
  return render(filling(c, slots), next);
});
