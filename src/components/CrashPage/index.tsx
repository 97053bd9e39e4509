import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';
import type {Props as ErrorProps} from '@theme/Error';
import styles from './styles.module.css';

/** Errors can be causes of each other, so the number of causes is limited. */
const MAX_CAUSES = 10;

/** Return the messages of an error and its causes. Return nothing for a thrown value that is not an error. */
function errorMessages(error: unknown): string[] {
  const messages: string[] = [];
  let cause = error;
  while (cause instanceof Error && messages.length < MAX_CAUSES) {
    messages.push(cause.message || cause.name);
    cause = cause.cause;
  }
  return messages;
}

/**
 * Show the crash page. It uses no router and no theme component, because they may have crashed. Its links therefore load a whole page.
 */
export default function CrashPage({error, tryAgain}: ErrorProps): ReactNode {
  return (
    <main className="obis-frame">
      <Head>
        {/* The layout, which sets these attributes, is missing. Without the second one, bootstrapScript.js (first-paint) hides the button after 15 s. */}
        <html lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang} data-has-hydrated="true" />
        <title>
          {translate({
            id: 'obis.crash.title',
            message: 'Page Error',
            description: 'The document title while the crash page is shown',
          })}
        </title>
      </Head>
      <h1 className="obis-error tone-danger">
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed">
          This page crashed.
        </Translate>
      </h1>
      <p className="obis-lead">
        <Translate
          id="obis.crash.explanation"
          description="The sentence under the heading of the crash page">
          Something in this page failed. Nothing you did is lost. Try again, or go to another page.
        </Translate>
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error">
            Try again
          </Translate>
        </button>
        <a href={siteConfig.baseUrl}>
          <Translate id="obis.link.home" description="Link to the landing page">
            Documentation Center
          </Translate>
        </a>
        <a href={String(siteConfig.customFields?.supportUrl)}>
          <Translate id="obis.crash.report" description="Link on the crash page to the support">
            Report the problem
          </Translate>
        </a>
      </p>
      <dl className={`alert alert--danger ${styles.errors}`}>
        {errorMessages(error).map((message, index) => (
          // The list never changes, so the index is a stable key.
          <div key={index}>
            <dt>
              {index > 0 ? (
                <Translate
                  id="obis.crash.causeLabel"
                  description="Label of the message of an error that caused the one above it">
                  Cause
                </Translate>
              ) : (
                <Translate
                  id="obis.crash.errorLabel"
                  description="Label of the error message on the crash page">
                  Error
                </Translate>
              )}
            </dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
