import { builtInLocales, createTranslator, getPage, matchLocale } from '@ebkit/core'
import { adoptTokens, EnvironmentProvider, type EnvironmentProviderProps } from '@ebkit/widgets'
import type { ReactNode } from 'react'
import { watchPage } from './page'
import { emitError } from './problems'
import { elementStrings, type Translate } from './strings'
import { scopeChange, scopesOf, surroundingsOf } from './surroundings'
import { applyTheme } from './theme'
import type { Connection } from './widgetConnection'

/** Language, direction, hotel and theme of an element, kept up to date while it is in the document. */
export class Environment {
  readonly #host: HTMLElement
  readonly #container: HTMLElement
  readonly #connection: Connection | undefined
  readonly #onChange: () => void
  readonly #stop: Array<() => void> = []
  #hotelId: string | undefined
  /** The same object as long as nothing in it changes. */
  #given: EnvironmentProviderProps['value']

  constructor(
    host: HTMLElement,
    container: HTMLElement,
    connection: Connection | undefined,
    onChange: () => void,
  ) {
    this.#host = host
    this.#container = container
    this.#connection = connection
    this.#onChange = onChange
    this.#given = { locale: 'zh', dir: 'ltr', reportError: (error) => emitError(host, error) }
  }

  get locale(): string {
    return this.#given.locale as string
  }

  readonly translate: Translate = (key, params) =>
    createTranslator(elementStrings, this.locale, getPage().$configuration.get().strings)(key, params)

  readonly surround = (children: ReactNode): ReactNode => (
    <EnvironmentProvider value={this.#given}>{children}</EnvironmentProvider>
  )

  /** Begins to follow its surroundings, also those of another place than before. */
  connect(): void {
    this.disconnect()
    adoptTokens(this.#host.ownerDocument)
    const onChange = this.#onChange
    this.#stop.push(watchPage(onChange), getPage().$configuration.listen(onChange))
    for (const scope of scopesOf(this.#host)) {
      scope.addEventListener(scopeChange, onChange)
      this.#stop.push(() => scope.removeEventListener(scopeChange, onChange))
    }
  }

  disconnect(): void {
    for (const stop of this.#stop.splice(0)) stop()
  }

  /** Reads again what surrounds the element. */
  read(): void {
    const { strings = {}, lang, theme } = getPage().$configuration.get()
    const found = surroundingsOf(this.#host, lang)
    const locale = matchLocale(found.lang, [...builtInLocales, ...Object.keys(strings)])
    this.#give(locale, found.dir, found.hotelId)
    this.#container.lang = locale === 'zh' ? 'zh-CN' : locale
    this.#container.dir = found.dir
    applyTheme(this.#host, theme)
  }

  #give(locale: string, dir: 'ltr' | 'rtl', hotelId: string | undefined): void {
    const { http: known, ...given } = this.#given
    const isSameHotel = hotelId === this.#hotelId
    if (locale === given.locale && dir === given.dir && isSameHotel) return
    this.#hotelId = hotelId
    const http = isSameHotel ? known : hotelId && this.#connection?.(hotelId).http
    this.#given = { ...given, locale, dir, ...(http && { http }) }
  }
}
