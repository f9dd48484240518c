/** The character bigrams of a text; unlike words, they also work for languages without spaces. */
function pairsOf(text: string): Set<string> {
  const plain = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s\p{P}]/gu, ''),
  ]
  return new Set(plain.slice(1).map((character, index) => `${plain[index]}${character}`))
}

/** The similarity of two texts, from 0 to 1. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const common = [...pairs].filter((pair) => others.has(pair)).length
  return pairs.size + others.size ? (2 * common) / (pairs.size + others.size) : 0
}

/** Lower values are coincidental, such as two titles about printing that share one word. */
const leastLikeness = 0.3

/** The rows with the most similar titles, best first. */
export function similarTitles<Row extends { readonly title: string }>(
  title: string,
  rows: readonly Row[],
  most: number,
): Row[] {
  return rows
    .map((row) => ({ row, like: likeness(title, row.title) }))
    .filter(({ like }) => like >= leastLikeness)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, most)
    .map(({ row }) => row)
}
