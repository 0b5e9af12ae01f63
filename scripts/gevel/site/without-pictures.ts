type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (node: unknown, ...keys: readonly string[]): unknown =>
  isNode(node) ? Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key))) : node;

/**
 * A site's document without the pictures that its settings name: a site that is not there yet has none, and the
 * content service refuses names of pictures that it does not know. Store it first, then the pictures, then the whole.
 */
export function withoutPictures<Document extends Node>(document: Document): Document {
  const { settings } = document;
  if (!isNode(settings)) return document;
  const { team, logo } = settings;
  const people = isNode(team) && Array.isArray(team.people) ? team.people : null;
  return {
    ...document,
    settings: {
      ...(without(settings, 'socialPicture') as Node),
      ...(isNode(logo) ? { logo: without(logo, 'light', 'dark') } : {}),
      ...(isNode(team) && people !== null
        ? { team: { ...team, people: people.map((person) => without(person, 'picture')) } }
        : {}),
    },
  };
}
