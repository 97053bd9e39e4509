import {describe, expect, it} from 'vitest';
import {createStylesFinder, inlineStyles} from './inlineStyles';

const CSS = `@layer a{:root{--c:red;--d:blue;--f:url(data:image/png;base64,A==);--e:url("data:image/svg+xml;utf8,<svg/>")}}.used,.unused{color:var(--c)}.gone{color:blue}:lang(zh){margin:0}:not(pre)>code{padding:0}
[data-theme=dark] .used{color:white}[data-theme=dark] .gone{color:white}
@media print{.used{color:black}}`;
const LINK = '<link rel=stylesheet href=/assets/css/styles.css />';
const SCRIPTS = '<script src=/a.js defer></script><script src=/b.js defer></script>';
const PAGE = `<!doctype html><html lang=en><head><title>A</title>${LINK}${SCRIPTS}</head><body><ul><li class=used style="order:var(--e)"><code>a</code></ul></body>`;

describe('createStylesFinder', () => {
  it('keeps what a page uses, now or in the dark mode, rules that have no element or class, and properties that a rule or the page uses', () => {
    expect(createStylesFinder(CSS)(PAGE)).toBe(
      '@layer a{:root{--c:red;--e:url("data:image/svg+xml;utf8,<svg/>")}}.used{color:var(--c)}:lang(zh){margin:0}:not(pre)>code{padding:0}' +
        '[data-theme=dark] .used{color:white}@media print{.used{color:black}}',
    );
  });
});

describe('inlineStyles', () => {
  it('changes nothing but the stylesheet and the scripts of the head', () => {
    const [before, after] = PAGE.split(LINK + SCRIPTS);
    expect(inlineStyles(PAGE, () => 'p{content:"$&"}')).toBe(
      `${before}<style id="obis-inline-styles">p{content:"$&"}</style><template id="obis-deferred-assets">${LINK}${SCRIPTS}</template>${after}`,
    );
  });

  it('refuses a page whose head it does not know', () => {
    expect(() => inlineStyles(PAGE.replace(LINK, ''), () => '')).toThrow('no stylesheet');
  });
});
