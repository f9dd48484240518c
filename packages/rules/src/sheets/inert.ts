/** Spreadsheets take texts that begin so for formulas; the wide signs too, where East Asian input is usual. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** Whether a text would be calculated instead of shown. */
export const isFormula = (text: string) => beginsFormula.test(text)

/**
 * Where another country's spreadsheet begins a cell inside of a text: it sees no quotes around a cell that it does not
 * begin at. A dash with a space after it is a list's.
 */
const beginsWithin = /([;؛،]|\r\n|[\r\n])(?=[=@＝＠]|[+\-＋－]\S)/g

/** The text so that it is only shown, whatever sign the reader's spreadsheet splits lines at. */
export const inertWithin = (text: string) =>
  (isFormula(text) ? `'${text}` : text).replaceAll(beginsWithin, "$1'")
