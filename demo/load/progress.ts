/** Says what is done, with the seconds since the start. */
export function progress(): (what: string) => void {
  const start = performance.now();
  return (what) => {
    const seconds = ((performance.now() - start) / 1_000).toFixed(1).padStart(5);
    process.stdout.write(`${seconds} s  ${what}\n`);
  };
}
