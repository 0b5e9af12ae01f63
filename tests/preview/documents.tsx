import { renderToStaticMarkup } from 'react-dom/server';
import { createTranslator } from '../../locales/translator.ts';
import { Layout } from '../../worker/pages/Layout.tsx';
import { sampleFrame, sampleHead } from '../../worker/pages/testing/frame.ts';
import { sampleScreens } from '../../worker/pages/testing/screens.tsx';
import { SAMPLE_SITES } from '../../worker/pages/testing/sites.ts';
import { displayFont } from '../../worker/theme/fonts.ts';
import { themeStylesheet } from '../../worker/theme/stylesheet.ts';

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
