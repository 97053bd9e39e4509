import {translate} from '@docusaurus/Translate';

/** The text of an element without the link that stands beside a heading. */
const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/[\u200b\s]+/g, ' ').trim();

/** The last heading before an element. */
function headingBefore(element: Element): Element | undefined {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/**
 * Describes the place that a link leads to, for screen readers.
 * @example targetDescription(row) // 'CERT-02, row of the table If it does not work'
 */
export function targetDescription(element: Element): string {
  if (element.localName !== 'tr') {
    return textOf(element.querySelector(':scope > summary') ?? element);
  }
  return translate(
    {
      id: 'obis.targetDescription.row',
      message: '{name}, row of the table {table}',
      description:
        'For screen readers: a link has led to a row of a table. {table} is the heading above it',
    },
    {
      name: textOf(element.querySelector('th code') ?? element.querySelector('th, td')),
      table: textOf(headingBefore(element)),
    },
  );
}
