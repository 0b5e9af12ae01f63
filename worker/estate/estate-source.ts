import type { EstateSource } from '#domain/rules/source.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { Site } from '#wire/site.ts';

/** The source that a site's searches use; a site has one (contract, "Site"). */
export const estateSource = ({ settings }: Site): EstateSource => SOURCES.ofSetting(settings.source).name;
