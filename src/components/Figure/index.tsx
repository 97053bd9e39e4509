import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import ZoomableFigure from '../ZoomableFigure';
import styles from './styles.module.css';

type Props = {
  /** Site path of the image for light mode, such as `/img/console.svg`. */
  readonly light: string;
  /** The image for dark mode. Without one, the light image is used. */
  readonly dark?: string;
  readonly alt: string;
  /** Set by the build from the size of the file, so that nothing moves when the image arrives. */
  readonly width: string;
  readonly height: string;
  readonly children?: ReactNode;
};

/** Show an image, in a light or a dark version, with an optional caption. Readers can enlarge it. */
export default function Figure({
  light,
  dark = light,
  alt,
  width,
  height,
  children,
}: Props): ReactNode {
  const picture = {
    sources: {light: useBaseUrl(light), dark: useBaseUrl(dark)},
    alt,
    width,
    height,
  };
  return (
    <ZoomableFigure label={alt} enlarged={<ThemedImage {...picture} />} caption={children}>
      <ThemedImage {...picture} className={styles.picture} loading="lazy" decoding="async" />
    </ZoomableFigure>
  );
}
