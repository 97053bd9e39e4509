import * as z from 'zod';
import type {Locale} from '../../../content/locales';
import {id, localized, textIn, factId, factIds, source, tone, type Tone} from '../schema';
import type {InterfaceFile} from './interface';
import type {FactKind, ScreenItem, ScreenItems} from './factKind';
import {listFactIds, toForeignKeys} from '../screenFactIds';

/**
 * A row of a form, a table or a list of details: the name of a fact, and a value. Without `value`, the screen shows the example of the
 * field. With `as: empty`, it shows a field that the reader has not filled in yet.
 */
const screenRow = z.strictObject({
  show: factId,
  value: factId.optional(),
  as: z.enum(['select', 'empty']).optional(),
});
const screenRows = z.array(screenRow).default([]);

const schema = z.strictObject({
  id,
  source,
  /** The area of data/interface that the screen belongs to. */
  area: id,
  /** Text alternative of the drawn screen. */
  alt: localized,
  /** Whether the screen is drawn as a dialog in front of a page. Its action cannot be undone. */
  dialog: z.boolean().default(false),
  /** What the right end of the top bar shows: values of fields, and labels, which are drawn as green status lights. */
  bar: factIds,
  menu: factId.optional(),
  path: factIds,
  title: factId,
  /** Buttons beside the title. */
  actions: factIds,
  tabs: factIds,
  tab: factId.optional(),
  details: screenRows,
  form: screenRows,
  table: screenRows,
  /** The slots of a programming station, each drawn as a tile. */
  tiles: z
    .array(z.strictObject({show: factId, tone, lines: factIds, buttons: factIds}))
    .default([]),
  /** Buttons at the bottom. The last one is the primary button. */
  buttons: factIds,
});

type Screen = z.infer<typeof schema>;
type Model = {
  readonly screens: readonly Screen[];
  readonly interface: readonly InterfaceFile[];
};

/** A text on a drawn screen. */
export type ScreenText = {
  readonly text: string;
  readonly tone?: Tone;
  readonly active?: boolean;
};
export type ScreenRowData = {
  readonly label: ScreenText;
  readonly value: ScreenText;
  readonly as?: z.infer<typeof screenRow>['as'];
};
export type ScreenTileData = ScreenText & {
  readonly lines: readonly ScreenText[];
  readonly buttons: readonly ScreenText[];
};
export type ScreenData = ReturnType<typeof screenData>;

/** Return the data of `<Screen>`, which draws a screen, in one language. */
function screenData(
  screen: Screen,
  model: Pick<Model, 'interface'>,
  known: ScreenItems,
  locale: Locale,
) {
  const find = (each: string): ScreenItem => known.get(each) ?? {name: each};

  /** Return the name of a fact. */
  const nameText = (each: string, more: Partial<ScreenText> = {}): ScreenText => {
    const {name, tone: own} = find(each);
    return {text: textIn(name, locale), ...(own && {tone: own}), ...more};
  };
  /** Return the example of a field, a value, or the name of any other fact. */
  const valueText = (each: string): ScreenText => {
    const {name, value = name} = find(each);
    return {...nameText(each), text: textIn(value, locale)};
  };
  /** Return a line of a tile. If the fact has a value, its name stands before it. */
  const line = (each: string): ScreenText => {
    const shown = valueText(each);
    const {name, value} = find(each);
    return value ? {...shown, text: `${textIn(name, locale)} ${shown.text}`} : shown;
  };
  const row = ({show, value = show, as}: z.infer<typeof screenRow>): ScreenRowData => ({
    // A label without a value is a button in a row of a list, so that its name belongs into the column of values.
    label: show === value && !as && show.startsWith('label:') ? {text: ''} : nameText(show),
    value: as === 'empty' ? {text: ''} : valueText(value),
    as,
  });
  const choice = (all: readonly string[], chosen: string | undefined): ScreenText[] =>
    all.map((each) => nameText(each, each === chosen ? {active: true} : {}));

  const area = model.interface.find((each) => each.id === screen.area);
  return {
    place: area ? area.name[locale] : screen.area,
    alt: screen.alt[locale],
    dialog: screen.dialog,
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
      ...nameText(tile.show, {tone: tile.tone}),
      lines: tile.lines.map(line),
      buttons: choice(tile.buttons, undefined),
    })),
    buttons: choice(screen.buttons, screen.buttons.at(-1)),
    actions: choice(screen.actions, undefined),
    tabs: choice(screen.tabs, screen.tab ?? screen.tabs[0]),
    bar: screen.bar.map((each): ScreenText => ({
      ...valueText(each),
      ...(each.startsWith('label:') && {tone: 'success'}),
    })),
    menu: screen.menu ? choice(area?.menu ?? [], screen.menu) : [],
    path: screen.path.map(valueText),
    title: valueText(screen.title),
  };
}

export const screens: FactKind<Screen, Model> = {
  schema,
  facts: (screen) => {
    const {id: screenId, alt, source: from} = screen;
    const id = `screen:${screenId}`;
    return [{prefix: 'screen', id, name: alt, summary: '', source: from, path: []}];
  },
  foreignKeys: (screen, {model, screenItems: known}) => [
    ...toForeignKeys(screen, known),
    {
      path: ['area'],
      value: screen.area,
      known: model.interface.map(({id}) => id),
      message: `there is no interface area "${screen.area}"`,
    },
  ],
  componentData: (model, known) =>
    model.screens.map((screen) => ({
      name: `screen.${screen.id}`,
      facts: [`screen:${screen.id}`, ...listFactIds(screen).map((each) => each.factId)],
      data: ({locale}) => screenData(screen, model, known, locale),
    })),
};
