import type { FieldContext } from '../../../../domain/fields/texts.ts';
import type { Estate } from '../../../../wire/estate.ts';
import type { ViewContext } from '../../../platform/page/context.ts';
import { fieldContext } from '../../facts/field-context.ts';
import type { Property } from '../../property/property.ts';

/** What the fields of an estate need to be shown: its head type gives some another name. */
export const estateFieldContext = (
  { general }: Estate,
  property: Property,
  context: ViewContext,
): FieldContext => fieldContext(property, { headType: general.headType?.id }, context);
