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
   * Brings the classes of these tags before a framework draws them for the first time: React 19 and Vue 3 set properties
   * of elements that are defined, and write `[object Object]` into attributes of those that are not.
   *
   * Resolves when all are defined; also when one cannot be loaded for now (its elements tell, and come later), so that a
   * page that waits for it is drawn. Never rejects.
   *
   * @param tags `['eb-data-list', 'eb-date']`
   */
  load(tags: readonly string[]): Promise<void>
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
  /**
   * Shows a modal dialog of words, and tells what closed it. Needs no element in the page; its code comes with the first
   * call. Where that stays away the browser's own dialog asks. Never rejects.
   */
  modal(options: ModalOptions | string): Promise<'ok' | 'cancel' | 'close' | 'backdrop' | 'timeout'>
  /** Asks a question, as `modal` does: true for OK, false for everything else. */
  confirm(options: ModalOptions | string): Promise<boolean>
  /** Shows a toast; resolves when it is hidden. */
  toast(options: ToastOptions | string): Promise<void>
}

/** What a modal says. All texts are shown as they are: markup in them is text. */
export interface ModalOptions {
  text?: string
  /** Title. Default: none. */
  heading?: string
  /** Width: `sm` 420, `md` 560, `lg` 1080 px. Default `md`; `sm` for `confirm`. */
  size?: 'sm' | 'md' | 'lg'
  /** `danger`: red OK button, and focus is on cancel. */
  tone?: 'danger'
  /** Text of the OK button. Default: 确定. */
  okLabel?: string
  /** Text of the cancel button. Default: 取消. */
  cancelLabel?: string
  /** No cancel button. */
  noCancel?: boolean
  /** A press on the page behind closes it, with `backdrop`. */
  backdrop?: boolean
  /** Closes by itself after so many milliseconds, with `timeout`. Default: none. */
  closeTime?: number
}

export interface ToastOptions {
  text?: string
  /** First line, in bold. */
  heading?: string
  /** Default `info`. */
  type?: 'info' | 'success' | 'danger' | 'warning'
  /** Default `topCenter`. */
  position?: 'topCenter' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
  /** Milliseconds; 0: it stays until it is clicked. Default 3000. */
  closeTime?: number
}

/** Where the chunk of one tag is on its way. */
export type TagStatus = 'loading' | 'loaded' | 'failed'

/** One thing that went wrong, in words. */
export interface LoaderReport {
  /** `chunk-missing` `chunk-timeout` `configuration-invalid` `loaded-twice` `name-taken` `tag-unknown`; of elements `defined-twice` `property-lost` `token-failed` */
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
  /** What the page's settings were told: wrong configuration, elements defined twice, properties that a framework lost; undefined before any element has loaded. */
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
