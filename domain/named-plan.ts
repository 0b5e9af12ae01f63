/** Words for a drawn plan, in lower case without accents, with plurals. */
const PLAN =
  /^(?:(?:grond|vloer|verdiepings|inplantings|bouw|floor|site|lage|bau|etagen)?plan(?:s|nen)?|plattegrond(?:en)?|grundrisse?)$/;
/** Expressions with "plan" that mean other things: a worktop, a pond, an open kitchen, a foreground. */
const OTHERWISE = /plan de travail|plan d eau|(?:premier|arriere|gros|open) plan/g;

/** Whether a file's name has a word for a plan: `501/grondplan-1.png`, `Plan étage 2.jpg`. Folders are ignored. */
export function isNamedAsPlan(path: string): boolean {
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
