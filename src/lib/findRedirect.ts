/**
 * A redirect from every address that matches `pattern` to `target`, in which `$1` and `$2` stand for the groups of the pattern. An
 * address is path and query, as the browser sent them. An empty target means that the address is not redirected. The patterns run
 * unchanged in JavaScript, nginx and Python, so they have no look-around.
 */
export type Redirect = {readonly pattern: string; readonly target: string};

/**
 * Where a request is redirected to.
 * @param requestTarget path and query, as the browser sent them
 * @returns path and query, or undefined to stay
 */
export function findRedirect(
  redirects: readonly Redirect[],
  requestTarget: string,
): string | undefined {
  const rule = redirects.find(({pattern}) => new RegExp(pattern).test(requestTarget));
  const groups = rule && new RegExp(rule.pattern).exec(requestTarget);
  return (
    rule?.target.replace(/\$(\d)/g, (_, at: string) => groups?.[Number(at)] ?? '') || undefined
  );
}
