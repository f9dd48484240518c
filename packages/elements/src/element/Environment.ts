import { builtInLocales, type Configuration, createTranslator, matchLocale } from '@ebkit/core'
import type { ReactNode } from 'react'
import type { Bridged } from './bridge'
import { type Connection, knownConfiguration, type Standing } from './connection'
import { watchPage } from './page'
import { emitError } from './problems'
import { elementStrings, type Translate } from './strings'
import { scopeChange, scopesOf, surroundingsOf } from './surroundings'
import { applyTheme } from './theme'

/** Language, direction, hotel and theme of an element, kept up to date while it is in the document. */
export class Environment {
  readonly #host: Bridged
  readonly #connection: Connection | undefined
  readonly #onChange: () => void
  #standing: Standing
  readonly #stop: Array<() => void> = []

  constructor(host: Bridged, connection: Connection | undefined, onChange: () => void) {
    this.#host = host
    this.#connection = connection
    this.#onChange = onChange
    this.#standing = {
      locale: 'zh',
      dir: 'ltr',
      hotelId: undefined,
      reportError: (error) => emitError(host, error),
    }
  }

  get locale(): string {
    return this.#standing.locale
  }

  get #configuration(): Configuration {
    return this.#connection?.session().$configuration.get() ?? knownConfiguration()
  }

  readonly translate: Translate = (key, params) =>
    createTranslator(elementStrings, this.locale, this.#configuration.strings)(key, params)

  readonly surround = (children: ReactNode): ReactNode =>
    this.#connection ? this.#connection.provide(this.#standing, children) : children

  /** Begins to follow its surroundings, also those of another place than before. */
  connect(): void {
    this.disconnect()
    const onChange = this.#onChange
    this.#stop.push(watchPage(onChange))
    for (const scope of scopesOf(this.#host)) {
      scope.addEventListener(scopeChange, onChange)
      this.#stop.push(() => scope.removeEventListener(scopeChange, onChange))
    }
    if (this.#connection) this.#stop.push(this.#connection.session().$configuration.listen(onChange))
  }

  disconnect(): void {
    for (const stop of this.#stop.splice(0)) stop()
  }

  /** Reads again what surrounds the element. */
  read(): void {
    const { strings = {}, lang, theme } = this.#configuration
    const found = surroundingsOf(this.#host, lang)
    const locale = matchLocale(found.lang, [...builtInLocales, ...Object.keys(strings)])
    const { hotelId, dir } = found
    const known = this.#standing
    if (locale !== known.locale || dir !== known.dir || hotelId !== known.hotelId)
      this.#standing = { ...known, locale, dir, hotelId }
    const container = this.#host.container as HTMLElement
    container.lang = locale === 'zh' ? 'zh-CN' : locale
    container.dir = dir
    applyTheme(this.#host, theme)
  }
}
