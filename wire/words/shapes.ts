/**
 * Shapes that occur in many answers and have their own name in the OpenAPI document, so that generated code
 * has one type for each.
 */
import type * as z from 'zod';
import type * as core from 'zod/v4/core';
import { CriteriaSchema } from '#domain/forms/criteria.ts';
import { CitySchema } from '../cities.ts';
import { AddressSchema, EstateSchema } from '../estate.ts';
import { EstateQuerySchema } from '../estate-search.ts';
import { SlotSchema } from '../live-agenda.ts';
import { LinkSchema } from '../navigation.ts';
import { PageSchema, SectionSchema } from '../page.ts';
import { PictureSchema } from '../picture.ts';
import { RefusalSchema } from '../refusal.ts';
import { SiteSchema } from '../site.ts';
import { LocalizedTextSchema, named } from '../values.ts';

type Shape = readonly [schema: core.$ZodType, direction: 'request' | 'answer'];

const withoutFallback = (schema: z.ZodType): z.ZodType => {
  const { innerType, element } = schema.def as { innerType?: z.ZodType; element?: z.ZodType };
  const inner = innerType ?? element;
  return inner === undefined ? schema : withoutFallback(inner);
};

/** Named shapes; of two equal ones the first is used. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  LocalizedText: [LocalizedTextSchema, 'answer'],
  Named: [withoutFallback(named()), 'answer'],
  Picture: [PictureSchema, 'answer'],
  Address: [AddressSchema, 'answer'],
  Energy: [withoutFallback(EstateSchema.shape.energy), 'answer'],
  Unit: [withoutFallback(EstateSchema.shape.general.shape.children), 'answer'],
  EstateQuery: [EstateQuerySchema, 'request'],
  City: [CitySchema, 'answer'],
  Link: [LinkSchema, 'answer'],
  Section: [SectionSchema, 'answer'],
  PageInList: [PageSchema.omit({ sections: true }), 'answer'],
  Theme: [withoutFallback(SiteSchema.shape.theme), 'answer'],
  SiteSettings: [SiteSchema.shape.settings, 'answer'],
  Slot: [SlotSchema, 'answer'],
  Refusal: [RefusalSchema, 'answer'],
  Criteria: [CriteriaSchema, 'request'],
};
