import type { Http } from '@ebkit/core/http'
import { createTranslator, type LocaleTexts, type Strings, type Translator } from '@ebkit/core/locale'
import { getPage, type Page } from '@ebkit/core/page'
import type { Session } from '@ebkit/core/session'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStore } from '../store/useStore'

/** What a widget tells about something that went wrong, beside what it shows. Codes are stable. */
export interface WidgetError {
  code: string
  /** In the person's language. */
  message: string
  cause?: unknown
}

/** Where a widget stands: who is signed in, how it calls, in which language and direction it speaks. */
export interface Environment {
  session: Session
  http: Http
  /** One of the locales that texts exist in, such as `zh`. */
  locale: string
  dir: 'ltr' | 'rtl'
  reportError: (error: WidgetError) => void
}

/** What is known about where a widget stands. */
export interface Surrounding extends Partial<Environment> {
  /**
   * Texts and languages of the page, from whoever renders everything inside anew when the page is configured anew:
   * nobody inside has to follow that.
   */
  strings?: LocaleTexts
}

/** Takes the place of `EnvironmentProvider` where there is nothing around: the outermost of an element. */
export const EnvironmentContext = createContext<Surrounding>({})

export interface EnvironmentProviderProps {
  /** What differs from the surroundings; the rest is theirs, outermost the page's. */
  value: Partial<Environment>
  children?: ReactNode
}

/** Places widgets: an element gives its own language, direction and hotel, a test its own session. */
export function EnvironmentProvider({ value, children }: EnvironmentProviderProps) {
  const around = useContext(EnvironmentContext)
  const merged = useMemo(() => ({ ...around, ...value }), [around, value])
  return <EnvironmentContext.Provider value={merged}>{children}</EnvironmentContext.Provider>
}

/** The surroundings as far as they need no calls. Language and direction default to the page's. */
export function usePlace() {
  const given = useContext(EnvironmentContext)
  // biome-ignore lint/correctness/useHookAtTopLevel: a widget is in an element for as long as it lives, or in none
  const { locale, strings } = given.strings ? given : useSettings(given.session ?? getPage())
  const pageDir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  return { given, locale: (given.locale ?? locale) as string, dir: given.dir ?? pageDir, strings }
}

function useSettings({ $locale, $configuration }: Page): Surrounding {
  return { locale: useStore($locale), strings: useStore($configuration).strings }
}

/** The function that gives a widget's texts in its language, the page's own texts first. */
export function useStrings<Key extends string>(own: Strings<Key>): Translator<Key> {
  const { locale, strings } = usePlace()
  return useMemo(() => createTranslator(own, locale, strings), [own, locale, strings])
}
