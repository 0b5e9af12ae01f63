import type { Site } from '../../wire/site.ts';
import { notFound } from '../platform/errors/content-error.ts';

/**
 * Throws not_found for an agency that sends no alerts (contract, "Site": `features`). Whoever subscribed
 * while it did can still look and leave.
 */
export function requireAlerts(site: Site | null): void {
  if (site?.settings.features.includes('alerts') !== true) throw notFound('alerts');
}
