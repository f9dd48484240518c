import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** A logged error. */
export interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly cause?: LoggedError
  readonly [detail: string]: unknown
}

/** What the database says of an error without quoting a value. Its message, detail and context quote them. */
const safe = ['code', 'severity', 'schema', 'table', 'column', 'dataType', 'constraint', 'routine'] as const

/** The places in a stack, without the message that it begins with. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

function ofDatabase(error: pg.DatabaseError): LoggedError {
  const details = safe.flatMap((name) => (error[name] === undefined ? [] : [[name, error[name]]]))
  return {
    type: 'DatabaseError',
    message: `PostgreSQL refused with ${error.code}`,
    ...Object.fromEntries(details),
    stack: placesOf(error),
  }
}

function described(error: Error): LoggedError {
  if (error instanceof pg.DatabaseError) return ofDatabase(error)
  // its message contains the parameters of the statement: password hashes, names, phone numbers
  if (error instanceof DrizzleQueryError)
    return {
      type: 'DrizzleQueryError',
      message: 'A statement failed',
      query: error.query,
      stack: placesOf(error),
    }
  const { code } = error as NodeJS.ErrnoException
  return { type: error.name, message: error.message, ...(code && { code }), stack: placesOf(error) }
}

/** Describes an error for the log, without user data. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'What was thrown is no error', stack: '' }
  const { cause } = error
  return { ...described(error), ...(cause instanceof Error && { cause: loggedError(cause) }) }
}
