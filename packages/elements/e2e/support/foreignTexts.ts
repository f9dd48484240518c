import { allStrings } from './allStrings'
import { isExcepted, isExceptedText } from './exceptions'
import type { Language } from './languages'
import type { ShownText } from './recordTexts'

/** Ideographs, their punctuation, kana, and full-width forms. */
const chinese = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/

/** Matches an English word. Texts without one (`{count}/{total}`, `×`) are the same in both languages. */
const word = /[A-Za-z]{2,}/

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches an English text with anything in place of its parameters, and a sentence also inside a longer text. */
function patternOf(text: string): RegExp {
  const source = escaped(text.trim()).replace(/\\\{\w+\\\}/g, '.*?')
  const isSentence =
    text
      .replace(/\{\w+\}/g, '')
      .split(/\s+/)
      .filter((part) => word.test(part)).length > 2
  return new RegExp(isSentence ? source : `^${source}$`, 's')
}

let patterns: Promise<RegExp[]> | undefined
/** Most texts occur many times. */
const knownTexts = new Map<string, boolean>()

/** The English texts that differ from the Chinese ones, without the exceptions. */
async function readPatterns(): Promise<RegExp[]> {
  const all = (await allStrings()).flatMap(({ zh, en }) =>
    Object.entries(en).filter(([key, text]) => text !== zh[key] && word.test(text.replace(/\{\w+\}/g, ''))),
  )
  return [...new Set(all.map(([, text]) => text))].filter((text) => !isExceptedText(text)).map(patternOf)
}

/** The texts of a page that are in the wrong language, one line each. */
export async function foreignTexts(texts: readonly ShownText[], language: Language): Promise<string[]> {
  patterns ??= readPatterns()
  const english = await patterns
  const isEnglish = (text: string) => {
    const result = knownTexts.get(text) ?? english.some((pattern) => pattern.test(text))
    knownTexts.set(text, result)
    return result
  }
  const isForeign = (text: string) => (language === 'en' ? chinese.test(text) : isEnglish(text))
  return texts
    .filter(({ text, place }) => isForeign(text) && !isExcepted(text, place))
    .map(({ text, place }) => `${place}: ${text}`)
}
