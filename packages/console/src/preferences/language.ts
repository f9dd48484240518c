import { loadLanguage, matchLocale } from '@ebkit/core/locale'
import { getSession } from '@ebkit/core/session'
import { useStore } from '@nanostores/react'

const storageKey = 'ebkit.console.language'

/** The language chosen in this browser; Chinese where nobody has chosen. */
export function chosenLanguage(): string {
  return getSession().storage.get(storageKey) === 'en' ? 'en' : 'zh-CN'
}

/**
 * Puts a language on the page and on everything that takes its texts from the session, once its texts have come.
 *
 * @throws ChunkLoadError
 */
export async function applyLanguage(language: string): Promise<void> {
  await loadLanguage('console', matchLocale(language))
  document.documentElement.lang = language
  getSession().configure({ lang: language })
}

/** The language as a BCP 47 tag, and the verb that changes and keeps it. */
export function useLanguage(): [string, (language: string) => void] {
  const { lang } = useStore(getSession().$configuration)
  const choose = (next: string) => {
    getSession().storage.set(storageKey, next)
    // A page that is loaded anew asks for the texts again, and tells when they do not come.
    applyLanguage(next).catch(() => location.reload())
  }
  return [lang ?? 'zh-CN', choose]
}
