import type { Person as PersonThing, WithContext } from 'schema-dts';
import type { Person } from '#domain/team/team.ts';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import type { StructuredData } from '#domain/views/frame.ts';
import { personPath } from '../../estate/links/contact-path.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { agentReference } from '../../platform/page/json-ld/agent.ts';
import { pruned } from '../../platform/page/json-ld/pruned.ts';

/** A person of the agency for search engines, with the details that their page shows. */
export function toPersonData(
  { id, languages }: Person,
  { name, description, phones, email, portrait }: ContactPersonView,
  context: ViewContext,
): StructuredData {
  const { origin } = context;
  const data: WithContext<PersonThing> = pruned({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': `${origin}/#person-${id}`,
    name,
    jobTitle: description ?? undefined,
    url: `${origin}${personPath(id, context)}`,
    image: portrait === null ? undefined : `${origin}${portrait}`,
    telephone: phones[0]?.text,
    email: email?.text,
    knowsLanguage: languages?.length ? [...languages] : undefined,
    worksFor: agentReference(context),
  });
  return { ...data };
}
