import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ThemedImage from '@theme/ThemedImage';
import Zoom from '../Zoom';
import styles from './styles.module.css';

type Props = {
  /** Site path of the picture for the light colour mode, such as `/img/console.svg`. */
  readonly light: string;
  /** The same for the dark mode; the light picture serves both when there is none. */
  readonly dark?: string;
  readonly alt: string;
  /** Filled in at build from the file, so that the page does not move when the picture arrives. */
  readonly width: string;
  readonly height: string;
  readonly children?: ReactNode;
};

/** A picture with a light and a dark source and an optional caption, which can be enlarged. */
export default function Figure({
  light,
  dark = light,
  alt,
  width,
  height,
  children,
}: Props): ReactNode {
  const picture = {sources: {light: useBaseUrl(light), dark: useBaseUrl(dark)}, alt};
  return (
    <Zoom
      label={alt}
      ratio={Number(width) / Number(height)}
      enlarged={<ThemedImage {...picture} />}
      caption={children}>
      <ThemedImage
        {...picture}
        className={styles.picture}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </Zoom>
  );
}
