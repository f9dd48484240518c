/** Pairs of neighbouring characters, which say more than words where no spaces stand between them. */
function pairsOf(text: string): Set<string> {
  const plain = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s\p{P}]/gu, ''),
  ]
  return new Set(plain.slice(1).map((character, index) => `${plain[index]}${character}`))
}

/** How much two texts have in common: 0 nothing, 1 all. */
export function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const common = [...pairs].filter((pair) => others.has(pair)).length
  return pairs.size + others.size ? (2 * common) / (pairs.size + others.size) : 0
}

/** Less is chance: two titles about printing that share one word. */
const leastLikeness = 0.3

/** The rows whose titles are most like one, the most alike first. */
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
