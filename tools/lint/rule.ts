import type {Locale} from '../../src/plugins/product-model/schema';
import type {Remark} from './finding';
import type {Page, TextSource} from './page';
import type {Shape} from './shape';
import type {Speller} from './speller';
import type {Vocabulary} from './vocabulary';

/** What a rule can use besides the text. */
export type Context = {
  readonly vocabulary: Vocabulary;
  readonly speller: Speller;
  /** The shape of the page at a route. The English page decides, so that Chinese titles need no list of verbs. */
  readonly shapeOf: (route: string) => Shape;
  /** The routes of the pages in a sidebar. */
  readonly listed: ReadonlySet<string>;
};

type RuleOf<Source> = {
  readonly name: string;
  readonly languages: readonly Locale[];
  readonly check: (source: Source, context: Context) => Remark[];
};

/** A rule for any text, in pages and in data/. */
export type TextRule = RuleOf<TextSource>;

/** A rule for a whole page. */
export type PageRule = RuleOf<Page>;
