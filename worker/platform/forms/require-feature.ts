import type { Context } from 'hono';
import type { Feature, Site } from '#wire/site.ts';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';

/** Whether a site has a feature; true without one. */
export const offers = ({ settings }: Pick<Site, 'settings'>, feature: Feature | undefined): boolean =>
  feature === undefined || settings.features.includes(feature);

/** Throws NotFound when the site lacks the feature; does nothing without one. */
export function requireFeature(c: Context<AppEnv>, feature: Feature | undefined): void {
  if (!offers(c.get('site'), feature)) throw new NotFound(`no ${feature} here`);
}
