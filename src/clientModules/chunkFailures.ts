import progressBar from '@docusaurus/theme-classic/lib/nprogress';
import type {ClientModule} from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {LAST_RULE} from '@site/src/plugins/first-paint/critical-css/lastRule';
import {isReachable} from './isReachable';
import {closeNotice, showNotice} from './notice';
import {PATIENCE_MS} from './patience';
import {preloadableComponents} from './preloadableComponents';
import {createReloadOnce} from './reloadOnce';

/**
 * Chunks that fail to load, or stall. Docusaurus reloads the page when the preload before a navigation fails, since a new deployment may
 * have renamed the chunks. This keeps that, once per path and only if the server has the page; else the old page stays, with a
 * notice. When chunks of the first page of a visit fail, its HTML stays readable and a notice offers to reload.
 */
const reloadOnce = ExecutionEnvironment.canUseDOM
  ? createReloadOnce(() => window.sessionStorage)
  : null;

/** More than the delay of the progress bar (specification, section 4). */
const PROGRESS_DELAY_MS = 300;

type Navigation = {
  readonly path: string;
  /** Whether the page is loaded anew; decided once, by the first chunk that fails or by the time. */
  reloads?: Promise<boolean>;
};

let hasStarted = false;
let pending: Navigation | null = null;

const reload = () => window.location.reload();

/** Promise of the components of a page that will not be shown, so that nothing of it is rendered. */
const never = () => new Promise<never>(() => {});

async function mayReload({path}: Navigation): Promise<boolean> {
  return (await isReachable(window.location.href)) && Boolean(reloadOnce?.claim(path));
}

function showFailure(navigation: Navigation, error: unknown): void {
  if (pending !== navigation) return;
  // It may not have started yet.
  setTimeout(() => progressBar.onRouteDidUpdate?.({} as never), PROGRESS_DELAY_MS);
  showNotice(error, () => {
    void isReachable(window.location.href).then((isThere) => {
      if (isThere) reload();
      else showFailure(navigation, error);
    });
  });
}

/** A page that takes longer is tried without its chunks: its HTML alone can be read. */
async function handleDelay(navigation: Navigation): Promise<void> {
  if (pending !== navigation || navigation.reloads) return;
  showFailure(navigation, undefined);
  navigation.reloads = mayReload(navigation);
  if ((await navigation.reloads) && pending === navigation) reload();
}

async function handleFailure(error: unknown): Promise<unknown> {
  if (!hasStarted) {
    showNotice(error, reload);
    // Nothing will be hydrated: the controls are those of a page without scripts, and links plain links.
    document.documentElement.dataset.scripts = 'failed';
    window.obisEarly?.end();
    // React must not hydrate, and replace, the static HTML.
    return never();
  }
  if (pending === null) {
    // A prefetch on hover. The click retries and reports the error.
    return undefined;
  }
  const navigation = pending;
  navigation.reloads ??= mayReload(navigation);
  if ((await navigation.reloads) && pending === navigation) throw error;
  showFailure(navigation, error);
  return never();
}

if (ExecutionEnvironment.canUseDOM) {
  for (const component of preloadableComponents(routes)) {
    const preload = component.preload.bind(component);
    component.preload = () => preload().catch(handleFailure);
  }
}

/** Whether a stylesheet is there up to its last rule (critical-css): a proxy may send a part of it, or a login page. */
function isWhole({sheet}: HTMLLinkElement): boolean {
  try {
    return [...(sheet?.cssRules ?? [])].at(-1)?.cssText.startsWith(LAST_RULE) ?? false;
  } catch {
    // From another origin.
    return false;
  }
}

/** The page can be read without the deferred stylesheet, but what scripts add to it looks wrong. */
function tellOfStylesheet(): void {
  const missing = window.obisEarly?.sheets.find((link) => !isWhole(link));
  if (!missing) return;
  missing.addEventListener('load', () => isWhole(missing) && closeNotice());
  showNotice(missing.href, reload);
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    hasStarted = true;
    pending = null;
    if (!previousLocation) return undefined;
    closeNotice();
    const navigation = {path: location.pathname};
    pending = navigation;
    const timer = setTimeout(() => void handleDelay(navigation), PATIENCE_MS);
    return () => clearTimeout(timer);
  },
  onRouteDidUpdate({location, previousLocation}) {
    reloadOnce?.release(location.pathname);
    pending = null;
    if (previousLocation) closeNotice();
    else tellOfStylesheet();
  },
};

export default clientModule;
