import * as z from 'zod';
import { idsQuery, MOST_COMPARED } from '#domain/id-list.ts';
import { pathTo } from '#domain/routes.ts';
import { absolute, assistantTool, HomeIdSchema } from '../../platform/assistant-tool.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { loadCompared } from './compare.tsx';
import { toCompare } from './compare-view.ts';

export const compareHomes = assistantTool({
  name: 'compare_homes',
  description: `Sets two to ${MOST_COMPARED} homes side by side: one row for each fact, with null where a home does not state it.`,
  input: z.object({ ids: z.array(HomeIdSchema).min(2).max(MOST_COMPARED) }),
  answer: async (c, { ids }) => {
    const context = viewContext(c);
    const found = await Promise.all(
      [...new Set(ids)].map(async (id) => ({ id, estate: await loadCompared(c, id) })),
    );
    const estates = found.flatMap(({ estate }) => (estate === null || estate.view.hidden ? [] : estate));
    const notFound = found.filter(({ estate }) => estate === null || estate.view.hidden);
    const view = toCompare({ estates, missing: notFound.length, left: 0, onlyDifferences: false }, context);
    return {
      homes: view.estates.map(({ id, title, place, href }) => ({
        id,
        title,
        place,
        page: href === null ? null : absolute(href, context),
      })),
      rows: view.groups.flatMap(({ title, rows }) =>
        rows.map(({ label, cells }) => ({
          group: title,
          fact: label,
          values: cells.map((cell) =>
            cell === null ? null : [cell.energy?.label, cell.text, cell.note].filter(Boolean).join(' '),
          ),
        })),
      ),
      onlyOneStates: view.alone.flatMap(({ estate, rows }) =>
        rows.map(({ label, value }) => ({ id: estate.id, fact: label, value })),
      ),
      // Never, no longer, or not to be seen here: no answer says which.
      notFound: notFound.map(({ id }) => id),
      address: absolute(
        pathTo('compare', context.locale) + idsQuery(view.estates.map(({ id }) => id)),
        context,
      ),
    };
  },
});
