/**
 * Class names of Infima whose rules are left out: nothing on this site has them. Every page waits for its styles. The
 * build fails when a page or a script comes to use one: take it out here then. All are names that no sentence contains.
 */
const UNUSED = [
  // Infima: the grid beyond what the layout uses, and helpers
  'row--(?:no-gutters|align-\\w+)',
  'col--(?:1|4|5|6|7|9|10|11|12)',
  'col--offset-\\d+',
  'margin(?:-\\w+)?--(?:none|xs|xl)',
  'padding(?:-\\w+--none|(?:-\\w+)?--(?:xs|xl))',
  'shadow--(?:lw|md|tl)',
  'text--(?:primary|secondary|success|info|warning|danger|left|justify|right|capitalize|lowercase|uppercase|light|normal|semibold|bold|italic|break|no-decoration)',
  // Infima: components
  'alert__(?:heading|icon)',
  'avatar(?:__[\\w-]+|--\\w+)',
  'badge--(?:primary|success|info|warning|danger)',
  'breadcrumbs--(?:sm|lg)',
  'button--(?:lg|block|success|info|warning|danger)',
  'button-group(?:--block)?',
  'card--full-height',
  'card__(?:image|header|body|footer)',
  'dropdown--nocaret',
  'hero--(?:primary|dark)',
  'hero__(?:title|subtitle)',
  'navbar__items--center',
  'navbar__search-input',
  'pagination--(?:sm|lg)',
  'pagination__[\\w-]+',
  'pills(?:--block|__item(?:--active)?)',
].join('|');

const CLASS_IN_SELECTOR = new RegExp(`\\.(?:${UNUSED})(?![\\w-])`);
const CLASS_IN_TEXT = new RegExp(`(?<![\\w-])(?:${UNUSED})(?![\\w-])`, 'g');

/**
 * Whether a selector asks for one of the classes, and so selects nothing.
 * @example isUnused('.pills__item:hover') → true; isUnused('.button:not(.button--link)') → false
 */
export function isUnused(selector: string): boolean {
  // What is excluded need not exist.
  return CLASS_IN_SELECTOR.test(selector.replace(/:not\([^()]*\)/g, ''));
}

/** The classes of the list that words of a text name, such as the class attribute of an element. */
export function unusedIn(text: string): string[] {
  return [...new Set(text.match(CLASS_IN_TEXT))];
}
