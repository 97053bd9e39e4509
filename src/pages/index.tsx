import type {ReactNode} from 'react';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  return <Layout><main><h1>OBIS</h1></main></Layout>;
}
