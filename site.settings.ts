import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {i18n} from './src/content/locales';
import {parseSettings, type SiteSettings} from './src/settings/parseSettings';

/**
 * Read the variables of `.env.example`, which set up a deployment. The environment wins over `.env`, and both are optional. Other code of the
 * site reads these variables only from `settings`.
 */
function readEnvironment(siteDir: string): Record<string, string | undefined> {
  const envFile = path.join(siteDir, '.env');
  const text = existsSync(envFile) ? readFileSync(envFile, 'utf8') : '';
  // Some editors of Windows begin a file with a byte order mark.
  const fromFile = parseEnv(text.replace(/^\uFEFF/, ''));
  return {...fromFile, ...process.env};
}

/**
 * Read and validate the settings.
 * @param siteDir folder that may hold a `.env` file
 * @throws Error naming the variable, its value and a valid example
 */
export function loadSettings(siteDir: string = __dirname): SiteSettings {
  return parseSettings(readEnvironment(siteDir));
}

// `docusaurus start` without --locale sets the variable to the text "undefined".
const requestedLocale = process.env.DOCUSAURUS_CURRENT_LOCALE?.replace(/^undefined$/, '');

/** The locale of this build; Docusaurus sets the variable while it builds or previews one locale. */
export const currentLocale: string = requestedLocale || i18n.defaultLocale;

/** The preview servers of the other languages, by path. tools/start.ts sets the variable. */
export const previewServers = JSON.parse(process.env.PREVIEW_SERVERS ?? '{}') as Record<
  string,
  string
>;

/** The settings of this build. */
export const settings: SiteSettings = loadSettings();
