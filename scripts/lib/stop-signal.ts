/** Aborts on the first SIGINT (Ctrl-C), SIGTERM or SIGHUP (closed terminal); later signals are ignored. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}
