// Docusaurus loads the configuration with jiti 1, which turns every import() into require(), and
// beautiful-mermaid has no CommonJS entry. A file that Node itself loads keeps the real import().
module.exports = () => import('beautiful-mermaid');
