import type { Context } from 'hono';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { type OfferOptions, toOfferOptions } from '../../search/options/offer-options.ts';

/** What one may choose from: the whole offer's options, uncounted; null where they cannot be had. */
export const loadChoices = async (c: Context<AppEnv>): Promise<OfferOptions | null> =>
  toOfferOptions(
    valueOr(await loadDeferred(c, 'filter-options', () => siteContent(c).filterOptions()), null),
    null,
  );
