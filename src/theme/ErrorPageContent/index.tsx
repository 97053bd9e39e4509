import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import CrashPage from '@site/src/components/CrashPage';

/**
 * Show the crash page inside the layout. When the reader opens another page, reset the error boundary of the layout: it stays mounted, so
 * every page would otherwise show the same crash.
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
