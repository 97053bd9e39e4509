export * from '../../src/markdown/tree';
