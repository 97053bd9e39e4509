/** The parts of selenium-webdriver that browsers.ts uses. The package has no types. */
declare module 'selenium-webdriver' {
  type Actions = Record<'sendKeys' | 'keyDown' | 'keyUp', (keys: string) => Actions> & {
    perform: () => Promise<void>;
  };
  type Driver = {
    get: (address: string) => Promise<void>;
    executeScript: (script: string) => Promise<unknown>;
    findElement: (by: By) => {click: () => Promise<void>};
    actions: () => Actions;
    quit: () => Promise<void>;
  };
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<Driver>;
  }
  export class By {
    static css(selector: string): By;
  }
  export const Key: {readonly CONTROL: string};
}

declare module 'selenium-webdriver/remote' {
  export namespace DriverService {
    class Builder {
      constructor(program: string);
      setLoopback(isLoopback: boolean): this;
      setEnvironment(environment: NodeJS.ProcessEnv): this;
      build(): {start: () => Promise<string>; kill: () => Promise<void>};
    }
  }
}
