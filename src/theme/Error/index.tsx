import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import CrashReport from '@site/src/components/CrashReport';

/**
 * The crash page of the root error boundary. It tries the layout first, which needs the route context that a crashed
 * page no longer provides; if the layout throws too, the report is rendered without it.
 */
export default function Error({error, tryAgain}: Props): ReactNode {
  const standalone = () => <CrashReport error={error} tryAgain={tryAgain} />;
  return (
    <ErrorBoundary fallback={standalone}>
      <RouteContextProvider value={{plugin: {name: 'obis-crash-page', id: 'default'}}}>
        <Layout>
          <ErrorPageContent error={error} tryAgain={tryAgain} />
        </Layout>
      </RouteContextProvider>
    </ErrorBoundary>
  );
}
