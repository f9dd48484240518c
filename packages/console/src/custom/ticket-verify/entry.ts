/** An entry without the spaces and hyphens between its digits. */
export const cleaned = (entered: string): string => entered.replaceAll(/[\s\u3000\-\u2010-\u2015\uFF0D]/g, '')

/** Digits in groups of four, as people read them. */
export const grouped = (code: string): string =>
  /^\d{12}$|^\d{16}$/.test(code) ? code.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : code

/** Maximum milliseconds between two characters of a scanner; people type more slowly. */
const scannerPace = 50
const shortestScan = 6

/** Tells a scanner from a person by the pace of the characters. */
export interface Pace {
  /** The text of the field has changed. @param time of the event, in milliseconds */
  change(text: string, time: number): void
  /** Whether the text came from a scanner. */
  isScan(): boolean
}

export function createPace(): Pace {
  let first = 0
  let last = 0
  let length = 0
  return {
    change(text, time) {
      // any change other than one more character starts over
      if (length === 0 || text.length !== length + 1) first = time
      last = time
      length = text.length
    },
    isScan: () => length >= shortestScan && (last - first) / (length - 1) < scannerPace,
  }
}
