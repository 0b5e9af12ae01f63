const FILES = import.meta.glob<string>('./weblink.wsdl', { query: '?raw', import: 'default', eager: true });

/** The text of the interface's file, for tests that Vite bundles; others read it from the disk. */
export const INTERFACE_FILE = Object.values(FILES).join('');
