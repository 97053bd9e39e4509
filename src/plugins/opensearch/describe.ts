/** What an OpenSearch description says of the search of one language. */
export type Description = {
  /** At most 16 characters: browsers cut or refuse longer ones. */
  shortName: string;
  description: string;
  /** Language tag, such as `zh-CN`. */
  language: string;
  /** Address of the site in this language, with a slash at the end. */
  siteUrl: string;
};

const MAX_SHORT_NAME = 16;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/**
 * The OpenSearch description with which a browser can search the site from its address bar.
 * @throws Error when the short name is too long
 */
export function describe({shortName, description, language, siteUrl}: Description): string {
  if ([...shortName].length > MAX_SHORT_NAME) {
    throw new Error(
      `opensearch.xml: the short name "${shortName}" has more than ${MAX_SHORT_NAME} characters, ` +
        'which browsers do not accept. Shorten it in src/plugins/opensearch/index.ts.',
    );
  }
  const url = (path: string) => escapeXml(`${siteUrl}${path}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${escapeXml(shortName)}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <Language>${escapeXml(language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <OutputEncoding>UTF-8</OutputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${url('img/favicon.svg')}</Image>
  <Url type="text/html" method="get" template="${url('search?q={searchTerms}')}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${url('opensearch.xml')}"/>
  <moz:SearchForm>${url('search')}</moz:SearchForm>
</OpenSearchDescription>
`;
}
