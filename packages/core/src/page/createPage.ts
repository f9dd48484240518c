import { atom } from 'nanostores'
import { builtInLocales, matchLocale } from '../locale/matchLocale'
import { createSafeStorage, type SafeStorage } from '../storage/safeStorage'
import { type Configuration, readConfiguration } from './Configuration'
import type { Page, PageReport } from './Page'

/**
 * Creates separate settings. Pages share one instance: `getPage`.
 * @param storage in place of local storage
 */
export function createPage(storage: SafeStorage = createSafeStorage()): Page {
  const $configuration = atom<Configuration>(Object.create(null))
  const $hotelId = atom<string | undefined>()
  const $locale = atom(localeOf({}))
  const reports: PageReport[] = []
  let defaultHotel: string | undefined

  function report(code: PageReport['code'], message: string): void {
    if (reports.some((known) => known.message === message)) return
    reports.push({ code, message })
    // Old pages may have removed the console.
    globalThis.console?.warn(`[ebkit] ${message}`)
  }

  function configure(given: Configuration): void {
    const wrong: Parameters<Parameters<typeof readConfiguration>[1]>[] = []
    const accepted = readConfiguration(given, (...one) => void wrong.push(one))
    for (const one of wrong) report('configuration-invalid', complaint(localeOf(accepted), ...one))
    // Without a prototype: a page may have extended Object's with names that are settings here.
    const now: Configuration = Object.assign(Object.create(null), $configuration.get(), accepted)
    // The configuration is set last, so that its listeners see consistent values.
    $hotelId.set(now.hotelId ?? defaultHotel)
    $locale.set(localeOf(now))
    $configuration.set(now)
  }

  function setDefaultHotel(hotelId: string | undefined): void {
    defaultHotel = hotelId
    $hotelId.set($configuration.get().hotelId ?? defaultHotel)
  }

  const root = globalThis.document?.documentElement
  // Watches the page's language here; elements observe it themselves, components use this store. Servers that render
  // pages may have a document without observers.
  if (root && globalThis.MutationObserver)
    new MutationObserver(() => $locale.set(localeOf($configuration.get()))).observe(root, {
      attributeFilter: ['lang'],
    })

  return {
    $configuration,
    configure,
    queue: { push: configure },
    reports,
    report,
    $hotelId,
    setDefaultHotel,
    $locale,
    storage,
  }
}

/** Part of the code: language files would load too late for problems of the settings. */
function complaint(locale: string, key: string, isKnown: boolean, nearest?: string): string {
  if (locale === 'zh')
    return `配置项 ${key} ${isKnown ? '的值无效' : `不存在${nearest ? `，是不是 ${nearest}？` : ''}`}`
  return `Configuration: ${key} is ${isKnown ? 'invalid' : `unknown${nearest ? `: do you mean ${nearest}?` : ''}`}`
}

function localeOf({ lang, strings = {} }: Configuration): string {
  const wanted = lang ?? globalThis.document?.documentElement.lang
  return matchLocale(wanted, [...builtInLocales, ...Object.keys(strings)])
}
