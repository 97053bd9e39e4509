/** Nothing: the manual has one version, which is the current one. A build with another one fails (leaveOutDocs.cjs). */
export default function DocVersionBanner(): null {
  return null;
}
