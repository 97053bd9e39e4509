/**
 * Does something again when it fails: on a busy machine Chromium does not always answer in time, and a long measurement
 * should not be lost for that.
 * @param tell hears of the first failure
 * @throws Error of the second failure
 */
export async function tryTwice<T>(
  action: () => Promise<T>,
  tell: (progress: string) => void,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    tell(`${error instanceof Error ? error.message : String(error)} Trying again.`);
    return action();
  }
}
