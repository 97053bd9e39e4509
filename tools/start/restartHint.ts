/** Matches code that a preview loads once, when it starts. Docusaurus follows its configuration, but not the files that this imports. */
const LOADED_ONCE =
  /^(?:\.env|site\.settings\.ts|src\/(?:content|lib|markdown|plugins|settings)\/.*(?<!\.test)\.(?:ts|tsx|js|cjs))$/;

/** Return a message that the preview must be restarted to see the change of a file. Return undefined for files that it follows. */
export function restartHint(file: string): string | undefined {
  if (file === 'redirects.yaml') {
    return 'redirects.yaml: a preview has no redirects. To try them: npm run build, then npm run serve';
  }
  if (!LOADED_ONCE.test(file)) return undefined;
  return `${file}: the preview may have loaded this file when it started. If the change does not appear, press Ctrl+C and run npm start again`;
}
