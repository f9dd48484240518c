// Used only in the script tag's build: scripts/build/languages.mjs makes every module of texts look them up here.
import { loadChunk } from '../errors/loadChunk'
import { setLanguageLoader } from './loadLanguage'
import { builtInLocales } from './matchLocale'
import type { Texts } from './translator'

/** What a language file exports: texts by group. */
type LanguageFile = { default: Record<string, Texts> }

const none: Texts = {}
const languages: Record<string, Record<string, Texts>> = Object.fromEntries(
  builtInLocales.map((locale) => [locale, Object.create(null)]),
)
/** Files that are loaded or loading. */
const files = new Map<string, Promise<void> | undefined>()
/** Browsers cache a file that failed: it is requested again under another address. */
let failures = 0

/** The texts of one group in both languages, as far as their files are loaded. */
export function textsOf(group: string): { readonly zh: Texts; readonly en: Texts } {
  const find = (locale: string) => languages[locale]?.[group] ?? none
  return {
    get zh() {
      return find('zh')
    },
    get en() {
      return find('en')
    },
  }
}

setLanguageLoader((program, wanted) => {
  const locale = builtInLocales.includes(wanted) ? wanted : 'en'
  const name = `${program}.${locale}.js`
  if (!files.has(name)) files.set(name, load(name, locale))
  return files.get(name)
})

async function load(name: string, locale: string): Promise<void> {
  try {
    const address = new URL(failures ? `${name}?${failures}` : name, import.meta.url).href
    const { default: texts } = await loadChunk<LanguageFile>(() => import(address))
    for (const [group, found] of Object.entries(texts))
      Object.assign(languages[locale] as object, { [group]: { ...languages[locale]?.[group], ...found } })
    files.set(name, undefined)
  } catch (error) {
    failures++
    files.delete(name)
    throw error
  }
}
