import type { Comparison, Condition, Operand, Operator } from './Condition'
import { ConditionError } from './ConditionError'

/**
 * Parses a condition: comparisons joined by `&`, each `field op values`; op is one of `= != > >= < <=`; values are
 * joined by `|`. In a value, characters of the grammar are written as `%26` and so on, as `quoteConditionValue` does.
 * Spaces around names and values are ignored. An empty text is the condition that is always true.
 *
 * @throws {@link ConditionError} for an invalid condition
 */
export function parseCondition(text: string): Condition {
  if (!text.trim()) return []
  let position = 0
  return text.split('&').map((part) => {
    const comparison = parseComparison(part, position)
    position += part.length + 1
    return comparison
  })
}

function parseComparison(part: string, position: number): Comparison {
  const [head, field = '', operator] = /^\s*([A-Za-z_][\w.]*)\s*(!=|>=|<=|[=<>])/.exec(part) ?? []
  if (!head) throw new ConditionError(`"${part.trim()}" is no comparison such as status=NEW`, position)
  let start = position + head.length
  const operands = part
    .slice(head.length)
    .split('|')
    .map((value) => {
      const operand = parseOperand(value.trim(), operator as Operator, start)
      start += value.length + 1
      return operand
    })
  return { field, operator: operator as Operator, operands }
}

function parseOperand(value: string, operator: Operator, position: number): Operand {
  if (!value) throw new ConditionError('A value is missing; "null" stands for none', position)
  const operand = keyword(value) ?? { kind: 'text', text: decode(value) }
  if (!/^!?=$/.test(operator) && /^(any|none|anniversary)$/.test(operand.kind))
    throw new ConditionError(`"${value}" can only be compared by = and !=`, position)
  return operand
}

function keyword(value: string): Operand | undefined {
  if (value === '*') return { kind: 'any' }
  if (value === 'null') return { kind: 'none' }
  const [, name] = /^\{([\w.-]+)\}$/.exec(value) ?? []
  if (name) return { kind: 'param', name }
  const [, day] = /^today([+-]\d{1,5}|)$/.exec(value) ?? []
  if (day !== undefined) return { kind: 'day', days: Number(day) }
  const [, anniversary] = /^anniversary\(today([+-]\d{1,5}|)\)$/.exec(value) ?? []
  if (anniversary !== undefined) return { kind: 'anniversary', days: Number(anniversary) }
}

/** Keeps percent signs that are not escapes: `50%`. */
function decode(value: string): string {
  return value.replace(/(%[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes
    }
  })
}
