import type { Translator } from '@ebkit/core/locale'
import type { pageStrings } from './strings'

/** Translates the texts around pages. */
export type PageText = Translator<keyof typeof pageStrings.texts.zh>
