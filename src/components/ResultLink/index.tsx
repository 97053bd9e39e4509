import type {ComponentProps, MouseEvent, ReactNode} from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {preloadPage} from './prefetchPage';

/** Props of a link; `href` is complete, with the base URL of the site. */
type Props = ComponentProps<'a'> & {href: string};

/** The browser's own ways to open a link stay: a new tab, a new window, a download. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const {altKey, ctrlKey, metaKey, shiftKey} = event;
  return event.button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/**
 * A link to a result of the search. Docusaurus's own link watches whether it is in sight, and then fetches its page: a
 * list of results that is new with every key fetched 30 KB a key, and took half of the time to draw. This one loads the
 * page when the pointer comes to it.
 */
export default function ResultLink({href, onClick, ...props}: Props): ReactNode {
  const history = useHistory();
  if (!isInternalUrl(href)) {
    return <Link {...props} href={href} onClick={onClick} />;
  }
  const preload = () => preloadPage(href);
  return (
    <a
      {...props}
      href={href}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && isPlainClick(event)) {
          event.preventDefault();
          if (history.createHref(history.location) === href) {
            history.replace(href);
          } else {
            history.push(href);
          }
        }
      }}
    />
  );
}
