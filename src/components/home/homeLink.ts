/** A link of the landing page. */
export type HomeLink = {readonly to: string; readonly label: string};
