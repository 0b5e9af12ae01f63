/** Vite's manifest of the client, put in place by an alias of the bundler. */
declare module 'virtual:client-manifest' {
  const manifest: unknown;
  export default manifest;
}
