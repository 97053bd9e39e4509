import {useId, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import ScrollFrame from '../ScrollFrame';
import styles from './styles.module.css';

type Props = {
  /** SVG drawn at build from the site's own Mermaid text. */
  readonly svg: string;
  readonly alt: string;
  readonly title?: string;
};

/** A diagram: an inline picture in the colours of the page, with its text alternative. */
export default function Diagram({svg, alt, title}: Props): ReactNode {
  const id = useId();
  const label = translate({
    id: 'obis.diagram.label',
    message: 'Diagram',
    description: 'Name of a scrollable diagram for screen readers',
  });
  return (
    <figure className={styles.figure}>
      <ScrollFrame label={title ?? label}>
        <div
          className={styles.picture}
          role="img"
          aria-labelledby={id}
          dangerouslySetInnerHTML={{__html: svg}}
        />
      </ScrollFrame>
      <p id={id} hidden>
        {alt}
      </p>
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}
