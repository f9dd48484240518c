/** Spreadsheets take texts that begin so for formulas; the wide signs too, where East Asian input is usual. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/

/** Whether a text would be calculated instead of shown. */
export const isFormula = (text: string) => beginsFormula.test(text)

/** The text so that it is only shown. */
export const inert = (text: string) => (isFormula(text) ? `'${text}` : text)
