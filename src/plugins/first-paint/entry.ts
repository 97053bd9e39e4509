import {activateStylesheetOnDemand} from './activateStylesheet';

/**
 * The entry of the scripts of a page in the place of Docusaurus's own, which ends it: the large modules are run one by
 * one, each in a task of its own, so that a slow phone answers its reader in between. Run at once, as they are imported
 * there, they hold it for 350 ms (4x slowdown).
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
  await window.obisEarly?.styled;
  activateStylesheetOnDemand(window.obisEarly?.sheets ?? []);
  await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

// As an error of the page: at one, the starter stops keeping clicks and keys for scripts that will not come.
run().catch((error: unknown) => reportError(error));
