import type {ComponentProps, ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * Show a `<details>` element of a page. It is the element of the browser and not the theme's component, which hides its content from the
 * find bar and from links.
 */
export default function Details(props: ComponentProps<'details'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} />;
}
