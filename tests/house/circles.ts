import { importsOf, type Source } from './sources.ts';

/** Imports between a folder's children (folders and files), with one example for each pair. */
type Graph = Map<string, Map<string, string>>;

/** The common folder of two paths, and the child of it that contains each. */
function parting(one: string, other: string): { folder: string; from: string; to: string } | null {
  const [from, to] = [one.split('/'), other.split('/')];
  const at = from.findIndex((part, index) => part !== to[index]);
  const [left, right] = [from[at], to[at]];
  if (left === undefined || right === undefined) return null;
  return { folder: from.slice(0, at).join('/'), from: left, to: right };
}

function graphsOf(sources: readonly Source[]): Map<string, Graph> {
  const graphs = new Map<string, Graph>();
  for (const source of sources) {
    for (const { target, isPackage } of importsOf(source)) {
      const edge = isPackage ? null : parting(source.file, target);
      if (edge === null) continue;
      const graph = graphs.get(edge.folder) ?? new Map<string, Map<string, string>>();
      graphs.set(edge.folder, graph);
      const reached = graph.get(edge.from) ?? new Map<string, string>();
      graph.set(edge.from, reached);
      reached.set(edge.to, `${source.file} → ${target}`);
    }
  }
  return graphs;
}

/** A path of imports from a child back to itself; null without one. */
function wayBack(graph: Graph, start: string): readonly string[] | null {
  const cameBy = new Map<string, readonly string[]>([[start, []]]);
  const queue = [start];
  for (let child = queue.shift(); child !== undefined; child = queue.shift()) {
    const way = cameBy.get(child) ?? [];
    for (const [next, shown] of graph.get(child) ?? []) {
      if (next === start) return [...way, shown];
      if (cameBy.has(next)) continue;
      cameBy.set(next, [...way, shown]);
      queue.push(next);
    }
  }
  return null;
}

/**
 * Import cycles: at every level, no folder and no file may import itself through its siblings. Each cycle is
 * a list of imports.
 */
export function circlesOf(sources: readonly Source[]): readonly string[] {
  return [...graphsOf(sources)].flatMap(([folder, graph]) => {
    const ways = [...graph.keys()].flatMap((child) => wayBack(graph, child) ?? []);
    return ways.length === 0 ? [] : [`${folder || '.'}:\n  ${[...new Set(ways)].join('\n  ')}`];
  });
}
