/** Gives `env` of `cloudflare:workers` the bindings of wrangler.toml. */
declare namespace Cloudflare {
  interface Env extends Readonly<import('./bindings.ts').Bindings> {}
}
