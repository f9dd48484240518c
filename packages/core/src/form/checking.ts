import { today } from '@ebkit/rules/dates'
import { isFieldShown, valueAt } from '@ebkit/rules/fields'
import { checkFields, type FieldProblem, type Problem } from '@ebkit/rules/validation'
import { type Latest, latest, superseded } from '../promise/latest'
import { type Desk, modeOf } from './Desk'
import { isSameValue } from './values'

/** What somebody else said of a value: it holds as long as the value does. */
interface Verdict {
  value: unknown
  problem: FieldProblem | undefined
}

/** What is being asked about a field. */
interface Question {
  reading: Latest
  value: unknown
  answer: Promise<void> | undefined
}

/** Checks values, and remembers what is told of them. */
export interface Checking {
  /** Checks everything, asks whom there is to ask, and tells all of it. */
  checkAll(): Promise<readonly FieldProblem[]>
  /** Only looks again at what was told already. */
  recheck(): void
  /** A field was left: tells what is wrong with what stands there. */
  checkLeft(path: string): Promise<void>
  /** Something is entered at a path that is no value yet, such as a file on its way. */
  hold(path: string, message?: string): void
  /** The gateway refused values. */
  takeRefusal(problems: readonly FieldProblem[]): void
  /** It is asked again: what it refused then may be right now, beside other values. */
  forgetRefusal(): void
  forget(): void
}

export function createChecking(desk: Desk): Checking {
  const { $state, patch, options } = desk
  /** Paths of which something was told. */
  const told = new Set<string>()
  const refused = new Map<string, Verdict>()
  const answers = new Map<string, Verdict>()
  const questions = new Map<string, Question>()
  const held = new Map<string, string>()

  const stands = (verdicts: Map<string, Verdict>, path: string) => {
    const verdict = verdicts.get(path)
    return verdict && isSameValue(verdict.value, valueAt($state.get().values, path)) ? verdict : undefined
  }

  /** Everything that is known to be wrong now, one problem a path. */
  function known(): FieldProblem[] {
    const problems = new Map<string, FieldProblem>()
    const context = { today: today(), isEdit: modeOf(desk) === 'edit' }
    for (const problem of checkFields(options().fields ?? [], $state.get().values, context))
      problems.set(problem.path, problem)
    for (const [path, message] of held) problems.set(path, { path, code: 'pending', params: { message } })
    for (const verdicts of [refused, answers])
      for (const path of verdicts.keys()) {
        const problem = stands(verdicts, path)?.problem
        if (problem && !problems.has(path)) problems.set(path, problem)
      }
    return [...problems.values()]
  }

  function tell(): readonly FieldProblem[] {
    const problems = known().filter(({ path }) => told.has(path))
    patch({ problems })
    return problems
  }

  /** Asks the page's own rule of one field, once for a value; the newest value's answer wins. */
  async function ask(path: string): Promise<void> {
    const rule = options().asyncRules?.[path]
    const { values } = $state.get()
    const value = valueAt(values, path)
    const field = options().fields?.find(({ name }) => name === path)
    if (!rule || stands(answers, path) || (field && !isFieldShown(field, values, { today: today() }))) return
    if (known().some((problem) => problem.path === path)) return
    const question = questions.get(path) ?? { reading: latest(), value: undefined, answer: undefined }
    questions.set(path, question)
    if (question.answer && isSameValue(question.value, value)) return question.answer
    question.value = value
    question.answer = hear(
      path,
      value,
      question.reading.run((signal) => rule(value, values, signal)),
    )
    await question.answer
  }

  async function hear(path: string, value: unknown, asked: PromiseLike<unknown>): Promise<void> {
    try {
      const problem = (await asked) as Problem | undefined | typeof superseded
      if (problem !== superseded) answers.set(path, { value, problem: problem && { ...problem, path } })
    } catch {
      // It could not be asked: whoever saves the record has the last word.
    }
    const question = questions.get(path)
    if (question && question.value === value) question.answer = undefined
  }

  return {
    async checkAll() {
      await Promise.all(Object.keys(options().asyncRules ?? {}).map(ask))
      for (const { path } of known()) told.add(path)
      return tell()
    },
    hold(path, message) {
      if (held.get(path) === message) return
      if (message) held.set(path, message)
      else held.delete(path)
      if (told.size) tell()
    },
    recheck: () => void (told.size && tell()),
    async checkLeft(path) {
      await ask(path)
      // What is missing is told when somebody saves: a person may come back to it.
      const wrong = known().filter((problem) => problem.path === path && problem.code !== 'required')
      if (!wrong.length) return
      told.add(path)
      tell()
    },
    takeRefusal(problems) {
      for (const problem of problems) {
        told.add(problem.path)
        refused.set(problem.path, { value: valueAt($state.get().values, problem.path), problem })
      }
      tell()
    },
    forgetRefusal: () => refused.clear(),
    forget() {
      for (const kept of [told, refused, answers, questions]) kept.clear()
      patch({ problems: [], refusals: 0 })
    },
  }
}
