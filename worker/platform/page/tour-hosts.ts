import type { Site } from '#wire/site.ts';

/**
 * Further hosts whose tours may be framed, as the operator named them. Never the site itself: a frame of its own
 * origin could leave its sandbox.
 */
export const tourHostsOf = ({ settings, hostnames }: Site): readonly string[] =>
  (settings.tourHosts ?? [])
    .map((host) => host.toLowerCase())
    .filter((host) => !hostnames.some((own) => own.toLowerCase() === host));
