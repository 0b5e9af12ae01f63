/** Formats of fact rows: a value in, words out. Units are those of spec 1 §9 and spec 2 §9. */
import { formatDate } from '../../domain/format/date.ts';
import { formatArea, formatMetres } from '../../domain/format/measure.ts';
import { formatPrice, formatPricePerArea } from '../../domain/format/money.ts';
import { formatTrimmed } from '../../domain/format/number.ts';
import type { Localized } from '../../domain/locale.ts';
import type { Id } from '../../domain/rules/source.ts';
import { localized } from '../../domain/text.ts';
import type { Format } from './fact-table.ts';
import { plainText } from './paragraphs.ts';
import { labelOf, type Named, nameOf } from './vocabulary.ts';

export const asNumber: Format<number> = (value) => formatTrimmed(value);
/** A year, without a dot between its thousands. */
export const asYear: Format<number> = (value) => String(Math.trunc(value));
export const asArea: Format<number> = (value) => formatArea(value);
export const asMetres: Format<number> = (value) => formatMetres(value);
export const asEuros: Format<number> = (value) => formatPrice(value);
export const asEurosPerArea: Format<number> = (value) => formatPricePerArea(value);
export const asDate: Format<string> = (value) => formatDate(value);
export const asYesNo: Format<boolean> = (value, { t }) => t(value ? 'value.yes' : 'value.no');
export const asText: Format<string> = (value) => plainText(value);
export const asLocalized: Format<Localized> = (value, { locale }) => plainText(localized(value, locale));
export const asNamed =
  (group: string): Format<Named> =>
  (value, context) =>
    nameOf(value, group, context);

/** A code by its label; text that is no code stays as it is, a number that is none says nothing. */
export const asCode =
  (group: string): Format<Id> =>
  (value, context) =>
    labelOf(group, value, context) || (typeof value === 'string' ? plainText(value) : '');

/** Floor 0 in words, the others by their number: the row's label says that it is a floor. */
export const asFloor: Format<number> = (value, { t }) =>
  value === 0 ? t('views.units.floor.ground') : formatTrimmed(value);

/** Yes and no, a planning code, or the words given. */
export const asAnswer: Format<boolean | Id> = (value, context) =>
  typeof value === 'boolean' ? asYesNo(value, context) : asCode('planningAnswer')(value, context);
