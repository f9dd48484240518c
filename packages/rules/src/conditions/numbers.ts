/** The number of a text in canonical form: `7`, not `007` or `7.0`. Undefined for other texts. */
export function exactNumber(text: string): number | undefined {
  const number = Number(text)
  return Number.isFinite(number) && String(number) === text ? number : undefined
}

/** The number of a text in decimal digits, with or without a fraction. Undefined for other texts. */
export function plainNumber(text: string): number | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}
