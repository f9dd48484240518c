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

/** Whose surroundings they are. */
export interface Surrounded extends PageWatcher {
  onLanguageError(error: unknown): void
}

/** What a page has that brings no texts of its own: the same object for all. */
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
  /** Language that the surroundings ask for. */
  #wanted = 'zh'
  /** Language whose texts are there. */
  #spoken: string | undefined
  #coming: Promise<void> | undefined
  /** Whether the texts of the language that is asked for could not be loaded. */
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
    // No direction, so that the first one that is read is another one.
    this.#given = { locale: 'zh', strings: none, reportError: (error) => emitError(host, error) }
  }

  /** Whether there are texts to show anything in. */
  get hasTexts(): boolean {
    return this.#spoken !== undefined
  }

  get locale(): string {
    return this.#given.locale as string
  }

  /** A text of the element itself. These are there in every language. */
  translate(key: Parameters<Translate>[0], params?: Record<string, unknown>): string {
    return createTranslator(elementStrings, this.#wanted, this.#given.strings)(key, params)
  }

  surround(children: ReactNode): ReactNode {
    return <EnvironmentContext.Provider value={this.#given}>{children}</EnvironmentContext.Provider>
  }

  /** Begins to follow its surroundings, also those of another place than before. */
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
   * Reads again what surrounds the element.
   *
   * @returns whether there is something to show: texts of its language, or that they did not come
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
    // Only changes: a language that is written anew styles everything in the element anew.
    const container = this.#container
    container.lang = locale === 'zh' ? 'zh-CN' : locale
    container.dir = dir
    return isShown
  }

  /** Takes on a language when its texts are there; until then the one before stays. */
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

  /** Loads the texts again that did not come. */
  retryLanguage(): void {
    this.#isMissing = false
    this.#element.update()
  }
}
