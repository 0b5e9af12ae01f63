import type { SourceRules } from './source.ts';

/** The registered sources of listings. */
interface Sources<Rules extends SourceRules = SourceRules> {
  readonly all: readonly Rules[];
  /** The source whose estates have no guid; the default of a site that names no source. */
  readonly plain: Rules;
  /** The source of that name. Throws for an unknown one. */
  named(name: Rules['name']): Rules;
  /** The source that a site's settings name. Throws for an unknown one. */
  ofSetting(wireName: string): Rules;
  /** The source whose id pattern matches; null for an invalid id. */
  ofId(text: string): Rules | null;
  /**
   * The source of an estate in a list. Without a guid it is the one with plain ids (spec 1 §3); else the one
   * whose pattern matches the guid, and the first source with guids if none does.
   */
  ofEstate(estate: { readonly guid?: string | null }): Rules;
}

/**
 * Creates the registry of these sources. Throws when two share a name, or when not exactly one has plain ids.
 */
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
