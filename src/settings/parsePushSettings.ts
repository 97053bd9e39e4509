import {isApiKey} from './parseSettings';

/** Settings of `npm run search:push` besides the site's. */
export type PushSettings = {
  /** Key with write access; undefined when not set. */
  adminKey: string | undefined;
};

/**
 * Reads the secret of `npm run search:push`. It is kept out of the site's settings, so that no build can leak it.
 * @throws Error that says what is wrong with the key without printing it
 */
export function parsePushSettings(env: Record<string, string | undefined>): PushSettings {
  const adminKey = env.SEARCH_ADMIN_KEY?.trim();
  if (!adminKey) {
    return {adminKey: undefined};
  }
  if (!isApiKey(adminKey)) {
    throw new Error(
      `SEARCH_ADMIN_KEY must be 32 letters and digits; the one that is set has ${adminKey.length} characters. ` +
        'Copy the key with write access from the API keys of the search provider (its value is not shown here).',
    );
  }
  return {adminKey};
}
