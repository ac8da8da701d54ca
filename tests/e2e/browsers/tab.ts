/** What the tests of other browsers need of one: enough to visit the site and check it. */
export type Tab = AsyncDisposable & {
  /** Name and version, as the browser gives them. */
  browser: string;
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; it sees nothing of where it is written. */
  evaluate: <Args extends Serializable[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Runs a script in the page, as if the page held it and its policy allowed it. */
  addScript: (source: string) => Promise<void>;
  /** Presses and releases the main button at a point of the window, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  key: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Console errors and uncaught ones since the tab was opened. */
  errors: () => readonly string[];
};

export type Serializable = string | number | boolean | null | Serializable[];

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'Space';

type TabOptions = { scheme?: 'light' | 'dark' };

/** A browser: where it is installed, and how a tab of it is opened. */
export type Engine = {
  name: string;
  /** What is missing, in words that say how to get it; undefined when the browser can be run. */
  missing: () => string | undefined;
  openTab: (options?: TabOptions) => Promise<Tab>;
};
