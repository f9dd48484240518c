import type { Translator } from '@ebkit/core/locale'
import type { pageStrings } from './strings'

/** Gives the texts around pages. */
export type PageText = Translator<keyof typeof pageStrings.texts.zh>
