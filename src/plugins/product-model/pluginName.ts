/** The plugin's name, which is also its folder below the `@generated` alias. */
export const PLUGIN_NAME = 'product-model';
