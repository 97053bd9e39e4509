import type {List, Root, RootContent} from 'mdast';
import type {Model} from '../kinds';
import {calloutLetter} from '../kinds/screens';
import {loadModelCached, type ModelOptions} from '../loadModel';
import {suggest} from '../../../lib/suggest';
import {attributeText, jsxElements} from '../../../content/syntaxTree';
import {jsxAttributes, type JsxElement} from '../../../lib/jsxNodes';
import {sitePath} from '../../../content/pages';

/** List the callouts of a page, or of its steps. */
const calloutsIn = (tree: Root | List): JsxElement[] =>
  jsxElements(tree).filter(({name}) => name === 'Callout');

/**
 * Remark plugin: move a drawn screen below the steps that directly follow it, so that readers see the steps first. Replace each
 * `<Callout at="field:key.usage" />` in these steps by the letter that the screen shows at this field.
 * @throws Error for a callout that the screen does not have, or that is outside of such steps
 */
export default function matchCallouts({siteDir, model}: ModelOptions<Pick<Model, 'screens'>>) {
  return (tree: Root, file: {readonly path: string}): void => {
    const stop = ({position}: JsxElement, problem: string): never => {
      throw new Error(`${sitePath(siteDir, file.path)}:${position?.start.line ?? 0} ${problem}`);
    };
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
      for (const element of calloutsIn(node)) {
        const at = attributeText(element, 'at') ?? '';
        if (!targets.includes(at))
          stop(element, `the screen "${id}" has no "${at}". Fix: ${suggest(at, targets)}`);
        const letter = calloutLetter(targets.indexOf(at));
        element.name = 'i';
        element.attributes = jsxAttributes({'data-callout': letter, 'aria-hidden': 'true'});
      }
    }
    tree.children = children;
    const [lost] = calloutsIn(tree);
    if (lost) stop(lost, '<Callout> is in no ordered list below a <Screen>. Fix: move it there');
  };
}
