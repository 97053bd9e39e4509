import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import styles from './styles.module.css';

type Props = {
  /** Site path of the image for light mode, such as `/img/console.svg`. */
  readonly light: string;
  /** Site path of the image for dark mode. Default: the light image. */
  readonly dark?: string;
  readonly alt: string;
  /** Width and height in pixels. The build reads them from the file, so that nothing moves when the image loads. */
  readonly width: string;
  readonly height: string;
  /** The caption. */
  readonly children?: ReactNode;
};

/** Show an image, in a light or a dark version, with an optional caption. */
export default function Figure({
  light,
  dark = light,
  alt,
  width,
  height,
  children,
}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children && <figcaption className={styles.caption}>{children}</figcaption>}
      <ThemedImage
        sources={{light: useBaseUrl(light), dark: useBaseUrl(dark)}}
        alt={alt}
        width={width}
        height={height}
        className={styles.picture}
        decoding="async"
      />
    </figure>
  );
}
