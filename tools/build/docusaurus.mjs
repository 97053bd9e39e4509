import process from 'node:process';

// Stopped by a signal, Docusaurus exits with the code that is set: without this it would be 0, of a complete build.
process.exitCode = 1;
await import('@docusaurus/core/bin/docusaurus.mjs');
process.exitCode = 0;
