import {
  builtInLocales,
  createTranslator,
  type LocaleTexts,
  loadLanguage,
  matchLocale,
} from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import { adoptTokens, EnvironmentContext, type Surrounding } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { type PageWatcher, unwatchPage, watchPage } from './page'
import { emitError } from './problems'
import { elementStrings, type Translate } from './strings'
import { scopeChange, scopesOf, surroundingsOf } from './surroundings'
import { applyTheme } from './theme'
import type { Connection } from './widgetConnection'

/** The element they belong to. */
export interface Surrounded extends PageWatcher {
  onLanguageError(error: unknown): void
}

/** For pages without texts of their own: one object for all. */
const none: LocaleTexts = {}

/** Language, direction, hotel and theme of an element, kept up to date while it is in the document. */
export class Environment {
  readonly #host: HTMLElement
  readonly #container: HTMLElement
  readonly #connection: Connection | undefined
  readonly #element: Surrounded
  #scopes: readonly Element[] = []
  #hotelId: string | undefined
  /** The same object as long as nothing in it changes. */
  #given: Surrounding
  /** The requested language. */
  #wanted = 'zh'
  /** The language whose texts are loaded. */
  #spoken: string | undefined
  #coming: Promise<void> | undefined
  /** The texts of the requested language could not be loaded. */
  #isMissing = false

  constructor(
    host: HTMLElement,
    container: HTMLElement,
    connection: Connection | undefined,
    element: Surrounded,
  ) {
    this.#host = host
    this.#container = container
    this.#connection = connection
    this.#element = element
    // No direction yet, so that the first one counts as a change.
    this.#given = { locale: 'zh', strings: none, reportError: (error) => emitError(host, error) }
  }

  /** Whether any texts are loaded. */
  get hasTexts(): boolean {
    return this.#spoken !== undefined
  }

  get locale(): string {
    return this.#given.locale as string
  }

  /** A text of the element contract. These exist in every language. */
  translate(key: Parameters<Translate>[0], params?: Record<string, unknown>): string {
    return createTranslator(elementStrings, this.#wanted, this.#given.strings)(key, params)
  }

  surround(children: ReactNode): ReactNode {
    return <EnvironmentContext.Provider value={this.#given}>{children}</EnvironmentContext.Provider>
  }

  /** Starts to follow its surroundings, also after a move. */
  connect(): void {
    this.disconnect()
    adoptTokens(this.#host.ownerDocument)
    watchPage(this.#element)
    this.#scopes = scopesOf(this.#host)
    for (const scope of this.#scopes) scope.addEventListener(scopeChange, this)
  }

  disconnect(): void {
    unwatchPage(this.#element)
    for (const scope of this.#scopes) scope.removeEventListener(scopeChange, this)
    this.#scopes = []
  }

  /** A scope has changed. */
  handleEvent(): void {
    this.#element.update()
  }

  /**
   * Reads its surroundings again.
   *
   * @returns whether there is something to show: texts of its language, or the message that they failed to load
   */
  read(): boolean {
    const { strings = none, lang, theme } = getPage().$configuration.get()
    applyTheme(this.#host, theme)
    const { lang: wanted, dir, hotelId } = surroundingsOf(this.#host, lang)
    this.#follow(matchLocale(wanted, [...builtInLocales, ...Object.keys(strings)]))
    const locale = this.#spoken ?? this.#wanted
    const isShown = this.hasTexts || this.#isMissing
    const { http: known, ...given } = this.#given
    const isSameHotel = hotelId === this.#hotelId
    if (locale === given.locale && dir === given.dir && strings === given.strings && isSameHotel)
      return isShown
    this.#hotelId = hotelId
    const http = isSameHotel ? known : hotelId && this.#connection?.(hotelId).http
    this.#given = { ...given, locale, dir, strings, ...(http && { http }) }
    // Only on changes: writing `lang` makes the browser recalculate all styles in the element.
    const container = this.#container
    container.lang = locale === 'zh' ? 'zh-CN' : locale
    container.dir = dir
    return isShown
  }

  /** Switches to a language when its texts are loaded; until then the previous one stays. */
  #follow(wanted: string): void {
    if (wanted !== this.#wanted) this.#isMissing = false
    this.#wanted = wanted
    if (this.#isMissing) return
    const coming = loadLanguage(this.#host.localName, wanted)
    if (!coming) this.#spoken = wanted
    else if (coming !== this.#coming) {
      this.#coming = coming
      coming.then(
        () => this.#element.update(),
        (error) => this.#miss(wanted, error),
      )
    }
  }

  #miss(wanted: string, error: unknown): void {
    if (wanted !== this.#wanted) return
    this.#isMissing = true
    this.#element.onLanguageError(error)
  }

  /** Loads texts again after a failure. */
  retryLanguage(): void {
    this.#isMissing = false
    this.#element.update()
  }
}
