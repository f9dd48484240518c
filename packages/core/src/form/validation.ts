import { today } from '@ebkit/rules/dates'
import { isFieldShown, valueAt } from '@ebkit/rules/fields'
import { checkFields, type FieldProblem, type Problem } from '@ebkit/rules/validation'
import { latest, superseded } from '../promise/latest'
import { type CheckResult, type FormContext, modeOf, patch } from './FormContext'
import { isKeptMask } from './keptMasks'
import { isSameValue } from './values'

/** Validates everything, asynchronous rules included, and shows every problem. */
export async function validateAll(context: FormContext): Promise<readonly FieldProblem[]> {
  const paths = Object.keys(context.options().asyncRules ?? {})
  await Promise.all(paths.map((path) => runAsyncRule(context, path)))
  for (const { path } of findProblems(context)) context.validation.shown.add(path)
  return showProblems(context)
}

/** Updates the problems that are already shown; shows no new ones. */
export function updateShownProblems(context: FormContext): void {
  if (context.validation.shown.size) showProblems(context)
}

/** Validates a field that the user has left. */
export async function validateField(context: FormContext, path: string): Promise<void> {
  await runAsyncRule(context, path)
  // A missing value is shown on saving only: the user may come back to the field.
  const hasProblem = findProblems(context).some(
    (problem) => problem.path === path && problem.code !== 'required',
  )
  if (!hasProblem) return
  context.validation.shown.add(path)
  showProblems(context)
}

/** Marks an input as incomplete, such as a file that is still uploading; without a message as complete. */
export function holdPath(context: FormContext, path: string, message?: string): void {
  const { held } = context.validation
  if (held.get(path) === message) return
  if (message) held.set(path, message)
  else held.delete(path)
  updateShownProblems(context)
}

/** Runs the checks of inputs. A check that fails does not block saving: the server decides. */
export async function runChecks({ validation: { checks } }: FormContext): Promise<void> {
  await Promise.allSettled([...checks.values()].map((check) => check()))
}

/** Shows the problems that the server reported. */
export function showRefusal(context: FormContext, problems: readonly FieldProblem[]): void {
  const { shown, refused } = context.validation
  const { values } = context.$state.get()
  for (const problem of problems) {
    shown.add(problem.path)
    refused.set(problem.path, { value: valueAt(values, problem.path), problem })
  }
  showProblems(context)
}

/** Before a new submission: the server may now accept what it refused together with other values. */
export const clearRefusal = ({ validation }: FormContext): void => validation.refused.clear()

export function clearValidation(context: FormContext): void {
  const { shown, refused, results, runs } = context.validation
  for (const entries of [shown, refused, results, runs]) entries.clear()
  patch(context, { problems: [], refusals: 0 })
}

/** All current problems, shown or not; at most one for each path. */
function findProblems(context: FormContext): FieldProblem[] {
  const { held, refused, results } = context.validation
  const problems = new Map<string, FieldProblem>()
  const fields = context.options().fields ?? []
  const rules = { today: today(), isEdit: modeOf(context) === 'edit' }
  for (const problem of checkFields(fields, context.$state.get().values, rules))
    if (!isKeptMask(context, problem.path)) problems.set(problem.path, problem)
  for (const [path, message] of held) problems.set(path, { path, code: 'pending', params: { message } })
  for (const checks of [refused, results])
    for (const path of checks.keys()) {
      const problem = currentResult(context, checks, path)?.problem
      if (problem && !problems.has(path)) problems.set(path, problem)
    }
  return [...problems.values()]
}

function showProblems(context: FormContext): readonly FieldProblem[] {
  const problems = findProblems(context).filter(({ path }) => context.validation.shown.has(path))
  patch(context, { problems })
  return problems
}

/** The result for the field's current value. */
function currentResult(
  { $state }: FormContext,
  checks: Map<string, CheckResult>,
  path: string,
): CheckResult | undefined {
  const result = checks.get(path)
  return result && isSameValue(result.value, valueAt($state.get().values, path)) ? result : undefined
}

/** Runs the page's rule of a field, once for each value; the result for the latest value is used. */
async function runAsyncRule(context: FormContext, path: string): Promise<void> {
  const { runs, results } = context.validation
  const { asyncRules, fields } = context.options()
  const rule = asyncRules?.[path]
  const { values } = context.$state.get()
  const value = valueAt(values, path)
  const field = fields?.find(({ name }) => name === path)
  const isHidden = field && !isFieldShown(field, values, { today: today() })
  if (!rule || currentResult(context, results, path) || isHidden) return
  if (findProblems(context).some((problem) => problem.path === path)) return
  const run = runs.get(path) ?? { reading: latest(), value: undefined, result: undefined }
  runs.set(path, run)
  if (run.result && isSameValue(run.value, value)) return run.result
  run.value = value
  run.result = storeResult(
    context,
    path,
    value,
    run.reading.run((signal) => rule(value, values, signal)),
  )
  await run.result
}

async function storeResult(
  { validation: { results, runs } }: FormContext,
  path: string,
  value: unknown,
  running: PromiseLike<unknown>,
): Promise<void> {
  try {
    const problem = (await running) as Problem | undefined | typeof superseded
    if (problem !== superseded) results.set(path, { value, problem: problem && { ...problem, path } })
  } catch {
    // A rule that cannot be checked does not block saving: the server decides.
  }
  const run = runs.get(path)
  if (run && run.value === value) run.result = undefined
}
