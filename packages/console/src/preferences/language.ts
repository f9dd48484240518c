import { loadLanguage, matchLocale } from '@ebkit/core/locale'
import { getSession } from '@ebkit/core/session'
import { useStore } from '@nanostores/react'

const storageKey = 'ebkit.console.language'

/** The language stored in this browser; default Chinese. */
export function chosenLanguage(): string {
  return getSession().storage.get(storageKey) === 'en' ? 'en' : 'zh-CN'
}

/**
 * Sets the language of the page and of the session, once its texts are loaded.
 *
 * @throws ChunkLoadError
 */
export async function applyLanguage(language: string): Promise<void> {
  await loadLanguage('console', matchLocale(language))
  document.documentElement.lang = language
  getSession().configure({ lang: language })
}

/** The language as a BCP 47 tag, and a function that changes and stores it. */
export function useLanguage(): [string, (language: string) => void] {
  const { lang } = useStore(getSession().$configuration)
  const choose = (next: string) => {
    getSession().storage.set(storageKey, next)
    // A reload loads the texts again, and reports a failure.
    applyLanguage(next).catch(() => location.reload())
  }
  return [lang ?? 'zh-CN', choose]
}
