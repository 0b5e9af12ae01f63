import { screens } from '#worker/pages.ts';
import { appBench } from '#worker/testing/app-bench.ts';

/** A site whose content service finds homes like home 12. */
export function similarBench() {
  const bench = appBench({ screens });
  const found = (results: readonly unknown[]) =>
    bench.content.on(`GET /sites/${bench.sites.a.id}/estates/12/similar`, {
      total: { value: results.length },
      results,
    });
  return { ...bench, found };
}
