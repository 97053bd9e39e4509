import type {Outcome} from './runParts';

/**
 * What passed, what failed, and what to run next.
 * @param seconds of the whole run
 */
export function formatEnd(outcomes: readonly Outcome[], seconds: number): string {
  const failed = outcomes.filter(({ok}) => !ok).map(({part}) => part);
  const passed = outcomes.length - failed.length;
  return [
    '',
    `${passed} passed, ${failed.length} failed after ${seconds.toFixed(0)} s`,
    ...failed.map(({name, command}) => `  ${name}, alone: ${command}`),
    failed.length > 0
      ? 'Next: correct what is listed above and run this again.'
      : 'Next: npm test, which builds the site and tests it in browsers.',
  ].join('\n');
}
