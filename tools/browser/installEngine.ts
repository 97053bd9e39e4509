import {ENGINES, type EngineName} from '../../tests/browsers/engines';
import {chromiumInstallers} from './findChromium';
import {apt, ensureProgram} from './findProgram';

const INSTALLERS: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: chromiumInstallers,
  oldest: chromiumInstallers,
  firefox: [`${apt} update && ${apt} install -y firefox-esr fonts-noto-cjk`],
  webkit: [`${apt} update && ${apt} install -y webkit2gtk-driver xvfb fonts-noto-cjk`],
};

/** Finds the program of an engine or installs Debian's package; undefined when neither works. */
export const installEngine = (name: EngineName): string | undefined =>
  ensureProgram(name, ENGINES[name].find, INSTALLERS[name]);
