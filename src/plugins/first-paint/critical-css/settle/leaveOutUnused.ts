import type {Root} from 'postcss';
import {variablesIn} from '../readSheet';
import type {Definition} from './readDefinitions';
import {takeOut} from './takeOut';

/**
 * Takes out the definitions of custom properties that nothing takes the value of, and those that are never in force.
 * @param living the definitions that can be in force, by name
 * @param isNeeded whether something outside the sheets takes or gives the value of a name
 * @returns the names that have no definition any more
 */
export function leaveOutUnused(
  sheets: readonly Root[],
  living: ReadonlyMap<string, readonly Definition[]>,
  isNeeded: (name: string) => boolean,
): Set<string> {
  const queue = [...living.keys()].filter(isNeeded);
  for (const sheet of sheets) {
    sheet.walkDecls(({prop, value}) => {
      if (!prop.startsWith('--')) queue.push(...variablesIn(value));
    });
  }
  const used = new Set<string>();
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const {declaration} of living.get(name) ?? [])
      queue.push(...variablesIn(declaration.value));
  }
  const inForce = new Set([...living.values()].flat().map(({declaration}) => declaration));
  const gone = new Set([...living.keys()].filter((name) => !used.has(name)));
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      const isDead = living.has(declaration.prop) && !isNeeded(declaration.prop);
      if (gone.has(declaration.prop) || (isDead && !inForce.has(declaration))) takeOut(declaration);
    });
  }
  return gone;
}
