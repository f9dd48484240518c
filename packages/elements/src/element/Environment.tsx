import { builtInLocales, createTranslator, type LocaleTexts, matchLocale } from '@ebkit/core/locale'
import { getPage } from '@ebkit/core/page'
import { adoptTokens, EnvironmentContext, type Surrounding } from '@ebkit/widgets/environment'
import type { ReactNode } from 'react'
import { type PageWatcher, unwatchPage, watchPage } from './page'
import { emitError } from './problems'
import { elementStrings, type Translate } from './strings'
import { scopeChange, scopesOf, surroundingsOf } from './surroundings'
import { applyTheme } from './theme'
import type { Connection } from './widgetConnection'

/** What a page has that brings no texts of its own: the same object for all. */
const none: LocaleTexts = {}

/** Language, direction, hotel and theme of an element, kept up to date while it is in the document. */
export class Environment {
  readonly #host: HTMLElement
  readonly #container: HTMLElement
  readonly #connection: Connection | undefined
  readonly #element: PageWatcher
  #scopes: readonly Element[] = []
  #hotelId: string | undefined
  /** The same object as long as nothing in it changes. */
  #given: Surrounding

  constructor(
    host: HTMLElement,
    container: HTMLElement,
    connection: Connection | undefined,
    element: PageWatcher,
  ) {
    this.#host = host
    this.#container = container
    this.#connection = connection
    this.#element = element
    // No direction, so that the first one that is read is another one.
    this.#given = { locale: 'zh', strings: none, reportError: (error) => emitError(host, error) }
  }

  get locale(): string {
    return this.#given.locale as string
  }

  translate(key: Parameters<Translate>[0], params?: Record<string, unknown>): string {
    return createTranslator(elementStrings, this.locale, this.#given.strings)(key, params)
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

  /** Reads again what surrounds the element. */
  read(): void {
    const { strings = none, lang, theme } = getPage().$configuration.get()
    applyTheme(this.#host, theme)
    const { lang: wanted, dir, hotelId } = surroundingsOf(this.#host, lang)
    const locale = matchLocale(wanted, [...builtInLocales, ...Object.keys(strings)])
    const { http: known, ...given } = this.#given
    const isSameHotel = hotelId === this.#hotelId
    if (locale === given.locale && dir === given.dir && strings === given.strings && isSameHotel) return
    this.#hotelId = hotelId
    const http = isSameHotel ? known : hotelId && this.#connection?.(hotelId).http
    this.#given = { ...given, locale, dir, strings, ...(http && { http }) }
    // Only changes: a language that is written anew styles everything in the element anew.
    const container = this.#container
    container.lang = locale === 'zh' ? 'zh-CN' : locale
    container.dir = dir
  }
}
