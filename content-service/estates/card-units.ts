/** Fields of a unit that a card of its project needs; the rest waits for the detail call. */
const CARD_FIELDS = ['id', 'parentId', 'transaction', 'headType', 'price', 'bedroomCount', 'floor'];

const UNIT =
  "json_object('general', json_object(" +
  CARD_FIELDS.map((field) => `'${field}', doc.doc -> '$.general.${field}'`).join(', ') +
  '))';

/** A JSON list of the trimmed units of the project `e`, lowest floor first; null for what has none. */
export const CARD_UNITS =
  'CASE WHEN e.has_units = 1 THEN (SELECT json_group_array(json(unit)) FROM ' +
  `(SELECT ${UNIT} AS unit FROM estates AS u ` +
  'JOIN estate_documents AS doc ON doc.site_id = u.site_id AND doc.id = u.id ' +
  'WHERE u.site_id = e.site_id AND u.parent_id = e.id AND u.withdrawn_at IS NULL ' +
  'ORDER BY u.floor NULLS LAST, u.floor_id NULLS LAST, CAST(u.id AS INTEGER), u.id)) END';
