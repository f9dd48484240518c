// Decimal arithmetic on the digits of a number's text, without the errors of binary fractions such as 0.1 + 0.2.

/** The number of decimals: 2 for 1.25, 7 for 1e-7. */
export function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** Moves the decimal point: 125 for 1.25 and 2. */
export function shift(number: number, places: number): number {
  const [digits, exponent = '0'] = String(number).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

const halfUp = (number: number) => Math.sign(number) * Math.round(Math.abs(number))

/** Rounds to a number of decimals, half away from zero: 1.01 for 1.005 and 2. */
export function roundTo(
  number: number,
  decimals: number,
  round: (number: number) => number = halfUp,
): number {
  return decimalsOf(number) > decimals ? shift(round(shift(number, decimals)), -decimals) : number
}
