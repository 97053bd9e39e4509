import {useContext, type AnchorHTMLAttributes, type ReactNode} from 'react';
import type {Location} from 'history';
import {createLocation, createPath} from './createLocation';
import {RouterContext} from './context';
import {matchPath, type Match, type MatchOptions} from './matchPath';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> &
  Omit<MatchOptions, 'path'> & {
    readonly to: string;
    readonly activeClassName?: string;
    readonly isActive?: (match: Match | null, location: Location) => boolean;
  };

/** The link of `react-router-dom` that looks different while its page is shown. */
export function NavLink({
  to,
  activeClassName = 'active',
  isActive,
  exact,
  strict,
  sensitive,
  className,
  'aria-current': current = 'page',
  onClick,
  ...props
}: Props): ReactNode {
  const {history, location} = useContext(RouterContext);
  const target = createLocation(to, null, undefined, location);
  const match = matchPath(location.pathname, {path: target.pathname, exact, strict, sensitive});
  const active = isActive ? isActive(match, location) : match !== null;
  return (
    <a
      aria-current={active ? current : undefined}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
      {...props}
      href={createPath(target)}
      onClick={(event) => {
        onClick?.(event);
        const {altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = event;
        if (defaultPrevented || button || altKey || ctrlKey || metaKey || shiftKey) return;
        if (props.target && props.target !== '_self') return;
        event.preventDefault();
        if (createPath(location) === createPath(target)) history.replace(to);
        else history.push(to);
      }}
    />
  );
}
