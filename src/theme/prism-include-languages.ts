/** No languages in the browser: code is highlighted at build. */
export default function prismIncludeLanguages(): void {}
