import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import CrashReport from '@site/src/components/CrashReport';
import {crashTexts} from '@site/src/components/CrashReport/texts';

/**
 * The crash page inside the layout. The layout outlives a navigation, and its error boundary with it: without the effect
 * every page that the reader opens from here would show the same crash.
 */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashedPathname = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedPathname.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>{crashTexts().title}</title>
      </Head>
      <CrashReport error={error} tryAgain={tryAgain} />
    </>
  );
}
