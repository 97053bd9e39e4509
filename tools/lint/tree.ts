export * from '../../src/plugins/translations/tree';
