import type {Root, RootContent} from 'mdast';
import type {Model} from '../kinds';
import {calloutLetter} from '../kinds/screens';
import {loadModelCached, type ModelOptions} from '../loadModel';
import {suggest} from '../../../lib/suggest';
import {attributeText, jsxElements} from '../../../content/syntaxTree';
import {jsxAttributes} from '../../../lib/jsxNodes';
import {sitePath} from '../../../content/pages';

/**
 * Remark plugin: move a drawn screen below the steps that directly follow it, so that readers see the steps first. Replace each
 * `<Callout at="field:key.usage" />` in these steps by the letter that the screen shows at this field.
 * @throws Error for a callout that the screen does not have
 */
export default function matchCallouts({siteDir, model}: ModelOptions<Pick<Model, 'screens'>>) {
  return (tree: Root, file: {readonly path: string}): void => {
    const children: RootContent[] = [];
    for (const node of tree.children) {
      const before = children.at(-1);
      const isScreen = before?.type === 'mdxJsxFlowElement' && before.name === 'Screen';
      if (!isScreen || node.type !== 'list' || !node.ordered) {
        children.push(node);
        continue;
      }
      children.splice(-1, 0, node);
      const id = attributeText(before, 'id');
      const screen = (model ?? loadModelCached(siteDir)).screens.find((each) => each.id === id);
      const targets = screen?.callouts.map(({at}) => at) ?? [];
      for (const element of jsxElements(node).filter(({name}) => name === 'Callout')) {
        const at = attributeText(element, 'at') ?? '';
        if (!targets.includes(at)) {
          const line = element.position?.start.line ?? 0;
          throw new Error(
            `${sitePath(siteDir, file.path)}:${line} the screen "${id}" has no callout at "${at}". Fix: ${suggest(at, targets)}`,
          );
        }
        const letter = calloutLetter(targets.indexOf(at));
        element.name = 'i';
        element.attributes = jsxAttributes({'data-callout': letter, 'aria-hidden': 'true'});
      }
    }
    tree.children = children;
  };
}
