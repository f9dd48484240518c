// Numbers as people read them: moved by digits of their text, never by multiplying, which would bring 0.1 + 0.2 back.

/** How many digits stand behind the point: 2 of 1.25, 7 of 1e-7. */
export function decimalsOf(number: number): number {
  const [digits = '', exponent = '0'] = String(number).split('e')
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(exponent))
}

/** Moves the point: 125 of 1.25 and 2. */
export function shift(number: number, places: number): number {
  const [digits, exponent = '0'] = String(number).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

const halfUp = (number: number) => Math.sign(number) * Math.round(Math.abs(number))

/** Rounds to so many digits behind the point, a half away from zero: 1.01 of 1.005 and 2. */
export function roundTo(
  number: number,
  decimals: number,
  round: (number: number) => number = halfUp,
): number {
  return decimalsOf(number) > decimals ? shift(round(shift(number, decimals)), -decimals) : number
}
