/** Why a login failed, as codes of the form. */
export type LoginProblem =
  | { kind: 'account-missing' }
  | { kind: 'password-missing' }
  | { kind: 'bad-credentials'; attemptsLeft?: number }
  | { kind: 'too-many-attempts'; retryAfter: number }
  | { kind: 'failed'; message: string }

/** A problem below a field; all others appear above the form. */
export type FieldProblem = Exclude<LoginProblem, { kind: 'failed' }>

/** Checks the input before a request. */
export function missingPart(account: string, password: string): LoginProblem | undefined {
  if (!account) return { kind: 'account-missing' }
  if (!password) return { kind: 'password-missing' }
  return undefined
}

/** The text of a problem below a field: its key in the strings and its parameters. `retryAfter` is in seconds. */
export function problemText(problem: FieldProblem): { key: ProblemKey; params?: Record<string, number> } {
  switch (problem.kind) {
    case 'account-missing':
      return { key: 'accountMissing' }
    case 'password-missing':
      return { key: 'passwordMissing' }
    case 'bad-credentials':
      if (problem.attemptsLeft === undefined) return { key: 'badCredentials' }
      return { key: 'badCredentialsLeft', params: { attemptsLeft: problem.attemptsLeft } }
    case 'too-many-attempts':
      return waitText(problem.retryAfter)
  }
}

type ProblemKey =
  | 'accountMissing'
  | 'passwordMissing'
  | 'badCredentials'
  | 'badCredentialsLeft'
  | 'tooManySeconds'
  | 'tooManyMinutes'

function waitText(seconds: number): { key: ProblemKey; params: Record<string, number> } {
  if (seconds < 60) return { key: 'tooManySeconds', params: { count: Math.max(1, Math.ceil(seconds)) } }
  return { key: 'tooManyMinutes', params: { count: Math.ceil(seconds / 60) } }
}
