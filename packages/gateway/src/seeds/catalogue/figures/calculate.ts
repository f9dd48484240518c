import type { SeedRow } from '../SeedRow'

type Term = (row: SeedRow) => number

/** What is calculated, and from what. */
export interface Formula {
  readonly target: string
  /** The fields that it is calculated from. */
  readonly sources: readonly string[]
  readonly calculate: Term
}

const operations: Readonly<Record<string, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  // A rate of nothing is 0.
  '/': (one, other) => (other ? one / other : 0),
}

const functions: Readonly<Record<string, (values: readonly number[]) => number>> = {
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
}

/** Parses numbers, fields, `+ - * /`, brackets, and `max(…, …)` and `min(…, …)`. */
class Reader {
  readonly sources = new Set<string>()
  private place = 0

  constructor(private readonly tokens: readonly string[]) {}

  private take(expected?: string): string {
    const token = this.tokens[this.place++] ?? ''
    if (expected !== undefined && token !== expected) throw new Error(`${expected} expected, not ${token}`)
    return token
  }

  private chain(signs: string, operand: () => Term): Term {
    let left = operand()
    for (let sign = this.tokens[this.place]; sign && signs.includes(sign); sign = this.tokens[this.place]) {
      this.place++
      const operation = operations[sign] as (one: number, other: number) => number
      const [one, other] = [left, operand()]
      left = (row) => operation(one(row), other(row))
    }
    return left
  }

  sum(): Term {
    return this.chain('+-', () => this.chain('*/', () => this.single()))
  }

  private single(): Term {
    const token = this.take()
    if (token === '(') return this.until(')', this.sum())
    if (/^\d/.test(token)) return () => Number(token)
    const combine = functions[token]
    if (combine) return this.combined(combine)
    this.sources.add(token)
    return (row) => Number(row[token] ?? 0)
  }

  private combined(combine: (values: readonly number[]) => number): Term {
    this.take('(')
    const one = this.until(',', this.sum())
    const other = this.until(')', this.sum())
    return (row) => combine([one(row), other(row)])
  }

  private until(token: string, term: Term): Term {
    this.take(token)
    return term
  }
}

const known = new Map<string, Formula>()

/** Parses `target = expression`. Fields without a value count as 0. */
export function readFormula(text: string): Formula {
  const found = known.get(text)
  if (found) return found
  const [target = '', expression = ''] = text.split(' = ')
  const reader = new Reader(expression.match(/\w+(?:\.\d+)?|[-+*/(),]/g) ?? [])
  const calculate = reader.sum()
  const formula = { target, sources: [...reader.sources], calculate }
  known.set(text, formula)
  return formula
}
