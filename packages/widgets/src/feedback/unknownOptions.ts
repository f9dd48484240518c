import type { ModalOptions, ToastOptions } from './options'

/** All keys of options, or all words of one: the compiler reports missing and unknown ones. */
const namesOf = <Options>(options: Readonly<Record<keyof Options, true>>) => Object.keys(options)

/** The options of each call. */
export const optionNames = {
  modal: namesOf<ModalOptions>({
    ...{
      text: true,
      heading: true,
      size: true,
      tone: true,
      okLabel: true,
      cancelLabel: true,
      noCancel: true,
    },
    ...{ backdrop: true, closeTime: true },
  }),
  toast: namesOf<ToastOptions>({ text: true, heading: true, type: true, position: true, closeTime: true }),
}

/** Names given by a page that are not options: their values are ignored. */
export const unknownOptions = (given: unknown, known: readonly string[]): string[] =>
  typeof given === 'object' && given ? Object.keys(given).filter((name) => !known.includes(name)) : []

type Words<Option extends string | undefined> = Readonly<Record<NonNullable<Option>, true>>

/** The options that accept one of several words, and those words. */
const words: Readonly<Record<string, readonly string[]>> = {
  size: namesOf<Words<ModalOptions['size']>>({ sm: true, md: true, lg: true }),
  tone: namesOf<Words<ModalOptions['tone']>>({ danger: true }),
  type: namesOf<Words<ToastOptions['type']>>({ info: true, success: true, danger: true, warning: true }),
  position: namesOf<Words<ToastOptions['position']>>({
    ...{ topCenter: true, topLeft: true, topRight: true, bottomLeft: true, bottomRight: true },
  }),
}

/** Options with an unknown word, each with the available words: the default is used instead. */
export const wrongWords = (given: unknown, known: readonly string[]): { name: string; names: string }[] =>
  Object.entries(Object(given)).flatMap(([name, value]) => {
    const possible = known.includes(name) ? words[name] : undefined
    const isRight = !possible || value === undefined || possible.includes(String(value))
    return isRight ? [] : [{ name: `${name}: ${value}`, names: possible.join(', ') }]
  })
