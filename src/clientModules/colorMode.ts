import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/theme-common';

/**
 * The inline script of the theme copies whatever storage or the address holds into `data-theme`. With a value that is no
 * colour mode neither variant of an image (the logo, a diagram) is shown; such a value counts as none.
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
