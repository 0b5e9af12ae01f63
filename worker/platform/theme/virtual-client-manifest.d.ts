/** Vite's manifest of the client; the bundler resolves it by an alias. */
declare module 'virtual:client-manifest' {
  const manifest: unknown;
  export default manifest;
}
