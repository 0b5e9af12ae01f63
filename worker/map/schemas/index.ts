import type { MapSchemaName } from '#wire/map-archive.ts';
import { PROTOMAPS } from './protomaps.ts';
import type { MapSchema } from './schema.ts';
import { SHORTBREAD } from './shortbread.ts';

export const SCHEMAS: Readonly<Record<MapSchemaName, MapSchema>> = {
  shortbread: SHORTBREAD,
  protomaps: PROTOMAPS,
};
