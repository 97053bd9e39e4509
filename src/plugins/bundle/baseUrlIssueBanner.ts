// Hides the banner when the page has its sheet.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

/**
 * In the place of a component of Docusaurus, in the browser: all it does is to put a script into the HTML of the landing
 * page. Where React runs, the base URL is right.
 */
export default function BaseUrlIssueBanner(): null {
  return null;
}
