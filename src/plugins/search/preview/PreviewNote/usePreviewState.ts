import {useEffect, useState} from 'react';
import {useSearchSettings} from '../../algolia/useSearchSettings';
import type {PreviewState} from '../previewState';

/** Often enough to follow a writer who saves and looks, and little work for the server: it compares dates of files. */
const INTERVAL_MS = 2000;

async function loadState(pointerUrl: string): Promise<PreviewState | undefined> {
  try {
    const response = await fetch(pointerUrl, {cache: 'no-cache'});
    return ((await response.json()) as {preview?: PreviewState}).preview;
  } catch {
    // The server is being started again; the search itself says that it cannot be reached.
    return undefined;
  }
}

/** What the development server says of its index; undefined before it has answered, and with the hosted search. */
export function usePreviewState(): PreviewState | undefined {
  const {mode, language, pointerUrls} = useSearchSettings();
  const [state, setState] = useState<PreviewState>();
  const pointerUrl = mode === 'embedded' ? pointerUrls[language] : undefined;
  useEffect(() => {
    if (!pointerUrl) return undefined;
    let isCurrent = true;
    const update = async () => {
      if (document.hidden) return;
      const next = await loadState(pointerUrl);
      if (isCurrent && next) setState(next);
    };
    void update();
    const timer = setInterval(() => void update(), INTERVAL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [pointerUrl]);
  return state;
}
