import type { Action, ServedResource } from '@ebkit/domain'
import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'
import { isEmptyValue, labelText } from '@ebkit/rules/fields'
import { checkFields } from '@ebkit/rules/validation'
import { explained } from '../../behaviour/refuseAt'
import type { Model } from '../model'
import { importedActions } from './actionImport'
import { strings } from './strings'

export interface ChosenActions {
  readonly actions: readonly Action[]
  readonly problems: readonly ImportProblem[]
}

const inputNames = ({ input = [] }: Action) => input.map(({ name }) => name)

/** Explains that a state does not allow an action. */
function wrongState(resource: ServedResource, { label, input = [] }: Action, state: unknown): ImportProblem {
  const found = resource.states?.values.find(({ value }) => value === state)?.label ?? { zh: String(state) }
  const fill = (lang: 'zh' | 'en') =>
    strings[lang].wrongState
      .replace('{state}', labelText(found, lang))
      .replace('{action}', labelText(label, lang))
  return explained(input[0]?.name ?? '', { zh: fill('zh'), en: fill('en') })
}

/**
 * The actions that a line runs on its row: those for which it has a value. An action whose values the row already has
 * is done, and left out.
 */
export function chosenActions(resource: ServedResource, row: Model, values: Model): ChosenActions {
  const { states } = resource
  const runs = resource.imports?.runs
  const actions: Action[] = []
  const problems: ImportProblem[] = []
  let state = row[states?.field ?? '']
  for (const action of runs ? importedActions(resource, runs) : []) {
    const names = inputNames(action)
    if (names.every((name) => isEmptyValue(values[name]))) continue
    if (!action.from || action.from.includes(String(state))) {
      actions.push(action)
      problems.push(...checkFields(action.input ?? [], values))
      state = action.to ?? state
    } else if (!names.every((name) => row[name] === values[name]))
      problems.push(wrongState(resource, action, state))
  }
  if (!actions.length && !problems.length) problems.push(explained('', nothing))
  return { actions, problems }
}

const nothing = { zh: strings.zh.nothing, en: strings.en.nothing }
