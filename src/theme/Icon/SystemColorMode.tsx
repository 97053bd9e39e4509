/** Never seen: the colour mode does not follow the system (docusaurus.config.ts). */
export default function IconSystemColorMode(): null {
  return null;
}
