/** Words for a drawn plan, folded; with their plurals. */
const PLAN =
  /^(?:(?:grond|vloer|verdiepings|inplantings|bouw|floor|site|lage|bau|etagen)?plan(?:s|nen)?|plattegrond(?:en)?|grundrisse?)$/;
/** A worktop, a pond, an open kitchen, a foreground: no drawings. */
const OTHERWISE = /plan de travail|plan d eau|(?:premier|arriere|gros|open) plan/g;

/** Whether the name of a file says that it is a plan: `501/grondplan-1.png`, `Plan étage 2.jpg`; folders say nothing. */
export function toldPlan(path: string): boolean {
  const words = path
    .slice(path.lastIndexOf('/') + 1)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z]+/g, ' ')
    .replace(OTHERWISE, '');
  return words.split(' ').some((word) => PLAN.test(word));
}
