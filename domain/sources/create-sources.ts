import type { SourceRules } from './source.ts';

/** The sources of listings that a deployment knows. */
interface Sources<Rules extends SourceRules = SourceRules> {
  readonly all: readonly Rules[];
  /** The source whose estates have no guid; what a site shows that names no source. */
  readonly plain: Rules;
  /** The source of that name. Throws for one that nobody knows. */
  named(name: Rules['name']): Rules;
  /** The source that a site's settings name. Throws for one that nobody knows. */
  ofSetting(wireName: string): Rules;
  /** The source whose ids look like this one; null for what is no id. */
  ofId(text: string): Rules | null;
  /**
   * The source of an estate in a list. Without a guid it is the one with plain ids (spec 1 §3); else the
   * guid's shape names it, and a guid of no known shape is one of the first source that has them.
   */
  ofEstate(estate: { readonly guid?: string | null }): Rules;
}

/** Makes the registry of these sources. Throws when two share a name, or when not exactly one has plain ids. */
export function createSources<const Rules extends SourceRules>(all: readonly Rules[]): Sources<Rules> {
  const shapes = all.map((rules) => ({ rules, shape: new RegExp(`^(?:${rules.id})$`) }));
  const [plain, ...rest] = all.filter(({ marked }) => !marked);
  if (plain === undefined || rest.length > 0)
    throw new Error('Exactly one source of listings has estates without a guid.');
  for (const names of [all.map(({ name }) => name), all.map(({ wireName }) => wireName)])
    if (new Set(names).size < all.length) throw new Error('Two sources of listings share a name.');
  const ofId = (text: string): Rules | null => shapes.find(({ shape }) => shape.test(text))?.rules ?? null;
  return {
    all,
    plain,
    named(name) {
      const rules = all.find((source) => source.name === name);
      if (rules === undefined) throw new Error(`No source of listings is called ${name}.`);
      return rules;
    },
    ofSetting(wireName) {
      const rules = all.find((source) => source.wireName === wireName);
      if (rules === undefined) throw new Error(`No source of listings is set as ${wireName}.`);
      return rules;
    },
    ofId,
    ofEstate({ guid }) {
      if (guid === null || guid === undefined || guid === '') return plain;
      const named = ofId(guid);
      return named?.marked === true ? named : (all.find(({ marked }) => marked) ?? plain);
    },
  };
}
