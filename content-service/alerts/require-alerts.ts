import type { Site } from '#wire/site.ts';
import { notFound } from '../platform/errors/content-error.ts';

/**
 * Throws not_found for an agency without alerts (contract, "Site": `features`). Existing subscribers can
 * still look and leave.
 */
export function requireAlerts(site: Site | null): void {
  if (site?.settings.features.includes('alerts') !== true) throw notFound('alerts');
}
