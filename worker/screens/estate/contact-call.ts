import { parseEstateId } from '#domain/estate-id.ts';
import { toContactPerson } from '../../estate/contact-person.ts';
import { contactOfHome } from '../../estate/in-charge.ts';
import { loadCards } from '../../estate/load-cards.ts';
import { loadEstate } from '../../estate/load-estate.ts';
import type { Answer } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';

/**
 * `GET /{lang}/ajax/estate/{id}`: the card of an estate; with `?contact=1` its agent. Contact details are
 * fetched only on request (spec 1 §6), and never cached.
 */
export const estate: Answer = async (c) => {
  const id = parseEstateId(c.req.param('id') ?? '');
  if (id === null) throw new NotFound('no estate id');
  const content = siteContent(c);
  const context = viewContext(c);
  if (c.req.query('contact') !== undefined) {
    c.header('Cache-Control', 'no-store');
    const [info, [about]] = await Promise.all([
      content.contactInfo(id),
      // The agent's details also work without the text that names the home.
      loadDeferred(c, 'about', () => loadCards(content, [id.id], context)).then((found) =>
        valueOr(found, []),
      ),
    ]);
    // Asked for only when nobody is named; the rules need its place and kind.
    const home = info === null ? await loadDeferred(c, 'estate', () => loadEstate(content, id.id)) : null;
    const person = contactOfHome(info, home === null ? null : valueOr(home, null), context);
    const named = about?.href ? { title: about.title, href: about.href } : null;
    return c.json({ contact: toContactPerson(person, context, named) });
  }
  const [card] = await loadCards(content, [id.id], context);
  if (card === undefined) throw new NotFound('no such estate');
  c.header('Cache-Control', 'private, max-age=60');
  return c.json({ card });
};
