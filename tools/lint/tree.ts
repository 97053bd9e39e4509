export * from '../../src/content/tree';
