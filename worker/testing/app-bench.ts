import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { Locale } from '#domain/locale.ts';
import { type AppDeps, newApp } from '../app.ts';
import { screens } from '../pages.ts';
import type { Bindings } from '../platform/bindings.ts';
import type { Answer, SiteScreen } from '../platform/env.ts';
import { collectScreens, type Screens } from '../platform/screen.ts';
import { TEXT_ASSETS } from './asset-texts.ts';
import { testClock } from './cache-bench.ts';
import { type FakeContent, fakeContent } from './fake-content.ts';
import { siteDocument } from './sites.ts';

/** A simple page with its site, its language and the test's counter. */
const plainPage: Answer = (c) =>
  c.html(`<html lang="${c.get('locale')}"><p>${c.get('site').name} ${c.get('route').screen}</p></html>`);

type Pages = Partial<Record<SiteScreen['name'], Answer>>;

/** The site's screens of these names, each with another page. */
const screensOf = (pages: Pages): Screens =>
  collectScreens([
    {
      screens: screens.all
        .filter(({ name }) => pages[name] !== undefined)
        .map((screen) => ({
          ...screen,
          start: () => ({ calls: [], answer: pages[screen.name] ?? plainPage }),
        })),
    },
  ]);

export interface AppBenchOptions extends Partial<Omit<AppDeps, 'now' | 'logSink'>> {
  readonly content?: FakeContent;
  /** Pages in the place of the site's own; other screens are then missing. */
  readonly pages?: Pages;
  readonly bindings?: Partial<Bindings>;
  /** Languages of site a. */
  readonly locales?: readonly Locale[];
}

interface LogLine {
  readonly level: string;
  readonly event: string;
  readonly [field: string]: unknown;
}

/**
 * The app with the real KV and Cache API and a fake content service. Each call uses new site ids, because test files
 * share the stores.
 */
export function appBench({ content, bindings, locales, pages, ...deps }: AppBenchOptions = {}) {
  const own = crypto.randomUUID().slice(0, 8);
  const sites = {
    a: siteDocument(`a${own}`, locales && { locales: [...locales] }),
    b: siteDocument(`b${own}`, { locales: ['fr'] }),
  };
  const service = content ?? fakeContent(sites.a, sites.b);
  const clock = testClock();
  const log: LogLine[] = [];
  const requests: LogLine[] = [];
  const app = newApp({
    screens: screensOf(pages ?? { home: plainPage, offer: plainPage, page: plainPage }),
    contentTimeoutMs: 2_500,
    ...deps,
    now: clock.now,
    logSink: (_level, line) => {
      const read: LogLine = JSON.parse(line);
      (['request.done', 'request.refreshed'].includes(read.event) ? requests : log).push(read);
    },
  });

  /** Sends a request and waits for its background work. `address` is a URL, or a path on site a. */
  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, `https://${sites.a.id}.test`);
    const context = createExecutionContext();
    const all: Bindings = { ...env, ASSETS: TEXT_ASSETS, CONTENT: service.binding, ...bindings };
    const response = await app.fetch(new Request(url, { redirect: 'manual', ...init }), all, context);
    const body = await response.arrayBuffer();
    await waitOnExecutionContext(context);
    const empty = response.status === 304 || response.status === 204 || body.byteLength === 0;
    return new Response(empty ? null : body, response);
  }
  return { app, ask, content: service, clock, log, requests, sites };
}
