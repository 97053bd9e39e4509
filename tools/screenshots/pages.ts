/** A page to take pictures of. */
export type ReviewedPage = {
  /** Of the folder and the files. */
  readonly name: string;
  /** Address without language and leading slash. */
  readonly route: string;
  /** What the page shows when it is complete, if scripts add it. */
  readonly awaits?: string;
};

/** Pages that together show every kind of content: landing, concept, procedures, tables, states, lists, search. */
export const PAGES: readonly ReviewedPage[] = [
  {name: 'landing', route: ''},
  {name: 'overview', route: 'obis/introduction/overview'},
  {name: 'basic-operation-procedures', route: 'obis/get-started/basic-operation-procedures'},
  {name: 'deployment-step-one', route: 'obis/deployment/step-one'},
  {name: 'create-a-key', route: 'obis/feature-guide/kms/create-a-key'},
  {
    name: 'create-a-version',
    route: 'obis/feature-guide/product-management/create-a-version',
  },
  {name: 'check-batches', route: 'obis/feature-guide/product-management/check-batches'},
  {name: 'execute-programming', route: 'obis/programming-client/execute-device-programming'},
  {name: 'error-codes', route: 'obis/reference/error-codes'},
  {name: 'glossary', route: 'obis/common/glossary'},
  {name: 'faq', route: 'obis/troubleshoot/faq'},
  {name: 'search', route: 'search?q=key', awaits: 'main ol a'},
];

/**
 * The pages with these names; all of them when none is named.
 * @throws Error that lists the names
 */
export function choosePages(names: readonly string[]): readonly ReviewedPage[] {
  const unknown = names.filter((name) => !PAGES.some((page) => page.name === name));
  if (unknown.length > 0) {
    const known = PAGES.map(({name}) => name).join(', ');
    throw new Error(`--page ${unknown.join(', ')}: no such page. There are: ${known}`);
  }
  return names.length === 0 ? PAGES : PAGES.filter(({name}) => names.includes(name));
}
