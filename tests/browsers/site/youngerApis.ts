import bcd from '@mdn/browser-compat-data' with {type: 'json'};
import type {Identifier, SimpleSupportStatement} from '@mdn/browser-compat-data/types';
import {oldestBrowsers, type Browsers} from './oldestBrowsers';

/** Names to delete, by the object that has them: `{'Array.prototype': ['toSorted'], globalThis: ['WebTransport']}`. */
export type Names = Record<string, string[]>;

const hasIt = (statement: SimpleSupportStatement, version: number): boolean =>
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  typeof statement.version_added === 'string' &&
  !(parseFloat(statement.version_added.replace('≤', '')) > version) &&
  statement.version_added !== 'preview';

function isYounger({__compat: compat}: Identifier, oldest: Browsers): boolean {
  return [...oldest].some(([browser, version]) => {
    const support = compat?.support[browser];
    return support !== undefined && ![support].flat().some((each) => hasIt(each, version));
  });
}

/** Interfaces of the global object: their members stand on the object itself. */
const GLOBALS = /^(Window|WorkerGlobalScope|DedicatedWorkerGlobalScope|WindowOrWorkerGlobalScope)$/;
const NAME = /^[A-Za-z]\w*$/;

function addMembers(
  names: Names,
  owners: (member: string) => string[],
  from: object,
  oldest: Browsers,
) {
  for (const [member, identifier] of Object.entries(from) as [string, Identifier][]) {
    if (member === '__compat' || !NAME.test(member) || !isYounger(identifier, oldest)) continue;
    for (const owner of owners(member)) (names[owner] ??= []).push(member.replace(/_static$/, ''));
  }
}

/**
 * What the oldest browsers lack of the language and of the web's interfaces, from MDN's compatibility data. What one of them
 * lacks is in the list, though another may have it.
 */
export function listYoungerApis(oldest: Browsers = oldestBrowsers()): Names {
  const names: Names = {};
  const builtins = bcd.javascript.builtins;
  if (!builtins) throw new Error('@mdn/browser-compat-data has no javascript.builtins');
  addMembers(names, () => ['globalThis'], bcd.api, oldest);
  addMembers(names, () => ['globalThis'], builtins, oldest);
  for (const [name, members] of Object.entries(bcd.api)) {
    addMembers(
      names,
      (member) => {
        if (GLOBALS.test(name)) return ['globalThis'];
        return [member.endsWith('_static') ? name : `${name}.prototype`];
      },
      members,
      oldest,
    );
  }
  // The data does not tell the static members of the language from the others.
  for (const [name, members] of Object.entries(builtins)) {
    addMembers(names, () => [name, `${name}.prototype`], members, oldest);
  }
  return names;
}

/** Runs in the page and in workers, before any script of theirs: written for itself alone. */
function remove(names: Names): void {
  const root: Record<string, object | undefined> = globalThis as never;
  const typedArray: unknown = Object.getPrototypeOf(Int8Array);
  for (const [path, members] of Object.entries(names)) {
    const [first = '', second] = path.split('.');
    const owner = (first === 'TypedArray' ? typedArray : root[first]) as typeof root;
    const target = second ? (owner?.[second] as typeof root | undefined) : owner;
    for (const member of members) if (target) Reflect.deleteProperty(target, member);
  }
}

/** A script that removes these APIs from where it runs. */
export const removalScript = (names: Names): string =>
  `(${remove.toString()})(${JSON.stringify(names)});\n`;
