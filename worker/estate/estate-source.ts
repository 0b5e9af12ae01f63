import type { EstateSource } from '../../domain/rules/source.ts';
import { SOURCES } from '../../domain/sources/index.ts';
import type { Site } from '../../wire/site.ts';

/** The source a site's searches go to; a site uses one or the other (contract, "Site"). */
export const estateSource = ({ settings }: Site): EstateSource => SOURCES.ofSetting(settings.source).name;
