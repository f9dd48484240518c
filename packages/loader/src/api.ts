/** The interface of `window.EB`, available once the script tag has run. */
export interface EB {
  /** Version of the script tag, and the name of the folder with its chunks. */
  readonly version: string
  /**
   * Sets what `data-…` attributes set, and values that attributes cannot carry (`token`, `strings`). May be called
   * before anything has loaded, and again later; missing keys keep their values.
   */
  configure(configuration: object): void
  /**
   * Loads the classes of these tags before a framework renders them for the first time: React 19 and Vue 3 set
   * properties of defined elements only, and write `[object Object]` into attributes of others.
   *
   * Resolves when all are defined, or when one cannot be loaded for now (its elements emit `eb-error` and appear
   * later), so that a waiting page is rendered. Never rejects.
   *
   * @param tags `['eb-data-list', 'eb-date']`
   */
  load(tags: readonly string[]): Promise<void>
  /**
   * Resolves when every eb- element that exists now is defined and has rendered. While a chunk cannot be loaded it
   * stays pending (the element emits `eb-error`), and resolves when a retry succeeds. Never rejects.
   *
   * @param selector only elements that match it; default all eb- elements of the document
   */
  ready(selector?: string): Promise<void>
  /**
   * Looks for eb- elements inside `root` and watches it. Needed for open shadow roots only; the document is watched
   * from the start. For an element with an open shadow root, watches that root.
   */
  discover(root: ParentNode): void
  /**
   * The state of the loader: paste it into a support request. Also checks the page, with code loaded on demand, and
   * reports problems in the browser's console.
   */
  diagnose(): Diagnosis
  /**
   * Shows a modal dialog with texts, and resolves to what closed it. Needs no element in the page; the first call loads
   * the code. If that fails, the browser's own dialog asks. Never rejects.
   */
  modal(options: ModalOptions | string): Promise<'ok' | 'cancel' | 'close' | 'backdrop' | 'timeout'>
  /** Asks a question in a modal: true for OK, false for everything else. */
  confirm(options: ModalOptions | string): Promise<boolean>
  /** Shows a toast; resolves when it is hidden. */
  toast(options: ToastOptions | string): Promise<void>
  /** The console that `<eb-console>` shows. */
  readonly console: {
    /**
     * Adds an application of the page's own to the console: an entry in its menu, and pages. May be called before the
     * console has loaded, and again: a later application with the same name replaces the earlier one.
     */
    register(application: ConsoleApplication): void
  }
}

// ConsoleApplication and what belongs to it are written again in console/src/partners/PartnerApplication.ts.
/** A text, or one in each language. */
export type ConsoleText =
  | string
  | {
      /** In Chinese. */
      zh: string
      /** In English. Default: the Chinese one. */
      en?: string
    }

/** An application of the page's own in the console. */
export interface ConsoleApplication {
  /** Letters, digits and hyphens; no application of the console has it. */
  name: string
  /** Text below its icon: space for about nine letters or four Chinese characters. */
  title: ConsoleText
  /** Its drawing in the menu: the name of a lucide icon that an application of the console has, such as `gift`. */
  icon?: string
  /** Its pages, in the order of the menu. */
  routes: readonly ConsoleRoute[]
}

/** A page of such an application. */
export interface ConsoleRoute {
  /** `/loyalty/rules/{id?}`: `{name}` is a parameter, `{name?}` an optional one. No route of the console has it. */
  path: string
  /** Name of the page: in the menu, on its tab and as its heading. */
  title: ConsoleText
  /** Requires a login. Default false: then it opens without, and asks for one in place of its content. */
  auth?: boolean
  /** Not in the menu. Routes with a parameter that is not optional never are. */
  hidden?: boolean
  /**
   * Draws the page into an element of the page's own tree. Returns what ends it, or nothing; or a promise of that.
   * A page stays while another one is shown; the element hears `eb-show` when it is shown again, not at first.
   */
  mount(place: HTMLElement, page: ConsolePlace): unknown
}

/** What a page of such an application knows of its place in the console. */
export interface ConsolePlace {
  /** Values of the path's parameters. */
  readonly parameters: Readonly<Record<string, string>>
  /** Of its address: `?status=NEW`, or the empty text. */
  readonly query: string
  /** `zh` or `en`. */
  readonly locale: string
  /** Goes to an address of the console: `/printer-manage/list?id=7`. */
  go(address: string): void
  /** Names its tab. */
  setTitle(title: string): void
  /** Says whether it has changes that are not saved: closing it asks then. */
  setDirty(isDirty: boolean): void
  /** Closes its tab. */
  close(): void
}

// ModalOptions and ToastOptions are written again in widgets/src/feedback/options.ts: the loader imports nothing, and
// nothing imports the loader.
/** Options of a modal. Texts are shown as text, never as HTML. */
export interface ModalOptions {
  /** The message or question. Default: none. */
  text?: string
  /** Title. Default: none. */
  heading?: string
  /** Width: `sm` 420, `md` 560, `lg` 1080 px. Default `md`; `sm` for `confirm`. */
  size?: 'sm' | 'md' | 'lg'
  /** `danger`: red OK button, and focus on the cancel button. */
  tone?: 'danger'
  /** Text of the OK button. Default: 确定. */
  okLabel?: string
  /** Text of the cancel button. Default: 取消. */
  cancelLabel?: string
  /** Omits the cancel button. */
  noCancel?: boolean
  /** A press outside closes it, with `backdrop`. */
  backdrop?: boolean
  /** Closes it after this many milliseconds, with `timeout`. Default: never. */
  closeTime?: number
}

/** What a toast shows, and for how long. */
export interface ToastOptions {
  /** The message. */
  text?: string
  /** First line, in bold. */
  heading?: string
  /** Default `info`. */
  type?: 'info' | 'success' | 'danger' | 'warning'
  /** Default `topCenter`. */
  position?: 'topCenter' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight'
  /** Milliseconds; 0: until it is clicked. Default 3000. */
  closeTime?: number
}

/** Loading state of a tag's chunk. */
export type TagStatus = 'loading' | 'loaded' | 'failed'

/** One failure, with a message. */
export interface LoaderReport {
  /**
   * `chunk-missing` `chunk-timeout` `configuration-invalid` `integrity-mismatch` `loaded-twice` `name-taken` `tag-unknown`
   * `version-gone`; from elements, the console and the check `application-invalid` `attribute-unknown` `defined-twice`
   * `gateway-wrong` `hotel-unknown` `invalid-attribute` `invalid-property` `offline` `origin-unlisted` `property-lost` `storage-blocked`
   * `theme-invalid` `token-failed` `token-missing`
   */
  code: string
  /** What happened and what to do, for developers. */
  message: string
}

/** The state of the script tag on this page. */
export interface Diagnosis {
  /** Version of the script, such as `0.1.0`. */
  version: string
  /** Address of the folder the chunks come from. */
  base: string
  /** False on plain-http hosts, where browsers withhold crypto.subtle, the clipboard and more. */
  secure: boolean
  /** Tags found so far. */
  tags: Record<string, TagStatus>
  /** Failures of the loader, in order. */
  reports: LoaderReport[]
  /**
   * Reports to the page's settings: invalid configuration, elements defined twice, properties that a framework lost;
   * undefined before any element has loaded.
   */
  configuration?: LoaderReport[]
  /** Resolves to the same as `configuration` when the page has been checked; to undefined where that could not be loaded. */
  checked: Promise<readonly LoaderReport[] | undefined>
}

/** Why the code of an element cannot be loaded: `missing` after all retries, `timeout` after 120 seconds. */
export type ChunkErrorType = 'missing' | 'timeout'

/**
 * `cause` of the `eb-error` of an element whose code cannot be loaded.
 *
 * @spec W-CHUNK-3 W-CHUNK-4
 */
export interface ChunkLoadError extends Error {
  /** Always the same, to know it by. */
  name: 'ChunkLoadError'
  /** `timeout` after 120 000 ms, `missing` for every other failure. */
  type: ChunkErrorType
}

declare global {
  interface Window {
    EB: EB
  }
}
