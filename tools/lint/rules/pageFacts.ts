import type {PageRule} from '../rule';
import {findAll, type Node} from '../tree';

/** A procedure says who does it; one that says that a step is final explains it. */
export const pageFacts: PageRule = {
  name: 'facts',
  languages: ['en', 'zh'],
  check({route, tree, frontMatter: {who, final}}, {shapeOf}) {
    if (shapeOf(route) === 'procedure' && !who) {
      const message = 'a procedure does not say who does it';
      return [{line: 1, message, fix: 'add who: site-engineer, or another role of the glossary'}];
    }
    const isDanger = ({type, name}: Node) => type === 'containerDirective' && name === 'danger';
    if (final?.value !== 'true' || findAll(tree, isDanger).length > 0) return [];
    const message = 'the page says that a step cannot be undone, and has no :::danger';
    return [{line: final.line, message, fix: 'say before the step what is lost, or remove final'}];
  },
};
