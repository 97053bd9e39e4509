import type {AtRule, Root} from 'postcss';

/** The layers that a sheet has rules in, by their whole names. */
function layersOf(sheet: Root): Set<string> {
  const names = new Set<string>();
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes) return;
    const path = [layer.params];
    for (let block = layer.parent; block && block.type !== 'root'; block = block.parent) {
      if ('name' in block && block.name === 'layer') path.unshift((block as AtRule).params);
    }
    names.add(path.join('.'));
  });
  return names;
}

/** Takes out of the order of the layers those that no sheet has. */
export function leaveOutLayers(sheets: readonly Root[]): void {
  const layers = sheets.flatMap((sheet) => [...layersOf(sheet)]);
  for (const sheet of sheets) {
    sheet.each((node) => {
      if (node.type !== 'atrule' || node.name !== 'layer' || node.nodes) return;
      const names = node.params.split(',').map((name) => name.trim());
      const kept = names.filter((name) =>
        layers.some((layer) => layer === name || layer.startsWith(`${name}.`)),
      );
      if (kept.length === 0) node.remove();
      else node.params = kept.join(',');
    });
  }
}
