import * as z from 'zod';
import {perLocale, type Locale} from '../../../content/locales';
import {
  id,
  localized,
  pick,
  reference,
  references,
  source,
  tone,
  words,
  type Tone,
} from '../schema';
import type {InterfaceFile} from './interface';
import type {FactKind, Referenced, References} from './kind';
import {listReferences, referencesIn} from './references';

/** A field, or other words, with its value. Without `value`, the drawing shows the example of the field. */
const screenRow = z.strictObject({
  show: reference,
  value: reference.optional(),
  as: z.enum(['select', 'secret', 'fixed']).optional(),
});
const screenRows = z.array(screenRow).default([]);

const schema = z.strictObject({
  id,
  source,
  /** The area of data/interface whose screen it is. */
  area: id,
  /** Text alternative of the whole drawing. */
  alt: localized,
  /** Draw a dialog in front of a page. With `danger`, its action cannot be undone. */
  dialog: z.boolean().default(false),
  danger: z.boolean().default(false),
  /** At the end of the top bar: values of fields, and labels as green signals. */
  bar: references,
  menu: reference.optional(),
  path: references,
  title: reference,
  /** Buttons beside the title, followed by the primary one. */
  actions: references,
  primary: reference.optional(),
  tabs: references,
  tab: reference.optional(),
  details: screenRows,
  form: screenRows,
  table: screenRows,
  /** Slots of the programming client. */
  tiles: z
    .array(z.strictObject({show: reference, tone, lines: references, buttons: references}))
    .default([]),
  /** Buttons at the bottom. The last one is the primary one. */
  buttons: references,
  callouts: z.array(z.strictObject({at: reference, ...perLocale(() => words)})).default([]),
});

export type Screen = z.infer<typeof schema>;
type Model = {
  readonly screens: readonly Screen[];
  readonly interface: readonly InterfaceFile[];
};

/** Words on a drawn screen. */
export type ScreenWords = {
  readonly text: string;
  /** The letter of the callout at these words. */
  readonly callout?: string;
  readonly tone?: Tone;
  readonly active?: boolean;
};
export type ScreenRowData = {
  readonly label: ScreenWords;
  readonly value: ScreenWords;
  readonly as?: 'select' | 'secret' | 'fixed' | undefined;
};
export type ScreenTileData = ScreenWords & {
  readonly lines: readonly ScreenWords[];
  readonly buttons: readonly ScreenWords[];
};
export type ScreenData = ReturnType<typeof screenData>;

/** Return the letter of a callout. Steps already have numbers. */
export const calloutLetter = (index: number): string => String.fromCharCode(65 + index);

/** Return what the drawing of a screen shows in one language. */
function screenData(
  screen: Screen,
  model: Pick<Model, 'interface'>,
  known: References,
  locale: Locale,
) {
  const letters = new Map(screen.callouts.map(({at}, index) => [at, calloutLetter(index)]));
  const find = (each: string): Referenced => known.get(each) ?? {name: each};

  /** Return a name. Only the first place with that name gets the letter of its callout. */
  const named = (each: string, more: Partial<ScreenWords> = {}): ScreenWords => {
    const {name, tone: own} = find(each);
    const callout = letters.get(each);
    letters.delete(each);
    return {text: pick(name, locale), ...(own && {tone: own}), ...(callout && {callout}), ...more};
  };
  /** Return a value, which is the example of a field and the name of anything else. */
  const valued = (each: string): ScreenWords => {
    const {name, value = name} = find(each);
    return {...named(each), text: pick(value, locale)};
  };
  /** Return a line of a tile. A field has its name before its value. */
  const line = (each: string): ScreenWords => {
    const shown = valued(each);
    const {name, value} = find(each);
    return value ? {...shown, text: `${pick(name, locale)} ${shown.text}`} : shown;
  };
  const row = ({show, value = show, as}: z.infer<typeof screenRow>): ScreenRowData => ({
    // A label without a value is a button in a row of a list.
    label: show === value && !as && show.startsWith('label:') ? {text: ''} : named(show),
    value: as === 'secret' ? {text: '••••••••'} : valued(value),
    as,
  });
  const choice = (all: readonly string[], chosen: string | undefined): ScreenWords[] =>
    all.map((each) => named(each, each === chosen ? {active: true} : {}));

  const area = model.interface.find((each) => each.area.id === screen.area);
  // Buttons are named first, because a title often has the words of a button and the callout belongs to the button.
  const buttons = choice(screen.buttons, screen.buttons.at(-1));
  const {primary} = screen;
  const actions = choice([...screen.actions, ...(primary ? [primary] : [])], primary);
  return {
    place: area ? area.area.name[locale] : screen.area,
    alt: screen.alt[locale],
    dialog: screen.dialog,
    danger: screen.danger,
    details: screen.details.map(row),
    form: screen.form.map((each) => {
      const {label, ...rest} = row(each);
      // A word joiner keeps the asterisk of a required field on the line of its last word.
      return {
        ...rest,
        label: find(each.show).required ? {...label, text: `${label.text}\u2060*`} : label,
      };
    }),
    table: screen.table.map(row),
    tiles: screen.tiles.map((tile): ScreenTileData => ({
      ...named(tile.show, {tone: tile.tone}),
      lines: tile.lines.map(line),
      buttons: choice(tile.buttons, undefined),
    })),
    buttons,
    actions,
    tabs: choice(screen.tabs, screen.tab ?? screen.tabs[0]),
    bar: screen.bar.map((each): ScreenWords => ({
      ...valued(each),
      ...(each.startsWith('label:') && {tone: 'success'}),
    })),
    menu: screen.menu ? choice(area?.menu ?? [], screen.menu) : [],
    path: screen.path.map(valued),
    title: valued(screen.title),
    callouts: screen.callouts.map((callout, index) => ({
      letter: calloutLetter(index),
      name: pick(find(callout.at).name, locale),
      text: callout[locale],
    })),
  };
}

export const screens: FactKind<Screen, Model> = {
  schema,
  facts: (screen) => {
    const {id: screenId, alt, source: from} = screen;
    const id = `screen:${screenId}`;
    return [{kind: 'screen', id, name: alt, summary: '', source: from, path: []}];
  },
  crossReferences(screen, {model, references: known}) {
    const drawn = listReferences(screen).map((each) => each.reference);
    return [
      ...referencesIn(screen, known),
      {
        path: ['area'],
        value: screen.area,
        known: model.interface.map(({area}) => area.id),
        message: `there is no interface area "${screen.area}"`,
      },
      ...screen.callouts.map(({at}, index) => ({
        path: ['callouts', index, 'at'],
        value: at,
        known: drawn,
        message: `the screen does not draw "${at}", at which it has a callout`,
      })),
    ];
  },
  dataFiles: (model, known) =>
    model.screens.map((screen) => ({
      name: `screen.${screen.id}`,
      facts: [`screen:${screen.id}`, ...listReferences(screen).map((each) => each.reference)],
      data: ({locale}) => screenData(screen, model, known, locale),
    })),
};
