import type {Declaration, Root, Rule} from 'postcss';
import {takeOut} from './takeOut';

/** Those of whose parts none is left when they are set; `border` leaves the corners. */
const SHORTHANDS = /^(margin|padding|background|border)-(?!.*(?:radius|image|collapse|spacing))/;

function blocksAround(rule: Rule): {isLayered: boolean; isConditional: boolean} {
  let [isLayered, isConditional] = [false, false];
  for (let block = rule.parent; block && block.type !== 'root'; block = block.parent) {
    if ('name' in block && block.name === 'layer') isLayered = true;
    else isConditional = true;
  }
  return {isLayered, isConditional};
}

/**
 * Takes out what a layer sets in vain: outside of all layers, without a condition, the same selectors set it too. Most is
 * Infima's.
 * @param main the sheet whose rules outside of layers win; the others may not be there
 */
export function leaveOutOverridden(sheets: readonly [Root, ...Root[]]): void {
  const winners = new Set<string>();
  sheets[0].walkRules((rule) => {
    const {isLayered, isConditional} = blocksAround(rule);
    if (isLayered || isConditional) return;
    rule.each((node) => {
      if (node.type !== 'decl') return;
      for (const selector of rule.selectors) winners.add(`${selector} ${node.prop}`);
    });
  });
  const isLost = ({prop, important}: Declaration, {selectors}: Rule) => {
    const [, shorthand = prop] = SHORTHANDS.exec(prop) ?? [];
    return (
      !important &&
      selectors.every((one) => winners.has(`${one} ${prop}`) || winners.has(`${one} ${shorthand}`))
    );
  };
  for (const sheet of sheets) {
    sheet.walkRules((rule) => {
      if (!blocksAround(rule).isLayered) return;
      const lost = rule.nodes.filter((node) => node.type === 'decl' && isLost(node, rule));
      for (const declaration of lost) takeOut(declaration);
    });
  }
}
