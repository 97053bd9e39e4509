import type {LockedPackage} from './readLock';

/** Licences that ask for no more than their notice, by SPDX identifier. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Python-2.0'],
]);

type Exception = {
  readonly packages: RegExp;
  /** What the package states; null for nothing. */
  readonly licence: string | null;
  readonly reason: string;
};

/** Packages under another licence, or that state none. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    reason: 'minifies CSS at build; unchanged, and not in the site',
  },
  {
    packages: /^@resvg\/resvg-wasm$/,
    licence: 'MPL-2.0',
    reason: 'draws the social cards at build; unchanged, and not in the site',
  },
  {
    packages: /^elkjs$/,
    licence: 'EPL-2.0',
    reason: 'places the parts of diagrams at build; unchanged, and not in the site',
  },
  {
    packages: /^axe-core$/,
    licence: 'MPL-2.0',
    reason: 'tests accessibility; unchanged, and not in the site',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'data of browsers for the build; not in the site',
  },
  {
    packages: /^@fontsource\/noto-/,
    licence: 'OFL-1.1',
    reason: 'the letters of the PDF books and the social cards, which may be embedded',
  },
  {
    packages: /^@huacnlee\/autocorrect$/,
    licence: null,
    reason: 'MIT in its repository; lints texts, and is not in the site',
  },
  {
    packages: /^(eval|format|require-like)$/,
    licence: null,
    reason: 'MIT in their own files; for the build',
  },
  {
    packages: /^parse-cache-control$/,
    licence: null,
    reason: 'BSD-3-Clause in its own file; for Lighthouse',
  },
];

/**
 * Whether an SPDX expression of AND or OR (not both) allows the use.
 * @example isAllowed('(WTFPL OR MIT)') // true
 */
export function isAllowed(expression: string): boolean {
  const terms = expression.replace(/^\((.*)\)$/, '$1');
  return terms.includes(' AND ')
    ? terms.split(' AND ').every((term) => ALLOWED.has(term))
    : terms.split(' OR ').some((term) => ALLOWED.has(term));
}

const isException =
  ({name, license}: LockedPackage) =>
  (exception: Exception) =>
    exception.packages.test(name) && exception.licence === (license ?? null);

/** Packages that nobody has allowed, and exceptions that nothing needs any more. */
export function findLicenceProblems(packages: readonly LockedPackage[]): string[] {
  const others = packages.filter(({license}) => !license || !isAllowed(license));
  const wrong = others
    .filter((each) => !EXCEPTIONS.some(isException(each)))
    .map(
      ({name, version, license, dev}) =>
        `${name} ${version}${dev ? ' (development)' : ''} has the licence ${license ?? 'none'}. Fix: read it, then take another package, or add it to tools/packages/licences.ts with a reason`,
    );
  const unused = EXCEPTIONS.filter(
    (exception) => !others.some((each) => isException(each)(exception)),
  ).map(
    ({packages: pattern}) =>
      `Nothing needs the exception ${pattern.source}. Fix: remove it from tools/packages/licences.ts`,
  );
  return [...new Set([...wrong, ...unused])];
}
