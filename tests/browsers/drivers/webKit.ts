import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {freePort} from '../../../tools/start/findPort';
import type {Driver, Engine} from './driver';

const WIDTH = 1280;
/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};
/** https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** For a driver that has just been started. */
const START_TRIES = 50;

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Classic WebDriver: https://www.w3.org/TR/webdriver2/#endpoints */
function connect(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      body: body && JSON.stringify(body),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) {
      const {error, message} = value as {error: string; message: string};
      throw new Error(`WebKit, ${method} ${path}: ${error}: ${message}`);
    }
    return value;
  };
}

function createDriver(call: Call, session: string): Driver {
  const post = (path: string, body: object = {}) => call('POST', session + path, body);
  const keys = (actions: object[]) =>
    post('/actions', {actions: [{type: 'key', id: 'keys', actions}]});
  const find = (value: string) => post('/element', {using: 'css selector', value});
  const run: Driver['run'] = async (fn, ...args) =>
    (await post('/execute/sync', {
      script: `return (${fn.toString()}).apply(null, arguments)`,
      args,
    })) as never;
  return {
    run,
    open: async (url) => void (await post('/url', {url})),
    reload: async () => void (await post('/refresh')),
    click: async (selector) => {
      const element = (await find(selector)) as Record<typeof ELEMENT, string>;
      await post(`/element/${element[ELEMENT]}/click`);
    },
    hover: async (selector) => {
      const move = {type: 'pointerMove', origin: await find(selector), x: 0, y: 0};
      await post('/actions', {actions: [{type: 'pointer', id: 'pointer', actions: [move]}]});
    },
    press: async (names) => {
      const values = names.split('+').map((name) => KEYS[name] ?? name);
      await keys([
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.reverse().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    type: async (text) => {
      const stroke = (value: string) => [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ];
      await keys([...text].flatMap(stroke));
    },
    resize: async (width, height) => void (await post('/window/rect', {width, height})),
    screenshot: async () =>
      Buffer.from((await call('GET', `${session}/screenshot`)) as string, 'base64'),
    close: async () => void (await call('DELETE', session)),
  };
}

/** A display for the browser: WebKitGTK has no headless mode. */
async function startDisplay(): Promise<{display: string; server?: ChildProcess}> {
  if (process.env.DISPLAY) return {display: process.env.DISPLAY};
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', `${WIDTH}x1024x24`], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(createInterface(server.stdout), 'line')) as [string];
  return {display: `:${number}`, server};
}

/** Starts WebKitGTK's driver, which starts its small browser for each session. */
export async function startWebKit(program: string): Promise<Engine> {
  const port = await freePort();
  const {display, server} = await startDisplay();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    // Its sandbox cannot be set up inside a container, and the pages are this site's.
    env: {...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
  });
  const call = connect(`http://127.0.0.1:${port}`);
  for (let tries = START_TRIES; ; tries -= 1) {
    try {
      await call('GET', '/status');
      break;
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    version: 'WebKitGTK',
    newDriver: async () => {
      const {sessionId} = (await call('POST', '/session', {capabilities: {}})) as {
        sessionId: string;
      };
      return createDriver(call, `/session/${sessionId}`);
    },
    close: () => {
      driver.kill();
      server?.kill();
      return Promise.resolve();
    },
  };
}
