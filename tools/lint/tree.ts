export * from '../../src/plugins/markdown/tree';
