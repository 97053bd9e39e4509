/**
 * A rule that redirects every request whose path and query match `pattern` to `target`, in which `$1` and `$2` stand for the groups
 * of the pattern. An empty target means that the request is not redirected. The patterns run
 * unchanged in JavaScript, nginx and Python, so they have no look-around.
 */
export type RedirectRule = {readonly pattern: string; readonly target: string};

/**
 * Find the target of a request, according to the first rule that matches.
 * @param requestTarget path and query, as the browser sent them
 * @returns path and query, or undefined to stay
 */
export function findRedirect(
  redirects: readonly RedirectRule[],
  requestTarget: string,
): string | undefined {
  const rule = redirects.find(({pattern}) => new RegExp(pattern).test(requestTarget));
  const groups = rule && new RegExp(rule.pattern).exec(requestTarget);
  return (
    rule?.target.replace(/\$(\d)/g, (_, at: string) => groups?.[Number(at)] ?? '') || undefined
  );
}
