import type {Model} from './loadModel';
import type {Referenced} from './references';
import type {Locale, LocalizedOrSame, Screen, ScreenRow} from './schema';
import type {ScreenRowSlice, ScreenSlice, ScreenWords} from './sliceTypes';

const pick = (text: LocalizedOrSame, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** The drawing of a screen in one language. Its references are checked already (`checkScreens.ts`). */
export function screenSlice(
  screen: Screen,
  model: Pick<Model, 'interface'>,
  references: ReadonlyMap<string, Referenced>,
  locale: Locale,
): ScreenSlice {
  const numbers = new Map(screen.callouts.map(({at}, index) => [at, index + 1]));
  const find = (reference: string): Referenced => references.get(reference) ?? {name: reference};

  /** A name; its callout's number stands at the first place that asks for it. */
  const named = (reference: string, more: Partial<ScreenWords> = {}): ScreenWords => {
    const {name, tone} = find(reference);
    const callout = numbers.get(reference);
    numbers.delete(reference);
    return {text: pick(name, locale), ...(tone && {tone}), ...(callout && {callout}), ...more};
  };
  /** A value: the example of a field, the name of anything else. */
  const valued = (reference: string): ScreenWords => {
    const {name, value = name} = find(reference);
    return {...named(reference), text: pick(value, locale)};
  };
  /** A line of a tile: a field with its name. */
  const line = (reference: string): ScreenWords => {
    const words = valued(reference);
    const {name, value} = find(reference);
    return value ? {...words, text: `${pick(name, locale)} ${words.text}`} : words;
  };
  const row = ({show, value = show, as}: ScreenRow): ScreenRowSlice => ({
    // A label without a value is a button in a row of a list.
    label: show === value && !as && show.startsWith('label:') ? {text: ''} : named(show),
    value: as === 'secret' ? {text: '••••••••'} : valued(value),
    ...(as && {as}),
    ...(find(show).required && {required: true}),
  });
  const choice = (all: readonly string[], chosen: string | undefined): ScreenWords[] =>
    all.map((each) => named(each, each === chosen ? {active: true} : {}));

  const area = model.interface.find((each) => each.area.id === screen.area);
  // Buttons first: a title often has the words of a button, and its callout belongs to the button.
  const buttons = choice(screen.buttons, screen.buttons.at(-1));
  const {primary} = screen;
  const actions = choice([...screen.actions, ...(primary ? [primary] : [])], primary);
  return {
    place: area ? area.area.name[locale] : screen.area,
    alt: screen.alt[locale],
    dialog: screen.dialog,
    danger: screen.danger,
    details: screen.details.map(row),
    form: screen.form.map(row),
    table: screen.table.map(row),
    tiles: screen.tiles.map(({show, tone, lines, buttons: own}) => ({
      ...named(show),
      tone,
      lines: lines.map(line),
      buttons: choice(own, undefined),
    })),
    buttons,
    actions,
    tabs: choice(screen.tabs, screen.tab ?? screen.tabs[0]),
    bar: screen.bar.map((each) => ({
      ...valued(each),
      ...(each.startsWith('label:') && {tone: 'success'}),
    })),
    menu: screen.menu ? choice(area?.menu ?? [], screen.menu) : [],
    path: screen.path.map(valued),
    title: valued(screen.title),
    callouts: screen.callouts.map((callout) => ({
      name: pick(find(callout.at).name, locale),
      text: callout[locale],
    })),
  };
}
