/** What `window.EB` offers to the page once the script tag has run. */
export interface EB {
  /** Version of the script tag, also the name of the folder its chunks lie in. */
  readonly version: string
  /**
   * Sets what `data-…` attributes set, and what attributes cannot carry (`token`, `strings`). May be called before
   * anything has loaded and again later; keys not named keep their value.
   */
  configure(configuration: object): void
  /**
   * Resolves when every eb- element that is present now is defined and has rendered. While a chunk cannot be loaded it
   * stays pending (`eb-error` tells), and resolves when a retry succeeds. It never rejects.
   *
   * @param selector only elements that match it; all eb- elements of the document when left out
   */
  ready(selector?: string): Promise<void>
  /**
   * Looks for eb- elements inside `root` and keeps watching it. Needed for open shadow roots only; the document is
   * watched from the start. An element stands for its open shadow root, when it has one.
   */
  discover(root: ParentNode): void
  /** What the loader knows, for a support call: paste it into a ticket. */
  diagnose(): Diagnosis
}

/** Where the chunk of one tag is on its way. */
export type TagStatus = 'loading' | 'loaded' | 'failed'

/** One thing that went wrong, in words. */
export interface LoaderReport {
  /** `chunk-missing` `chunk-timeout` `configuration-invalid` `loaded-twice` `name-taken` */
  code: string
  message: string
}

export interface Diagnosis {
  version: string
  /** Address of the folder the chunks come from. */
  base: string
  /** False on plain-http hosts, where browsers withhold crypto.subtle, the clipboard and more. */
  secure: boolean
  /** Tags met so far. */
  tags: Record<string, TagStatus>
  /** What went wrong in the loader, in the order of its happening. */
  reports: LoaderReport[]
  /** What the page's settings were told: wrong configuration, elements defined twice; undefined before any element has loaded. */
  configuration?: LoaderReport[]
}

export type ChunkErrorType = 'missing' | 'timeout'

/**
 * `cause` of the `eb-error` that an element gets whose code cannot be loaded.
 *
 * @spec W-CHUNK-3 W-CHUNK-4
 */
export interface ChunkLoadError extends Error {
  name: 'ChunkLoadError'
  /** `timeout` after 120 000 ms, `missing` for every other failure. */
  type: ChunkErrorType
}

declare global {
  interface Window {
    EB: EB
  }
}
