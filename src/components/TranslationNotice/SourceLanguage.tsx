import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useTranslationState, {type PageMetadata} from './useTranslationState';

type Props = {readonly metadata: PageMetadata; readonly children: ReactNode};

/** Sets `lang` on the English fallback of a missing translation, for screen readers, hyphenation and fonts. */
export default function SourceLanguage({metadata, children}: Props): ReactNode {
  const {defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const isMissing = useTranslationState(metadata) === 'missing';
  return isMissing ? <div lang={localeConfigs[defaultLocale]?.htmlLang}>{children}</div> : children;
}
