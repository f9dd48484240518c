import { createTranslator, type Strings, type Translator } from '@ebkit/core/locale'
import { useMemo } from 'react'
import { usePlace } from './Environment'

/** Returns a widget's texts in its language; the page's own texts take precedence. */
export function useStrings<Key extends string>(own: Strings<Key>): Translator<Key> {
  const { locale, strings } = usePlace()
  return useMemo(() => createTranslator(own, locale, strings), [own, locale, strings])
}
