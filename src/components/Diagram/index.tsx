import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollContainer from '../ScrollContainer';
import ZoomableFigure from '../ZoomableFigure';
import styles from './styles.module.css';

type Props = {
  /** SVG rendered at build time from the site's own Mermaid text. */
  readonly svg: string;
  readonly alt: string;
  readonly title?: string;
};

type PictureProps = {readonly svg: string; readonly labelledBy: string};

function Picture({svg, labelledBy}: PictureProps): ReactNode {
  return (
    <div
      className={styles.picture}
      role="img"
      aria-labelledby={labelledBy}
      dangerouslySetInnerHTML={{__html: svg}}
    />
  );
}

/** Show a diagram as inline SVG with a text alternative. Readers can enlarge it. */
export default function Diagram({svg, alt, title}: Props): ReactNode {
  const id = useId();
  const label =
    title ??
    translate({
      id: 'obis.diagram.label',
      message: 'Diagram',
      description: 'Name of a scrollable diagram for screen readers',
    });
  // The enlarged copy needs ids of its own, because both are on the page.
  const enlarged = svg.replace(/(\sid="|url\(#)/g, '$1zoom-');
  return (
    <>
      <ZoomableFigure
        label={label}
        enlarged={<Picture svg={enlarged} labelledBy={id} />}
        caption={title}>
        <ScrollContainer label={label}>
          <Picture svg={svg} labelledBy={id} />
        </ScrollContainer>
      </ZoomableFigure>
      <p id={id} hidden>
        {alt}
      </p>
    </>
  );
}
