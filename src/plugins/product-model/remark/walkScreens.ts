import path from 'node:path';
import type {List, Root, RootContent} from 'mdast';
import type {Model} from '../kinds';
import {calloutLetter, type Screen} from '../kinds/screens';
import {loadModelCached} from '../loadModel';
import {suggest} from '../nearest';
import {attributeOf, jsxElements, toAttributes, type JsxElement} from './jsx';

type Options = {
  readonly siteDir: string;
  /** The model to look screens up in, for tests; read from data/ by default. */
  readonly model?: Pick<Model, 'screens'>;
};

/** Lists the elements in steps that refer to a callout: `<Callout at="field:key.usage" />`. */
const calloutsIn = (tree: Root | List): JsxElement[] =>
  jsxElements(tree).filter(({name}) => name === 'Callout');

/** Turns each `<Callout>` of the steps into the letter that the screen shows; what does not fit together stops the build. */
function letterCallouts(steps: List, screen: Screen, where: string): void {
  const open = screen.callouts.map(({at}) => at);
  for (const element of calloutsIn(steps)) {
    const at = attributeOf(element, 'at') ?? '';
    const index = screen.callouts.findIndex((callout) => callout.at === at);
    if (index === -1) {
      const near = suggest(
        at,
        screen.callouts.map((callout) => callout.at),
      );
      throw new Error(
        `${where}:${element.position?.start.line ?? 0} the screen "${screen.id}" has no callout at "${at}". Fix: ${near}`,
      );
    }
    if (open.includes(at) && open.shift() !== at) {
      throw new Error(
        `${where}:${element.position?.start.line ?? 0} the steps come to "${at}" before an earlier callout of the screen "${screen.id}". ` +
          `Fix: list the callouts of data/screens/${screen.id}.yaml in the order of the steps`,
      );
    }
    element.name = 'i';
    element.attributes = toAttributes({'data-mark': calloutLetter(index), 'aria-hidden': 'true'});
  }
  const [missing] = open;
  if (missing === undefined) return;
  throw new Error(
    `${where}:${steps.position?.start.line ?? 0} no step refers to the callout at "${missing}" of the screen "${screen.id}". ` +
      `Fix: write <Callout at="${missing}" /> where a step does this, or remove it from data/screens/${screen.id}.yaml`,
  );
}

/**
 * Remark plugin: shows a screen that steps follow after them, so that it pushes no step down, and gives each `<Callout>` in the
 * steps its letter. A callout without a step, a step with a callout that the screen lacks, or another order stops the build.
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
      if (screen) letterCallouts(node, screen, where);
      children.splice(-1, 0, node);
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
