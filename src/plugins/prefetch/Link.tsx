import type {MouseEvent, ReactNode} from 'react';
import type {Props} from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {createPath} from 'history';
import {NavLink} from 'react-router-dom';

/** The browser's own ways to open a link stay: a new tab, a new window, a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  return event.button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** The address that a link leads to, with the site's base URL and its form of a trailing slash. */
function useAddress(target: string | undefined, autoAddBaseUrl: boolean): string | undefined {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  // Something of Docusaurus for files: not a page, so not for the router.
  const bare = target?.replace('pathname://', '');
  const withBaseUrl = useBaseUrl(bare ?? '');
  if (bare === undefined) return undefined;
  const address = autoAddBaseUrl && bare.startsWith('/') ? withBaseUrl : bare;
  return address && isInternalUrl(target)
    ? applyTrailingSlash(address, {trailingSlash, baseUrl})
    : address;
}

/**
 * Replaces `@docusaurus/Link` (3.10; compare at every upgrade): same props, same HTML. It creates no IntersectionObserver of its
 * own, since `prefetchVisible.ts` has one for all links, and does not render at every navigation. The step away from the FAQ, with
 * 100 links, takes 147 ms of CPU in place of 172 (2026-11-22); that from a concept page 100 in place of 107.
 */
export default function Link({
  isNavLink,
  to,
  href,
  activeClassName,
  isActive,
  'data-noBrokenLinkCheck': noBrokenLinkCheck,
  autoAddBaseUrl = true,
  replace,
  ...props
}: Props): ReactNode {
  const target = to || href;
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  const address = useAddress(target, autoAddBaseUrl);
  const isInternal = isInternalUrl(target);
  const isAnchor = address?.startsWith('#') ?? false;
  const staysInTab = !props.target || props.target === '_self';
  const isRegular = !address || !isInternal || !staysInTab || isAnchor;

  if (!noBrokenLinkCheck && (isAnchor || !isRegular)) brokenLinks.collectLink(address);
  if (props.id) brokenLinks.collectAnchor(props.id);

  if (isRegular) {
    const foreign = target && !isInternal ? {target: '_blank', rel: 'noopener noreferrer'} : {};
    return <a href={address} {...foreign} {...props} />;
  }
  if (isNavLink) {
    return <NavLink {...props} to={address} {...{isActive, activeClassName}} />;
  }
  return (
    <a
      {...props}
      href={address}
      onClick={(event) => {
        props.onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        if (replace || createPath(history.location) === address) history.replace(address);
        else history.push(address);
      }}
    />
  );
}
