import {createRoot} from 'react-dom/client';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import ChunkFailure from '@site/src/components/ChunkFailure';
import {preloadableComponents} from './preloadableComponents';
import {createReloadOnce} from './reloadOnce';

/**
 * What happens when a part of a page can't be loaded. The framework reloads the page when the preload before a
 * navigation fails, because a new deployment may have renamed the parts. That is kept, once for a path; after that, or
 * while the browser is offline and a reload would take away the page being read, the route is shown with
 * `@theme/Loading`: the error and Retry. When the first page of a visit fails, its HTML stays readable and a notice
 * offers to reload.
 */
const reloadOnce = ExecutionEnvironment.canUseDOM
  ? createReloadOnce(() => window.sessionStorage)
  : null;

let hasStarted = false;
let hasNotice = false;
/** The navigation under way, and what was decided when a part of its page failed; the parts fail one by one. */
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
    // No control will work; links that React would have taken over lead on.
    window.obisEarly?.end();
    // Never settles: nothing is hydrated over the HTML that the reader has.
    return new Promise(() => {});
  }
  if (pending === null) {
    // A preload on hover. The click will try again and tell.
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
