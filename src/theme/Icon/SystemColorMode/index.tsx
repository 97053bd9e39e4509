import type {ReactNode} from 'react';

/** Nothing: the colour switch has it in every page, and shows it with `respectPrefersColorScheme` alone, which is off. */
export default function IconSystemColorMode(): ReactNode {
  return null;
}
