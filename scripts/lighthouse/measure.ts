import lighthouse from 'lighthouse';
import type { Scores } from './bar.ts';

export interface Measured {
  readonly scores: Scores;
  /** Audits that did not pass, each with its message. */
  readonly failed: readonly string[];
}

interface MeasureOptions {
  /** Debugging port of the browser (`--remote-debugging-port`). */
  readonly port: number;
  /**
   * Whether search engines may list the page; for a page that is kept out of results that audit is skipped.
   */
  readonly listed: boolean;
}

const percent = (score: number | null | undefined): number => Math.round((score ?? 0) * 100);

/** Runs Lighthouse on one page, as a phone on a slow network. Throws when it cannot be measured. */
export async function measure(url: string, { port, listed }: MeasureOptions): Promise<Measured> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // A page that is deliberately kept out of results is not at fault; robots.txt and the crawl check the
    // rest.
    skipAudits: listed ? [] : ['is-crawlable'],
  });
  if (result === undefined) throw new Error(`${url} could not be measured`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string): number => percent(categories[name]?.score);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      shift: audits['cumulative-layout-shift']?.numericValue ?? 0,
      blocking: audits['total-blocking-time']?.numericValue ?? 0,
    },
    failed: Object.values(audits)
      .filter(
        ({ score: reached, scoreDisplayMode }) =>
          reached !== null && reached < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, title, displayValue }) => `${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`),
  };
}
