import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import CrashPage from '@site/src/components/CrashPage';

/**
 * Show the crash page inside the layout. The error boundary of the layout stays mounted across navigations. Without the effect, every
 * page that the reader opens would show the same crash.
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
