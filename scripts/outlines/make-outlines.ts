/**
 * Makes `client/public/outlines/belgium.json`, from which the site draws a municipality among its neighbours.
 * `node scripts/outlines/make-outlines.ts FILE`, where FILE is a TopoJSON of the administrative units of the
 * federal administration of the cadastre (2020), such as mathiasleroy/Belgium-Geographic-Data has it at commit
 * 529517d: one layer of municipalities with `AdMuKey`, `LangCode`, `NameDUT` and `NameFRE`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { spotsAbroad, spotsAtSea } from './beyond.ts';
import { labelSpot } from './label-spot.ts';
import { namesOf } from './municipality-names.ts';
import { MERGED_SINCE } from './spellings.ts';
import { readTopology, TopologySchema } from './topology.ts';

const FILE = 'client/public/outlines/belgium.json';

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Name the file of outlines.');
const topology = readTopology(TopologySchema.parse(JSON.parse(readFileSync(source, 'utf8'))));
const { arcs, municipalities, coast, border } = topology;

/** Steps from one point to the next: small numbers make a small file. */
const steps = (arc: readonly (readonly [number, number])[]): number[] =>
  arc.flatMap(([x, y], index) => {
    const [beforeX, beforeY] = arc[index - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });

const text = JSON.stringify({
  arcs: arcs.map(steps),
  municipalities: municipalities.map(({ id, language, names, rings, areas }) => ({
    names: namesOf(id, language, names),
    spot: labelSpot(areas),
    rings,
    ...(MERGED_SINCE.has(id) ? { merged: true } : {}),
  })),
  coast: steps(coast),
  border: border.map(steps),
  sea: spotsAtSea(coast),
  abroad: spotsAbroad(
    border,
    municipalities.map(({ areas }) => areas),
  ),
});
z.string().max(200_000).parse(text);
writeFileSync(FILE, `${text.replaceAll('},{"names"', '},\n{"names"')}\n`);
console.log(`${FILE}: ${municipalities.length} municipalities, ${text.length} characters`);
