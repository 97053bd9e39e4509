// @vitest-environment jsdom
import {act, createElement} from 'react';
import {createRoot} from 'react-dom/client';
import Loadable from 'react-loadable';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a lazy component is slow after 200 ms', () => {
  // Like Docusaurus, which keeps the default delay (@docusaurus/core 3.10.2, ComponentCreator).
  const Part = Loadable({
    loading: ({pastDelay}) => (pastDelay ? 'slow' : 'fast'),
    loader: () => new Promise<never>(() => {}),
  });
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => root.render(createElement(Part)));
  const shownAfter = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
    return container.textContent;
  };
  expect(shownAfter(199)).toBe('fast');
  expect(shownAfter(1)).toBe('slow');
  act(() => root.unmount());
});
