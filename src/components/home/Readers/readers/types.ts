import type {HomeLink} from '../../homeLink';

/** One of the people the manual is written for, with the tasks they start with. */
export type Reader = {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly tasks: readonly HomeLink[];
};
