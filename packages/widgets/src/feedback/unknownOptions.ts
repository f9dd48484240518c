import type { ModalOptions, ToastOptions } from './options'

/** All keys of options: the compiler refuses one that is missing, and one that there is not. */
const namesOf = <Options>(options: Readonly<Record<keyof Options, true>>) => Object.keys(options)

/** The options that each call takes. */
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

/** Names that a page has given and that are no options: what they say is not shown. */
export const unknownOptions = (given: unknown, known: readonly string[]): string[] =>
  typeof given === 'object' && given ? Object.keys(given).filter((name) => !known.includes(name)) : []
