import { type Operator, shown } from '../engine.ts';
import { seenAt } from './seen.ts';

interface Steps {
  readonly gevel: Operator;
  readonly site: string;
  /** Address of a home. */
  readonly page: string;
}

const NAME = 'Bo Maes';
const BO = `{"id": "bo", "name": "${NAME}", "email": "bo@veldhuis.example"}`;

/** A person comes, with a rule that names them, and leaves again: refused while the rule still does. */
export async function personComesAndLeaves({ gevel, site, page }: Steps): Promise<void> {
  // Contact details are on the page for those who ask (spec 1 §6).
  const home = { name: 'the home', url: `${page}?contact=1` };
  await gevel.does(
    'site',
    'set',
    site,
    `settings.team.people[0]=${BO}`,
    'settings.team.rules[0]={"person": "bo"}',
  );
  const came = await seenAt(home, ({ body }) => body.includes(NAME));
  await gevel.isRefused('site', 'set', site, 'settings.team.people[bo]=');
  await gevel.does('site', 'set', site, 'settings.team.rules[0]=', 'settings.team.people[bo]=');
  const left = await seenAt(home, ({ body }) => !body.includes(NAME));
  shown('a person comes and leaves', `on the page after ${came}, gone after ${left}`);
}
