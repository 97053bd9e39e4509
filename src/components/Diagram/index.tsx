import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollFrame from '../ScrollFrame';
import Zoom from '../Zoom';
import {aspectRatio, pickDrawing, prefixIds} from './svgText';
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
  // Not part of the page until it is opened, so the window's width may decide.
  const enlarged = pickDrawing(svg, typeof window === 'undefined' || window.innerWidth >= 768);
  return (
    <>
      <Zoom
        label={label}
        ratio={aspectRatio(enlarged)}
        enlarged={<Picture svg={prefixIds(enlarged)} labelledBy={id} />}
        caption={title}>
        <ScrollFrame label={label}>
          <Picture svg={svg} labelledBy={id} />
        </ScrollFrame>
      </Zoom>
      <p id={id} hidden>
        {alt}
      </p>
    </>
  );
}
