import fc from 'fast-check';

// Before each file: what a property draws is the same in every run, and a file's own settings end with it. A property
// that names its own seed keeps it.
fc.configureGlobal({ seed: 20261129 });
