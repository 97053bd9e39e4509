import type {HomeLink} from '../../homeLink';

/** One part of the manual with its pages. */
export type Area = {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly pages: readonly HomeLink[];
};

/** Parts of the manual that are read in the same situation. */
export type AreaGroup = {
  readonly id: string;
  readonly name: string;
  readonly areas: readonly Area[];
};
