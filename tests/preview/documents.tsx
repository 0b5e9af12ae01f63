import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from '../../locales/translator.ts';
import { Layout } from '../../worker/platform/page/Layout.tsx';
import { displayFont } from '../../worker/platform/theme/fonts.ts';
import { themeStylesheet } from '../../worker/platform/theme/stylesheet.ts';
import { sampleFrame, sampleHead } from '../../worker/testing/views/frame.ts';
import { sampleScreens } from '../../worker/testing/views/screens.tsx';
import { SAMPLE_SITES } from '../../worker/testing/views/sites.ts';

/** All screens of all sample agencies in all their languages, and the agencies' stylesheets, by file name. */
export function previewFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const site of SAMPLE_SITES) {
    files.set(`theme-${site.id}.css`, themeStylesheet(site.look).css);
    for (const locale of site.locales) {
      const t = createTranslator(locale);
      for (const [name, page] of Object.entries(sampleScreens(t, site.id))) {
        const assets = { entry: null, css: '/index.css', fontHref: displayFont(site.look.theme).href };
        const html = renderToStaticMarkup(
          <Layout frame={sampleFrame(site, locale, name)} head={sampleHead(name)} t={t} assets={assets}>
            {page}
          </Layout>,
        );
        files.set(`${site.id}-${locale}-${name}.html`, `<!doctype html>${html}`);
      }
    }
  }
  return files;
}
