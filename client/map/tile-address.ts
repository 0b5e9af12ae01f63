const PLACES = /\{([xyz])\}/g;

/** Address of one tile, from a template with {z}, {x} and {y}. */
export const tileAddress = (template: string, x: number, y: number, z: number): string => {
  const values: Readonly<Record<string, number>> = { x, y, z };
  return template.replace(PLACES, (_, name: string) => String(values[name]));
};
