/** Aborts on the first of Ctrl-C, a polite kill or a closed terminal; later ones are ignored. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}
