/**
 * Replaces each `{{name}}` of a text. A name that is alone on its line takes a list: one line each, indented as the name
 * is; an empty list removes the line.
 * @throws Error naming the template and a placeholder that has no value, or a value that has no placeholder
 */
export function fillTemplate(
  template: string,
  text: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  const unused = new Set(Object.keys(values));
  const take = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: nothing fills {{${name}}}.`);
    unused.delete(name);
    return value;
  };
  const filled = text
    .replace(/^([ \t]*)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) =>
      [take(name)]
        .flat()
        .map((line) => (line ? `${indent}${line}\n` : '\n'))
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => [take(name)].flat().join(' '));
  if (unused.size > 0) {
    throw new Error(`${template} has no placeholder for ${[...unused].join(', ')}.`);
  }
  return filled;
}
