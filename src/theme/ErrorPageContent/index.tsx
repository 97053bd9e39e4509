import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import CrashPage from '@site/src/components/CrashPage';

/**
 * Renders the crash page inside the layout. The layout and its error boundary stay mounted across navigations: without the
 * effect, every page that the reader opens from here would show the same crash.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedPathname.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return <CrashPage error={error} tryAgain={tryAgain} />;
}
