/** Rules of who looks after which requests, as a form has them: a row each, in the order in which they are tried. */
import { AREA_NAMES } from '#domain/filter/areas.ts';
import { LEAD_KINDS, type Rule, WAYS } from '#domain/team/team.ts';
import type words from '#locales/nl/staff-site.ts';

type Texts = Readonly<Record<string, readonly string[]>>;
type Fault = keyof typeof words.wrong;

/** Conditions of a rule that are ticked, with their codes. */
export const TICKED = { deeds: LEAD_KINDS, ways: WAYS, areas: AREA_NAMES } as const;
type TickedPart = keyof typeof TICKED;
export const TICKED_PARTS = Object.keys(TICKED) as readonly TickedPart[];
/** Ends of the names of a row's inputs. */
export const RULE_PARTS = ['place', 'who', 'zips', 'project', 'retained', 'out', ...TICKED_PARTS] as const;
/** Names of `project`: only new-build projects, or only homes that are none. */
export const PROJECTS = ['yes', 'no'] as const;

/** A person or an office, as the option that names it. */
export const whoOf = (kind: 'person' | 'office', id: string): string => `${kind} ${id}`;

/** Conditions that the form has no field for, since they are codes of the agency's source: they stay as they are. */
type Retained = Pick<Rule, 'cities' | 'headTypes'>;
const retainedOf = ({ cities, headTypes }: Rule): Retained => ({
  ...(cities?.length ? { cities } : {}),
  ...(headTypes?.length ? { headTypes } : {}),
});

/** The texts of the rows of rules. */
export const ruleTexts = (value: unknown): Texts =>
  Object.fromEntries(
    (Array.isArray(value) ? (value as readonly Rule[]) : []).flatMap((rule, at): [string, string[]][] => [
      [`${at} place`, [String(at + 1)]],
      [
        `${at} who`,
        rule.person ? [whoOf('person', rule.person)] : rule.office ? [whoOf('office', rule.office)] : [],
      ],
      [`${at} zips`, [(rule.zips ?? []).join(', ')]],
      [`${at} project`, rule.project === true ? ['yes'] : rule.project === false ? ['no'] : []],
      [`${at} retained`, [JSON.stringify(retainedOf(rule))]],
      ...TICKED_PARTS.map((part): [string, string[]] => [`${at} ${part}`, (rule[part] ?? []).map(String)]),
    ]),
  );

/** What a row keeps without a field; nothing of a text that is no form's of ours. */
export function retainedIn(text: string | undefined): Retained {
  try {
    const retained: unknown = JSON.parse(text ?? '{}');
    return typeof retained === 'object' && retained !== null ? retainedOf(retained as Rule) : {};
  } catch {
    return {};
  }
}

const has = (conditions: object): boolean => Object.keys(conditions).length > 0;

interface Row {
  readonly place: number;
  readonly rule: Rule;
}

/** A row of the form; null for an empty one, or one that is taken out. */
function rowIn(at: number, texts: Texts): Row | Fault | null {
  const text = (part: string): string => (texts[`${at} ${part}`]?.[0] ?? '').trim();
  if (text('out') !== '') return null;
  const ticked: Pick<Rule, TickedPart> = Object.fromEntries(
    TICKED_PARTS.flatMap((part) => {
      const given: readonly string[] = texts[`${at} ${part}`] ?? [];
      const codes = TICKED[part].filter((code: string) => given.includes(code));
      return codes.length === 0 ? [] : [[part, codes]];
    }),
  );
  const zips = text('zips')
    .split(/[\s,;]+/)
    .filter((zip) => zip !== '');
  if (zips.some((zip) => !/^[1-9]\d{3}$/.test(zip))) return 'zips';
  const project = text('project');
  const conditions = {
    ...ticked,
    ...(zips.length > 0 && { zips: [...new Set(zips)] }),
    ...(project !== '' && { project: project === 'yes' }),
    ...retainedIn(texts[`${at} retained`]?.[0]),
  };
  const [, kind, id] = /^(person|office) (.+)$/.exec(text('who')) ?? [];
  if (kind === undefined) return has(conditions) ? 'who' : null;
  // A place that is no number stays where the row is.
  const place = Number(text('place'));
  return { place: Number.isFinite(place) && place > 0 ? place : at + 1, rule: { ...conditions, [kind]: id } };
}

/** The rules of typed rows, in the order of their numbers; one without conditions has to be the last. */
export function rulesIn(
  rows: readonly number[],
  texts: Texts,
): { readonly value: readonly Rule[] | null } | { readonly fault: Fault } {
  const read: Row[] = [];
  for (const at of rows) {
    const row = rowIn(at, texts);
    if (typeof row === 'string') return { fault: row };
    if (row !== null) read.push(row);
  }
  const rules = read.toSorted((a, b) => a.place - b.place).map(({ rule }) => rule);
  const isAlways = ({ person: _person, office: _office, ...conditions }: Rule): boolean => !has(conditions);
  if (rules.slice(0, -1).some(isAlways)) return { fault: 'always' };
  return { value: rules.length === 0 ? null : rules };
}
