/** The number that is written so, and no other way: `7`, not `007` or `7.0`. Undefined for other texts. */
export function exactNumber(text: string): number | undefined {
  const number = Number(text)
  return Number.isFinite(number) && String(number) === text ? number : undefined
}

/** The number that a text says in digits, with a fraction or not. Undefined for other texts. */
export function plainNumber(text: string): number | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}
