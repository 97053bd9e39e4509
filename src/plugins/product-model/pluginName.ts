/** The name of the plugin. Docusaurus also uses it as the folder of the generated files (`@generated/product-model`). */
export const PLUGIN_NAME = 'product-model';
