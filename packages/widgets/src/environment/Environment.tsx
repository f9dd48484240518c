import type { Http } from '@ebkit/core/http'
import {
  builtInLocales,
  createTranslator,
  type LocaleTexts,
  type Strings,
  type Translator,
} from '@ebkit/core/locale'
import { getPage, type Page } from '@ebkit/core/page'
import type { Session } from '@ebkit/core/session'
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import { useStore } from '../store/useStore'
import type { PageAddress } from './PageAddress'

/** A failure that a widget reports, besides the message it shows. Codes are stable. */
export interface WidgetError {
  /** What happened: a stable code, such as `offline`. */
  code: string
  /** In the user's language. */
  message: string
  /** The thrown error. */
  cause?: unknown
}

/** The environment of a widget: session, calls, language and direction. */
export interface Environment {
  /** The signed-in user, the hotel and the gateway. */
  session: Session
  /** The client for calls. */
  http: Http
  /** One of the available locales, such as `zh`. */
  locale: string
  /** Text direction. */
  dir: 'ltr' | 'rtl'
  /** Called for a failure whose widget has no handler of its own. */
  reportError: (error: WidgetError) => void
  /** Where widgets with an `address` keep what they show. Default: the query of the window's address. */
  address?: PageAddress | undefined
}

/** The values of an environment. */
export interface Surrounding extends Partial<Environment> {
  /**
   * Texts and languages of the page, from an owner that renders everything inside again when the configuration changes,
   * so that nothing inside has to subscribe.
   */
  strings?: LocaleTexts
}

/** Replaces `EnvironmentProvider` at the root of an element. */
export const EnvironmentContext = createContext<Surrounding>({})

export interface EnvironmentProviderProps {
  /** The values that differ from the outer environment, ultimately the page's. */
  value: Partial<Environment>
  /** The content. */
  children?: ReactNode
}

/**
 * Sets the environment of widgets: an element sets its language, direction and hotel, a test its own session.
 *
 * @example
 * ```tsx
 * import { EnvironmentProvider } from '@ebkit/widgets/environment'
 * import { Switch } from '@ebkit/widgets/switch'
 *
 * export function English() {
 *   return (
 *     <EnvironmentProvider value={{ locale: 'en', dir: 'ltr' }}>
 *       <Switch label="On sale" />
 *     </EnvironmentProvider>
 *   )
 * }
 * ```
 */
export function EnvironmentProvider({ value, children }: EnvironmentProviderProps) {
  const around = useContext(EnvironmentContext)
  const merged = useMemo(() => ({ ...around, ...value }), [around, value])
  return <EnvironmentContext.Provider value={merged}>{children}</EnvironmentContext.Provider>
}

/**
 * The environment without calls. Language and direction default to the page's; a server has no page, and renders
 * Chinese.
 */
export function usePlace() {
  const given = useContext(EnvironmentContext)
  // biome-ignore lint/correctness/useHookAtTopLevel: a widget is in an element for as long as it lives, or in none
  const { locale, dir, strings } = given.strings ? given : useSettings(given.session ?? getPage())
  return { given, locale: (given.locale ?? locale) as string, dir: given.dir ?? dir ?? 'ltr', strings }
}

function useSettings({ $locale, $configuration }: Page): Surrounding {
  const locale = useStore($locale)
  const { strings } = useStore($configuration)
  if (!useHydrated()) return { locale: builtInLocales[0] }
  return { locale, dir: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr', strings }
}

/**
 * False on a server, and in the first rendering of a server-rendered page: both must render the same, without
 * anything that only a browser knows (its address, language, pointer). True in every other rendering.
 */
export function useHydrated(): boolean {
  const { strings } = useContext(EnvironmentContext)
  // biome-ignore lint/correctness/useHookAtTopLevel: a widget is in an element for as long as it lives, or in none
  return strings ? true : useSyncExternalStore(subscribe, inBrowser, onServer)
}

const subscribe = () => () => {}
const inBrowser = () => true
const onServer = () => false

/** Returns a widget's texts in its language; the page's own texts take precedence. */
export function useStrings<Key extends string>(own: Strings<Key>): Translator<Key> {
  const { locale, strings } = usePlace()
  return useMemo(() => createTranslator(own, locale, strings), [own, locale, strings])
}
