import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

type WindowSize = 'desktop' | 'mobile' | 'ssr';

/** Width of the theme's and Infima's breakpoint, in CSS pixels. */
const DESKTOP_BREAKPOINT = 996;

const readSize = (desktopBreakpoint: number): WindowSize =>
  window.innerWidth > desktopBreakpoint ? 'desktop' : 'mobile';

/**
 * `useWindowSize` of `@docusaurus/theme-common` (3.10), which says `ssr` at the first rendering of every component. Here
 * only while React takes over the HTML of the build: a page that is opened later renders once, with what its window has.
 */
export function useWindowSize({desktopBreakpoint = DESKTOP_BREAKPOINT} = {}): WindowSize {
  const isBrowser = useIsBrowser();
  const [size, setSize] = useState(() => (isBrowser ? readSize(desktopBreakpoint) : 'ssr'));
  useEffect(() => {
    const update = () => setSize(readSize(desktopBreakpoint));
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [desktopBreakpoint]);
  return size;
}
