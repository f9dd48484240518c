import type { Field } from '@ebkit/domain'
import type { ResourceProblem } from '@ebkit/protocol'
// stands in until the rules have them
export const checkFields = (
  fields: readonly Field[],
  model: Record<string, unknown>,
  _context: object,
): ResourceProblem[] =>
  fields
    .filter(
      (f) =>
        f.required &&
        !f.showIf &&
        (model[f.name] === undefined || model[f.name] === null || model[f.name] === ''),
    )
    .map((f) => ({ path: f.name, code: 'required' }))
export const parseCondition = (text: string) => text
export const evaluateCondition = (text: string, model: Record<string, unknown>, _context: object) => {
  const [, name = '', op, value = ''] = /^([\w.]+)(!?=)(.*)$/.exec(text) ?? []
  const is = value.split('|').includes(String(model[name]))
  return op === '=' ? is : !is
}
