/** The browser engines that are driven beside Chromium. */
export type EngineName = 'firefox' | 'webkit'

/** An element of the page: the first that is seen, matches the selector and has the name (its label, else its text). */
export type Target = { css: string; name?: string }

/** Keys that are pressed by name. */
export type KeyName = 'Enter' | 'Escape' | 'Tab'

/** One tab of a browser, driven alike whichever protocol the engine speaks. Elements are waited for. */
export interface Tab {
  /** Opens an address of the service. */
  open: (path: string) => Promise<void>
  /** Goes back in the history. */
  back: () => Promise<void>
  /** Presses the mouse on an element. */
  click: (target: Target) => Promise<void>
  /** Gives an element the focus. */
  focus: (target: Target) => Promise<void>
  press: (key: KeyName) => Promise<void>
  /** Types text where the focus is. */
  type: (text: string) => Promise<void>
  /** Makes the page this many CSS pixels wide. */
  resize: (width: number) => Promise<void>
  /** Runs a function in the page, which sees nothing but the text that it is given. */
  evaluate: (script: (text: string) => unknown, text?: string) => Promise<unknown>
  /** Picture of the window, as PNG. */
  screenshot: () => Promise<Uint8Array>
  /** Messages on the console, exceptions, violations of the security policy and failed requests so far. */
  complaints: () => Promise<readonly string[]>
}

/** A running browser. */
export interface Engine {
  /** Opens a tab that goes to this service and knows no cookies and nothing stored; the one before is over. */
  newTab: (baseUrl: string) => Promise<Tab>
  close: () => Promise<void>
}

/** Height of the window in CSS pixels. */
export const windowHeight = 900

/** Runs in the page: the element of a target, null while there is none. */
export function findElement({ css, name }: Target): Element | null {
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const found = [...document.querySelectorAll(css)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element) === name),
  )
  return found ?? null
}
