/** Repeatable random numbers (mulberry32): the same seed makes the same rows on every machine. */
export interface Random {
  /** 0 to 1, 1 excluded. */
  next(): number
  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number
  pick<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  return { next, between, pick: (items) => items[between(0, items.length - 1)] as (typeof items)[number] }
}
