/** Spreadsheets read texts with these first characters as formulas; full-width ones too, with East Asian input. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** Whether a spreadsheet would evaluate the text. */
export const isFormula = (text: string) => beginsFormula.test(text)

/**
 * Positions where a spreadsheet with another separator would begin a new cell: it does not see the quotes there. A dash
 * followed by a space is a list item, not a formula.
 */
const beginsWithin = /([;؛،]|\r\n|[\r\n])(?=[=@＝＠]|[+\-＋－]\S)/g

/** Makes a text inert, whatever separator the reader's spreadsheet uses. */
export const inertWithin = (text: string) =>
  (isFormula(text) ? `'${text}` : text).replaceAll(beginsWithin, "$1'")

/** An apostrophe that `inertWithin` has put before the sign of a formula. */
const inertMark = /(^|[;؛،\r\n])'(?=[=+\-@\t\r\n＝＋－＠])/g

/** A text as it was before `inertWithin`. A text that already had such an apostrophe loses it. */
export const plainOfInert = (text: string) => text.replaceAll(inertMark, '$1')
