type Module = {__esModule?: boolean; default?: unknown};

/** The only helper of `tslib` that the compiled files of `@docusaurus/utils-common` call; the whole is 4 KB. */
export function __importDefault(module: Module): Module {
  return module?.__esModule ? module : {default: module};
}
