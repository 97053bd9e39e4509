import fs from 'node:fs';
import path from 'node:path';

const starter = fs.readFileSync(path.join(__dirname, 'starter.js'), 'utf8');

/**
 * The HTML of every page, for the setting `ssrTemplate`: the template of Docusaurus 3.10
 * (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`; compare at every upgrade) without the generator's version and without the
 * scripts, which the starter loads after the first paint. The link to the sheet becomes the styles that the page uses
 * (`critical-css`). The first paint waits for the element below the navbar, or a slow device would paint half a navbar, and
 * move it (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect).
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script data-styles="<%= it.stylesheets.map((sheet) => it.baseUrl + sheet).join(' ') %>" data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
${starter}
    </script>
    <link rel="expect" href="#__docusaurus_skipToContent_fallback" blocking="render">
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
