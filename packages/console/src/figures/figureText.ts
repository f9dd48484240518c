import type { Translator } from '@ebkit/core/locale'
import type { figureStrings } from './strings'

/** Translates the texts of figures. */
export type FigureText = Translator<keyof typeof figureStrings.texts.zh>
