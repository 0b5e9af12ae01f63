import type { Context } from 'hono';
import type { Feature } from '#wire/site.ts';
import type { AppEnv } from '../env.ts';
import { NotFound } from '../errors/app-error.ts';

/** Throws NotFound when the site lacks the feature; does nothing without one. */
export function requireFeature(c: Context<AppEnv>, feature: Feature | undefined): void {
  if (feature === undefined || c.get('site').settings.features.includes(feature)) return;
  throw new NotFound(`no ${feature} here`);
}
