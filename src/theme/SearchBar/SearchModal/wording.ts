import {sentences} from '../../SearchTranslations/sentences';

/**
 * Corrects the no-results screen, where DocSearch puts straight quotation marks and a half-width colon around texts of
 * any language. React never looks at a text again while its own copy stays the same, so the corrected ones stay.
 */
export function correctWording(container: Element): void {
  const title = container.querySelector('.DocSearch-NoResults .DocSearch-Title');
  const query = title?.querySelector('strong');
  if (title && query) {
    const {before, after} = sentences.noResults;
    setText(
      textsOf(title, (node) => isBefore(node, query)),
      before,
    );
    setText(
      textsOf(title, (node) => !isBefore(node, query)),
      after,
    );
  }
  const suggestions = container.querySelector('.DocSearch-NoResults-Prefill-List .DocSearch-Help');
  if (suggestions) {
    setText(
      textsOf(suggestions, () => true),
      sentences.suggestions,
    );
  }
}

function textsOf(parent: Element, isWanted: (node: Node) => boolean): Text[] {
  return [...parent.childNodes].filter(
    (node): node is Text => node.nodeType === Node.TEXT_NODE && isWanted(node),
  );
}

function isBefore(node: Node, other: Node): boolean {
  return Boolean(node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Spreads a text over neighbouring text nodes; equal texts are left alone, so that an observer comes to rest. */
function setText(nodes: Text[], text: string): void {
  if (nodes.map(({data}) => data).join('') !== text) {
    nodes.forEach((node, position) => {
      node.data = position === 0 ? text : '';
    });
  }
}
