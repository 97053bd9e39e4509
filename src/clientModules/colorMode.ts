import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-common';

/**
 * The theme's inline script copies any value from localStorage or the query string into `data-theme`. An unknown value
 * would hide both variants of themed images (the logo, a diagram), so it is replaced by the default mode.
 */
function replaceUnknownColorMode(): void {
  const {defaultMode} = (siteConfig.themeConfig as ThemeConfig).colorMode;
  const {dataset} = document.documentElement;
  if (dataset.theme !== 'light' && dataset.theme !== 'dark') {
    dataset.theme = defaultMode;
    dataset.themeChoice = defaultMode;
  }
}

if (ExecutionEnvironment.canUseDOM) {
  replaceUnknownColorMode();
}
