import {expect, it} from 'vitest';
import {preloadableComponents} from './preloadableComponents';

it('finds the lazy components of nested routes, each once, and nothing else', () => {
  const lazy = () => Object.assign(() => null, {preload: () => Promise.resolve()});
  const [layout, page] = [lazy(), lazy()];
  const routes = [
    {component: layout, routes: [{component: page}, {component: page}, {}]},
    {component: () => null},
    {component: 'text'},
  ];
  expect([...preloadableComponents(routes)]).toEqual([layout, page]);
});
