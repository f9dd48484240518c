const common = ['text', 'heading', 'closeTime']

/** The options that each call takes. */
export const optionNames = {
  modal: [...common, 'size', 'tone', 'okLabel', 'cancelLabel', 'noCancel', 'backdrop'],
  toast: [...common, 'type', 'position'],
}

/** Names that a page has given and that are no options: what they say is not shown. */
export const unknownOptions = (given: unknown, known: readonly string[]): string[] =>
  typeof given === 'object' && given ? Object.keys(given).filter((name) => !known.includes(name)) : []
