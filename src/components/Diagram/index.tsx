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

/** A diagram: inline SVG in the colours of the page, with a text alternative, which can be enlarged. */
export default function Diagram({svg, alt, title}: Props): ReactNode {
  const id = useId();
  const label =
    title ??
    translate({
      id: 'obis.diagram.label',
      message: 'Diagram',
      description: 'Name of a scrollable diagram for screen readers',
    });
  // The page has each id once, also while the diagram is enlarged.
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
