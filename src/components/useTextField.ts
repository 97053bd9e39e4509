import {type ChangeEvent, type CompositionEvent, useState} from 'react';

/** The attributes that all fields for error codes and search words have. */
export const FIELD_PROPS = {
  name: 'q',
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
} as const;

type Field = HTMLInputElement;

/**
 * Return the props of a controlled text field. While an input method composes a character, the field shows what is typed, but `onChange`
 * is not called until the composition ends.
 */
export default function useTextField(value: string, onChange: (value: string) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? value,
    onChange: ({target, nativeEvent}: ChangeEvent<Field>) =>
      ((nativeEvent as InputEvent).isComposing ? setComposed : onChange)(target.value),
    onCompositionEnd: ({currentTarget}: CompositionEvent<Field>) => {
      setComposed(undefined);
      onChange(currentTarget.value);
    },
  };
}
