/**
 * In the browser, in place of the banner on a wrong base URL (`@docusaurus/core/lib/client/BaseUrlIssueBanner`): it is in the HTML of
 * the landing page, as a script of its own, and in the browser the component renders nothing.
 */
export default function NoBanner(): null {
  return null;
}
