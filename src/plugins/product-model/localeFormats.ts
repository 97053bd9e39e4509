import type {Locale} from '../../content/locales';

/** The words and punctuation that the build adds to texts of data/ in one language. */
type LocaleFormat = {
  readonly listSeparator: string;
  /** Write a name with an addition in brackets. */
  readonly inBrackets: (name: string, addition: string) => string;
  /** The names of the start and the end of a state diagram. */
  readonly start: string;
  readonly end: string;
  /** Write a transition: 'Enabled → Disabled: Disable'. */
  readonly transition: (states: string, action: string) => string;
  /** Describe a state diagram in one sentence. */
  readonly diagramAlt: (name: string, transitions: readonly string[]) => string;
};

export const LOCALE_FORMATS: Readonly<Record<Locale, LocaleFormat>> = {
  en: {
    listSeparator: ', ',
    inBrackets: (name, addition) => `${name} (${addition})`,
    start: 'Start',
    end: 'End',
    transition: (states, action) => `${states}: ${action}`,
    diagramAlt: (name, transitions) => `States of: ${name}. ${transitions.join('; ')}.`,
  },
  zh: {
    listSeparator: '、',
    inBrackets: (name, addition) => `${name}（${addition}）`,
    start: '开始',
    end: '结束',
    transition: (states, action) => `${states}：${action}`,
    diagramAlt: (name, transitions) => `状态变化（${name}）：${transitions.join('；')}。`,
  },
};
