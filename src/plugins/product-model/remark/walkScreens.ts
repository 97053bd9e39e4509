import path from 'node:path';
import type {List, Root, RootContent} from 'mdast';
import type {Model} from '../kinds';
import type {Screen} from '../kinds/screens';
import {loadModelCached} from '../loadModel';
import {suggest} from '../nearest';
import {attributeOf, blockElement, jsxElements, toAttributes, type JsxElement} from './jsx';

type Options = {
  readonly siteDir: string;
  /** The model to look screens up in, for tests; read from data/ by default. */
  readonly model?: Pick<Model, 'screens'>;
};

/** Lists the elements in steps that refer to a callout: `<Callout at="field:key.usage" />`. */
const calloutsIn = (tree: Root | List): JsxElement[] =>
  jsxElements(tree).filter(({name}) => name === 'Callout');

/** Turns each `<Callout>` of the steps into the number that the screen shows; what does not fit together stops the build. */
function numberCallouts(steps: List, screen: Screen, where: string): void {
  const open = new Set(screen.callouts.filter(({aside}) => !aside).map(({at}) => at));
  for (const element of calloutsIn(steps)) {
    const at = attributeOf(element, 'at') ?? '';
    const number = screen.callouts.findIndex((callout) => callout.at === at) + 1;
    if (number === 0) {
      const near = suggest(
        at,
        screen.callouts.map((callout) => callout.at),
      );
      throw new Error(
        `${where}:${element.position?.start.line ?? 0} the screen "${screen.id}" has no callout at "${at}". Fix: ${near}`,
      );
    }
    open.delete(at);
    element.name = 'i';
    element.attributes = toAttributes({'data-n': String(number), 'aria-hidden': 'true'});
  }
  const [missing] = open;
  if (missing === undefined) return;
  throw new Error(
    `${where}:${steps.position?.start.line ?? 0} no step refers to the callout at "${missing}" of the screen "${screen.id}". ` +
      `Fix: write <Callout at="${missing}" /> where a step does this, or \`aside: true\` in data/screens/${screen.id}.yaml`,
  );
}

/**
 * Remark plugin: puts a `<Walkthrough>` around a screen that steps follow, and gives each `<Callout>` in the steps its number.
 * A callout without a step, or a step with a callout that the screen lacks, stops the build.
 */
export default function walkScreens({siteDir, model}: Options) {
  return (tree: Root, file: {readonly path: string}): void => {
    const where = path.relative(siteDir, file.path);
    const children: RootContent[] = [];
    for (const node of tree.children) {
      const before = children.at(-1);
      const isScreen = before?.type === 'mdxJsxFlowElement' && before.name === 'Screen';
      if (!isScreen || node.type !== 'list' || !node.ordered) {
        children.push(node);
        continue;
      }
      const id = attributeOf(before, 'id');
      const screen = (model ?? loadModelCached(siteDir)).screens.find((each) => each.id === id);
      if (screen) numberCallouts(node, screen, where);
      children[children.length - 1] = blockElement('Walkthrough', {}, [before, node]);
    }
    const [stray] = calloutsIn(tree);
    if (stray) {
      throw new Error(
        `${where}:${stray.position?.start.line ?? 0} a <Callout> belongs into steps that directly follow a <Screen>. Fix: remove it`,
      );
    }
    tree.children = children;
  };
}
