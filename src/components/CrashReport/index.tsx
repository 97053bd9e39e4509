import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import type {Props as ErrorProps} from '@theme/Error';
import {errorMessages} from './errorMessages';
import {crashTexts} from './texts';
import styles from './styles.module.css';

/**
 * The body of the crash page. It relies on nothing that may be what crashed: no React context, no theme component, no
 * router (a full page load is the better way out of a broken page anyway).
 */
export default function CrashReport({error, tryAgain}: ErrorProps): ReactNode {
  const texts = crashTexts();
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{texts.heading}</h1>
      <p className={styles.explanation}>{texts.explanation}</p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          {texts.tryAgain}
        </button>
        <a href={siteConfig.baseUrl}>{texts.home}</a>
        <a href={String(siteConfig.customFields?.companyUrl)}>{texts.report}</a>
      </p>
      <dl className={styles.errors}>
        {errorMessages(error).map((message, index) => (
          // The chain never changes while it is shown.
          <div key={index}>
            <dt>{index === 0 ? texts.errorLabel : texts.causeLabel}</dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
