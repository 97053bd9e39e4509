import {translate} from '@docusaurus/Translate';

type CrashTexts = {
  readonly title: string;
  readonly heading: string;
  readonly explanation: string;
  readonly tryAgain: string;
  readonly home: string;
  readonly report: string;
  readonly errorLabel: string;
  readonly causeLabel: string;
};

const ENGLISH: CrashTexts = {
  title: 'Page Error',
  heading: 'This page crashed.',
  explanation:
    'Something in this page failed. Nothing you did is lost. Try again, or go to another page.',
  tryAgain: 'Try again',
  home: 'Go to the start page',
  report: 'Report the problem',
  errorLabel: 'Error',
  causeLabel: 'Cause',
};

function translatedTexts(): CrashTexts {
  return {
    title: translate({
      id: 'obis.crash.title',
      message: 'Page Error',
      description: 'The document title while the crash page is shown',
    }),
    heading: translate({
      id: 'theme.ErrorPageContent.title',
      message: 'This page crashed.',
      description: 'The title of the fallback page when the page crashed',
    }),
    explanation: translate({
      id: 'obis.crash.explanation',
      message:
        'Something in this page failed. Nothing you did is lost. Try again, or go to another page.',
      description: 'The sentence under the heading of the crash page',
    }),
    tryAgain: translate({
      id: 'theme.ErrorPageContent.tryAgain',
      message: 'Try again',
      description:
        'The label of the button to try again rendering when the React error boundary captures an error',
    }),
    home: translate({
      id: 'obis.crash.home',
      message: 'Go to the start page',
      description: 'Link on the crash page',
    }),
    report: translate({
      id: 'obis.crash.report',
      message: 'Report the problem',
      description: 'Link on the crash page to the contact page of the company',
    }),
    errorLabel: translate({
      id: 'obis.crash.errorLabel',
      message: 'Error',
      description: 'Label of the error message on the crash page',
    }),
    causeLabel: translate({
      id: 'obis.crash.causeLabel',
      message: 'Cause',
      description: 'Label of the message of an error that caused the one above it',
    }),
  };
}

/** The words of the crash page; English when the translations themselves are what failed. */
export function crashTexts(): CrashTexts {
  try {
    return translatedTexts();
  } catch {
    return ENGLISH;
  }
}
