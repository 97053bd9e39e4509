import {createRoot} from 'react-dom/client';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import ChunkFailure from '@site/src/components/ChunkFailure';
import {preloadableComponents} from './preloadableComponents';
import {createReloadOnce} from './reloadOnce';

/**
 * Error handling for chunks that fail to load. Docusaurus reloads the page when the preload before a navigation fails,
 * since a new deployment may have renamed the chunks. This keeps that, once per path; after that, or while the browser
 * is offline and a reload would lose the page being read, the route renders `@theme/Loading`: the error and Retry. When
 * chunks of the first page of a visit fail, its HTML stays readable and a notice offers to reload.
 */
const reloadOnce = ExecutionEnvironment.canUseDOM
  ? createReloadOnce(() => window.sessionStorage)
  : null;

let hasStarted = false;
let hasNotice = false;
/** The pending navigation, and the decision of its first failed chunk, which holds for the others. */
let pending: {readonly path: string; decision?: 'reload' | 'show'} | null = null;

function showNotice(error: unknown): void {
  if (hasNotice) {
    return;
  }
  hasNotice = true;
  const container = document.createElement('div');
  document.body.append(container);
  const reload = () => window.location.reload();
  createRoot(container).render(<ChunkFailure error={error} onRetry={reload} floating />);
}

function handleFailure(error: unknown): unknown {
  if (!hasStarted) {
    showNotice(error);
    // Nothing will be hydrated: stop holding back input, so that links work as plain links.
    window.obisEarly?.end();
    // Never settles, so React does not hydrate (and replace) the static HTML.
    return new Promise(() => {});
  }
  if (pending === null) {
    // A prefetch on hover. The click retries and reports the error.
    return undefined;
  }
  pending.decision ??= navigator.onLine && reloadOnce?.claim(pending.path) ? 'reload' : 'show';
  if (pending.decision === 'reload') {
    throw error;
  }
  return undefined;
}

if (ExecutionEnvironment.canUseDOM) {
  for (const component of preloadableComponents(routes)) {
    const preload = component.preload.bind(component);
    component.preload = () => preload().catch(handleFailure);
  }
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    hasStarted = true;
    pending = previousLocation ? {path: location.pathname} : null;
  },
  onRouteDidUpdate({location}) {
    if (pending?.decision !== 'show') {
      reloadOnce?.release(location.pathname);
    }
    pending = null;
  },
};

export default clientModule;
