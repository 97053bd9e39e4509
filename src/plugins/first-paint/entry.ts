import {activateStylesheetOnDemand} from './activateStylesheet';
import {limitPrefetch} from './limitPrefetch';

/**
 * Replaces the client entry of Docusaurus and imports it last. The large modules are evaluated first, each in a task of its own, so
 * that a slow phone answers its reader in between: evaluated at once, they are a long task of 350 ms (4x CPU slowdown).
 */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

async function run(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/client-modules');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ '@generated/routes');
  await nextTask();
  await import(
    /* webpackMode: "eager", webpackExports: ["default"] */ '@docusaurus/core/lib/client/App'
  );
  await nextTask();
  await window.obisEarly?.stylesheetsLoaded;
  activateStylesheetOnDemand(window.obisEarly?.sheets ?? []);
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
  limitPrefetch();
}

// Reported as an uncaught error: at one, the starter stops keeping input for scripts that will not come.
run().catch((error: unknown) => reportError(error));
