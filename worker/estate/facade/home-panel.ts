import { formatTrimmed } from '#domain/format/number.ts';
import { terraceSurface } from '#domain/rules/rooms.ts';
import type { DocumentView, KeyFactView } from '#domain/views/document.ts';
import type { HomePanelView } from '#domain/views/facade.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { picturesOf } from '../card/pictures.ts';
import { toKeyFacts } from '../facts/key-facts.ts';
import { bookAppointmentPath } from '../links/book-appointment-path.ts';
import { contactPath } from '../links/contact-path.ts';
import { isViewable } from '../links/viewable.ts';
import { discreet } from '../place/discreet.ts';
import type { PlacedUnit } from '../units/units.ts';
import { buildingName } from './buildings.ts';

/** Highest number of facts in a row of the panel. */
const MOST = 4;

/** Terrace area of a home, in which neighbouring homes differ. */
function terraceOf({ estate }: PlacedUnit, { t }: ViewContext): readonly KeyFactView[] {
  const area = terraceSurface(estate.layout);
  return area > 0 ? [{ value: formatTrimmed(area, t), unit: 'm²', name: t('views.fact.terrace') }] : [];
}

function actionOf({ unit }: PlacedUnit, context: ViewContext): HomePanelView['action'] {
  if (isViewable(unit, context)) return { kind: 'viewing', href: bookAppointmentPath(unit.id, context) };
  return { kind: 'question', href: contactPath({ kind: 'estate', estateId: unit.id }, context) };
}

/** Documents of an estate, read by the adapter of its source. */
export type PapersOf = (estate: Estate) => readonly DocumentView[];

/** Information for a panel beside its home. */
interface Around {
  readonly floor: string;
  /** Whether the project has several buildings, so that the panel names the home's building. */
  readonly several: boolean;
  readonly papersOf: PapersOf;
}

/** Panel of one home beside the drawing: only data from the project's own answer. */
export function toHomePanel(
  placed: PlacedUnit,
  { floor, several, papersOf }: Around,
  context: ViewContext,
): HomePanelView {
  const { estate, unit, view } = placed;
  const parts = { surroundings: [], groups: [], floors: [], media: [], documents: papersOf(estate) };
  const building = several ? buildingName(placed) : '';
  return {
    id: view.id,
    title: view.title,
    number: unit.unitNumber ?? view.title,
    where: [floor, building].filter((part) => part !== '').join(', '),
    status: view.status,
    price: view.price,
    plan: picturesOf(unit, context).find(({ plan }) => plan === true) ?? null,
    // The year of construction applies to the whole project.
    facts: [...toKeyFacts({ ...unit, constructionYear: null }, context), ...terraceOf(placed, context)].slice(
      0,
      MOST,
    ),
    action: actionOf(placed, context),
    documents: discreet(parts, unit).documents,
    href: view.href ?? '',
  };
}
