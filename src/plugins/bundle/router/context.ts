import {createContext} from 'react';
import type {History, Location} from 'history';
import type {Match} from './matchPath';

export type RouterState = {
  readonly history: History;
  readonly location: Location;
  readonly match: Match | null;
};

/** Where the reader is, as the part of the page around sees it. There is always a router above. */
export const RouterContext = createContext<RouterState>(null as unknown as RouterState);

/** On its own, because it never changes. */
export const HistoryContext = createContext<History>(null as unknown as History);
